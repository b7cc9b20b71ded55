# Best Treehouse Ever: what an action does, as people say it.

treehouse-do-choose = Choose { $room-the }
treehouse-do-build = Build { $room-the } on level { $level }, { $place ->
    [1] first place from the left
    [2] second place from the left
    [3] third place from the left
    [4] fourth place from the left
    [5] fifth place from the left
    [6] sixth place from the left
   *[other] place { $place } from the left
}
treehouse-do-discard = Discard { $room-the }
treehouse-do-take = Take a { treehouse-condition } card
treehouse-do-lay = Lay your { treehouse-condition } card on { $colour }
treehouse-do-claim = Take the { $colour } score card
