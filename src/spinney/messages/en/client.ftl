# What the browser client says around the boards.

spinney = Spinney
