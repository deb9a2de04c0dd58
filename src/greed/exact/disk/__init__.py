"""Results on disk: named arrays and a header, checked when they are read."""

from greed.exact.disk._cache import Answer, Key, cached, folder, load, path_of, store

__all__ = ["Answer", "Key", "cached", "folder", "load", "path_of", "store"]
