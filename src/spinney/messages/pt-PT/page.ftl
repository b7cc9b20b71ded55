# O que diz a página antes de o cliente correr, ou sem ele.

page-description = Arboretum, Best Treehouse Ever e Renature no seu navegador
page-needs-javascript = O Spinney precisa de JavaScript.
page-games = Os jogos deste servidor:
page-no-client = Esta instalação não tem o cliente para o navegador; os programas podem jogar através de /schema.
