"""Tables over the network: never lost, never frozen, never leaking."""
