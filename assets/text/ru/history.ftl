### What was: the log, the recap, undo, saves, and what comes back after a crash. Values in braces are filled in by the program.

saves-works_again = Сохранение снова работает.
saves-autosave_failed = Не удалось сохранить партию ({ $problem }). Она продолжается; освободите место на диске или разрешите туда запись, и следующий ход будет сохранён.
saves-saved = Сохранено: «{ $title }».
saves-failed = Не сохранено: { $problem }
saves-round = Раунд { $n }
saves-round_none = Подготовка
saves-fight = Бой { $n }
saves-damaged = Сохранение { $file } повреждено ({ $reason }). Оно отложено под именем { $aside }.
saves-damaged_restored = Сохранение { $file } было повреждено ({ $reason }). Оно отложено под именем { $aside }, взята предыдущая версия.
saves-crashed = В прошлый раз Рубикон завершился со сбоем. Подробности записаны в файл { $file }; «Продолжить» вернёт вас к последнему ходу партии.

## The log

log-title = Журнал
log-only = Только { $name }
log-newest = К последней записи
log-fold = Свернуть этот ход
log-unfold = Развернуть этот ход
log-show = Показать где
log-show_why = Показать где и почему

## Undo

action-redo = Повторить
undo-pending = Снять все армии
undo-short = Отменить
undo-it = Отменить: { $what }
redo-it = Повторить: { $what }
undo-claim = выбор территории
undo-place = расстановка
undo-trade = сдача комплекта
undo-march = перемещение
undo-end_attack = конец атак
undo-other = последний шаг

## The recap

recap-title = С вашего прошлого хода
recap-replay = Посмотреть (R)
recap-dismiss = Скрыть
recap-replaying = Повтор
recap-replaying_advice = Что произошло с вашего прошлого хода. Ваш ход подождёт.
recap-skip = Пропустить
past-then = Взгляд назад
past-then_advice = Стол, каким он был, когда решение принимал { $name }. Ваш ход подождёт.
past-back = К моему ходу
action-replay = Показать, что было с прошлого хода

## Saves

title-load = Загрузить партию
menu-saves = Сохранить или загрузить
menu-copy_position = Скопировать позицию
menu-copy_game = Скопировать партию
menu-paste = Вставить позицию или партию
menu-edit_position = Изменить позицию
notation-position_copied = Позиция скопирована такой, какой вы её видите.
notation-game_copied = Партия скопирована такой, какой вы её знаете.
saves-title = Сохранения
saves-close = Закрыть
saves-name = Название сохранения
saves-new_name = Новое название
saves-save = Сохранить
saves-load = Загрузить
saves-loading = Загрузка…
saves-load_which = Загрузить: { $save }
saves-rename = Переименовать
saves-rename_which = Переименовать: { $save }
saves-rename_sure = Дать это название
saves-delete = Удалить
saves-delete_which = Удалить: { $save }
saves-delete_ask = Восстановить его будет нельзя.
saves-delete_sure = Да, удалить
saves-overwrite = Сохранение «{ $title }» уже есть.
saves-overwrite_sure = Заменить
saves-reading = Чтение сохранений…
saves-none = Здесь пока ничего нет.
saves-search = Поиск
saves-order = Порядок
saves-order_newest = Сначала новые
saves-order_name = По названию
saves-order_game = По игре
saves-not_found = Сохранений с такими словами нет.
saves-over = Окончена
saves-auto = Автосохранение
saves-unusable = Это сохранение нельзя загрузить: { $reason }
