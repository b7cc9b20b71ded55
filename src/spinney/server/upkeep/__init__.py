"""What runs beside the requests: tables in memory, clocks, bots, web hooks, other processes, figures."""
