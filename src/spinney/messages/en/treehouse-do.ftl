# Best Treehouse Ever: what an action does, as people say it.

treehouse-do-choose = Choose { $room-the }
treehouse-do-build = Build { $room-the } on level { $level }, { treehouse-place }
treehouse-do-discard = Discard { $room-the }
treehouse-do-take = Take a { treehouse-condition } card
treehouse-do-lay = Lay your { treehouse-condition } card on { $colour }
treehouse-do-claim = Take the { $colour } score card
