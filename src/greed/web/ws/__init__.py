"""WebSockets: the way in, one socket per client, and how many there may be."""
