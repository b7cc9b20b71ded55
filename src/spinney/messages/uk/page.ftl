# Що каже сторінка, поки клієнт не працює або без нього.

page-description = Arboretum, Best Treehouse Ever і Renature у вашому браузері
page-needs-javascript = Для Spinney потрібен JavaScript.
page-games = Ігри на цьому сервері:
page-no-client = У цьому встановленні немає клієнта для браузера; програми можуть грати, як описано в /schema.
