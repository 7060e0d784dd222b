"""Shields: a double takes one for a castle. It works for the owner, costs silver at phase ends, and brings points."""
