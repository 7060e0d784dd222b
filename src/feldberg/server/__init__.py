"""Tables for people: accounts, lobby, sockets, storage. Knows games only through the contract."""
