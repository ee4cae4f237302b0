"""Language models at the table: a Model Context Protocol server with the games as its tools."""
