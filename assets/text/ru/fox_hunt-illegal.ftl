### Почему в «Охоте на лис» что-то нельзя: "illegal-" и правило, которое нарушено.

illegal-fox_hunt_over = все лисы найдены
illegal-fox_hunt_undecided = ещё не решено, с чего начнётся партия
illegal-fox_hunt_hiding = лисы ещё прячутся
illegal-fox_hunt_no_square = на этом поле нет такой клетки
illegal-fox_hunt_again = по этой клетке уже стреляли
