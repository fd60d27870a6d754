### What is remarkable in recorded games of Conquest, and what opponents did since a turn.

conquest-replay-eliminated = Раунд { $round }: { $name } уничтожает игрока { $loser }
conquest-replay-continent = Раунд { $round }: { $name } захватывает континент { $continent }
conquest-replay-over = Раунд { $round }: конец партии
conquest-recap-took_yours = захватывает у вас: { $list }
conquest-recap-took = захватывает: { $list } (прежде — { $name })
conquest-recap-broke_yours = лишает вас континента { $place }
conquest-recap-broke = отнимает континент { $place } у игрока { $name }
conquest-recap-gained = владеет континентом { $place } (+{ $n })
conquest-recap-eliminated = уничтожает игрока { $name }
conquest-recap-traded =
    { $n ->
        [one] сдаёт карты за { $n } армию
        [few] сдаёт карты за { $n } армии
       *[many] сдаёт карты за { $n } армий
    }
