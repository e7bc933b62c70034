"""Everything that can be done at a table, one module for each kind of deed."""
