"""Tests of pictures and texts made from games."""
