"""A sheet as arrays: derived from the core by walking it, never written by hand."""

from greed.tables.arrays import Tables
from greed.tables.build import tables

__all__ = ["Tables", "tables"]
