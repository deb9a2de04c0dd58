"""HTTP: the endpoints, the page, limits and problems."""
