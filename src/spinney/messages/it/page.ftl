# Che cosa dice la pagina prima che il client parta, o senza.

page-description = Arboretum, Best Treehouse Ever e Renature nel tuo browser
page-needs-javascript = Spinney ha bisogno di JavaScript.
page-games = I giochi di questo server:
page-no-client = In questa installazione manca il client per il browser; i programmi possono giocare tramite /schema.
