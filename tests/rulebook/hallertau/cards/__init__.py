"""Every card of Hallertau: played when allowed, refused when not, with its whole effect."""
