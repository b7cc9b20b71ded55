# O que diz a página antes de o cliente rodar, ou sem ele.

page-description = Arboretum, Best Treehouse Ever e Renature no seu navegador
page-needs-javascript = O Spinney precisa de JavaScript.
page-games = Jogos deste servidor:
page-no-client = Esta instalação não inclui o cliente para o navegador; programas podem jogar como descrito em /schema.
