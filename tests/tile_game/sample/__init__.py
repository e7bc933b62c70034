"""The sample expansion: a folder to copy, its words, and its drawings. docs/engine.md says where each part goes."""
