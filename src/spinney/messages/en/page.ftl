# What the page says before the client runs, or without it. web/index.html has the English texts, word for word.

page-description = Arboretum, Best Treehouse Ever and Renature in your browser
page-needs-javascript = Spinney needs JavaScript.
page-games = Games on this server:
page-no-client = The browser client is not included in this installation; programs can play as described at /schema.
