"""Greed over HTTP and WebSockets: rooms, seats, people, time. The game itself is `greed.core`."""
