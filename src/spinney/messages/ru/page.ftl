# Что говорит страница, пока клиент не работает или без него.

page-description = Arboretum, Best Treehouse Ever и Renature в вашем браузере
page-needs-javascript = Для Spinney нужен JavaScript.
page-games = Игры этого сервера:
page-no-client = В этой установке нет клиента для браузера; программы могут играть через /schema.
