"""The domain model of tables, without storage or network: requests make entries, entries state."""
