"""Audit the dependencies for known vulnerabilities."""
