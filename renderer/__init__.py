"""Pictures: from a scene, which is plain data with every word final, to the bytes of a PNG or GIF."""
