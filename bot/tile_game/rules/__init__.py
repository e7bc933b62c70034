"""The rules of Carcassonne as pure code. It names no expansion."""
