"""The River: tiles that open the map."""
