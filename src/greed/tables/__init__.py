"""A sheet as arrays: derived from the core by walking it, never written by hand."""

from greed.tables.arrays import Tables
from greed.tables.build import tables
from greed.tables.finder import Finder

__all__ = ["Finder", "Tables", "tables"]
