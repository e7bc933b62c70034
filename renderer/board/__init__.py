"""The map: which cells are shown, the tiles with what stands on them, marks, rulers, the small map."""
