"""What can be done at a table, a module for each kind of deed."""
