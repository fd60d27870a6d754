### An opponent asked again for what it decided, with nothing but what its seat had seen.

honest-same = Asked again with nothing but what its seat had seen, it decides the same. No other world was found that looks the same from there.
honest-same_elsewhere = Asked again with nothing but what its seat had seen, it decides the same. It also does in another world that looks the same from there, while what is hidden lies otherwise.
honest-different = Asked again with nothing but what its seat had seen, it does not decide the same. Then: { $then }. Now: { $now }.
honest-different_elsewhere = In another world that looks the same from its seat, while what is hidden lies otherwise, it does not decide the same. Then: { $then }. Now: { $now }.
honest-no_decision = Nobody decided anything there.
honest-person = A person decided, who cannot be asked again.
honest-program = A program from outside decided. What it remembers and looks at nobody knows, so it cannot be asked again.
honest-refused = The opponent cannot be seated any more: { $fault }
honest-stopped = It was stopped before it had decided.
honest-unreadable = What its seat saw cannot be read again: { $reason }
honest-caveat = A difference does not prove that it peeked. It may be another version of the opponent, another one may have sat there, it may have been cut short or had another budget, or the file was changed. It is only not shown that it did not.
