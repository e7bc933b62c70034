"""The pages: one module for each kind of picture, from its scene to a painted canvas."""
