"""What a table is, apart from storage and network: entries make it, requests lead to entries."""
