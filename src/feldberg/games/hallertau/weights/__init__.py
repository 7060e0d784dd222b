"""What an outlook hangs on, by how many play: `promises` says what each number means."""
