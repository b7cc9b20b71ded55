# Arboretum: what an action does, as people say it.

arboretum-do-draw-deck = Draw from the deck
arboretum-do-draw-own = Draw { $card } from your discard pile
arboretum-do-draw-pile = Draw { $card } from { $player }’s discard pile
arboretum-do-play-first = Plant { $card } as your first card
arboretum-do-play = Plant { $card } { $side ->
    [left] left of
    [above] above
    [below] below
   *[right] right of
} { $neighbour }
arboretum-do-discard = Discard { $card }
