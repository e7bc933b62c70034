"""Traders & Builders: goods, builder and pig."""
