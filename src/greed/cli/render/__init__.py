"""What commands show: text, tables and pictures."""
