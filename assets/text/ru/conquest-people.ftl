### What opponents say of what they are doing, in the dock while they play: the personas each in their own voice, anyone else plainly.
### A line is seen for a second or two.

conquest-say-captain_ponder = «Где карта? А, неважно. Барабаны!»
conquest-say-captain_trade = «Армий за карты: { $n }. Почти даром!»
conquest-say-captain_place = «{ $place }: ещё { $n }, и не зевать!»
conquest-say-captain_attack = «В атаку! { $place } и опомниться не успеет!»
conquest-say-captain_attack_you = «Вперёд, ребята! Отбираем: { $place }!»
conquest-say-captain_take = «{ $place } за нами! А как это звалось раньше?»
conquest-say-captain_take_you = «{ $place } за нами! Повезёт в другой раз, дружище.»
conquest-say-captain_march = «{ $place }: { $n }, шагом марш!»

conquest-say-quartermaster_ponder = «Минутку. Я ещё считаю.»
conquest-say-quartermaster_trade = «Три карты, армий: { $n }. Подписано.»
conquest-say-quartermaster_place = «{ $place }: ящиков { $n }. Проверено дважды.»
conquest-say-quartermaster_attack = «Сумма сошлась. Значит, { $place }.»
conquest-say-quartermaster_attack_you = «{ $place }: ваших я сосчитала. Мне хватит.»
conquest-say-quartermaster_take = «{ $place }: принято в исправности.»
conquest-say-quartermaster_take_you = «{ $place }: вычёркиваю из ваших книг.»
conquest-say-quartermaster_march = «{ $place }: ещё { $n }. Книги любят равновесие.»

conquest-say-duke_ponder = «Кто-то здесь слишком высоко стоит.»
conquest-say-duke_trade = «Армий: { $n }, и каждый солдат — дворянин.»
conquest-say-duke_place = «{ $place }: { $n }. Пусть их видят.»
conquest-say-duke_attack = «{ $name }, довольно вам владеть: { $place }!»
conquest-say-duke_attack_you = «{ $place } в ваших руках, и это у меня на глазах?»
conquest-say-duke_take = «{ $place } возвращается к достойным.»
conquest-say-duke_take_you = «{ $place }. Это за оскорбление.»
conquest-say-duke_march = «{ $place }: { $n }. Выше головы!»

conquest-say-abbess_ponder = «Грядки вскопаны. Посмотрим, что взойдёт.»
conquest-say-abbess_trade = «Небольшой урожай, армий: { $n }.»
conquest-say-abbess_place = «{ $place }: ростков { $n }.»
conquest-say-abbess_attack = «{ $place }: сюда бы немного заботы.»
conquest-say-abbess_attack_you = «Простите. { $place } просится в мой сад.»
conquest-say-abbess_take = «{ $place }: посажено. Теперь пусть укоренится.»
conquest-say-abbess_take_you = «{ $place }: у меня уход будет лучше.»
conquest-say-abbess_march = «{ $place }: к ограде, { $n }.»

conquest-say-tollkeeper_ponder = «Через какие же ворота они все идут?»
conquest-say-tollkeeper_trade = «Три бумажки — и подкрепление: { $n }. Честная пошлина.»
conquest-say-tollkeeper_place = «К воротам, { $place }: { $n }.»
conquest-say-tollkeeper_attack = «{ $place } стоит поперёк моей дороги.»
conquest-say-tollkeeper_attack_you = «За проезд через { $place } вы мне должны.»
conquest-say-tollkeeper_take = «{ $place }: ворота открыты. Для меня.»
conquest-say-tollkeeper_take_you = «{ $place }: пошлина уплачена, друг мой.»
conquest-say-tollkeeper_march = «{ $place }: пропустить { $n } и запереть за ними.»

conquest-say-broker_ponder = «Терпение. Цены ещё меняются.»
conquest-say-broker_trade = «Продано. Армий: { $n }. Наконец-то.»
conquest-say-broker_place = «{ $place }: вкладываю { $n }.»
conquest-say-broker_attack = «{ $place } сегодня по дешёвке.»
conquest-say-broker_attack_you = «Ничего личного. { $place } стоит дороже, чем думают.»
conquest-say-broker_take = «{ $place }: чистая сделка.»
conquest-say-broker_take_you = «{ $place } меняет владельца. Благодарю.»
conquest-say-broker_march = «{ $place }: перевожу { $n }. Риск надо делить.»

conquest-say-warden_ponder = «Сначала стена. Там посмотрим.»
conquest-say-warden_trade = «На стену: ещё { $n }.»
conquest-say-warden_place = «{ $place }: камней { $n }.»
conquest-say-warden_attack = «{ $place } стоит там, где быть моей стене.»
conquest-say-warden_attack_you = «{ $place } мешает моей стене. Вас предупреждали.»
conquest-say-warden_take = «{ $place } теперь внутри стены.»
conquest-say-warden_take_you = «{ $place } за моей стеной. Не подходите.»
conquest-say-warden_march = «{ $place }: { $n }. Держать.»

conquest-say-governor_ponder = «Эту границу можно провести ровнее.»
conquest-say-governor_trade = «Набор, армий: { $n }. Провинция выдержит.»
conquest-say-governor_place = «{ $place }: { $n }, для порядка.»
conquest-say-governor_attack = «Для полноты не хватает: { $place }.»
conquest-say-governor_attack_you = «{ $place } за вами никогда не значилось.»
conquest-say-governor_take = «{ $place }: граница перечерчена.»
conquest-say-governor_take_you = «{ $place } теперь платит дань мне.»
conquest-say-governor_march = «{ $place }: в гарнизон { $n }.»

conquest-say-falconer_ponder = «Тише. Кто-то из них хромает.»
conquest-say-falconer_trade = «Три пера за когти, армий: { $n }.»
conquest-say-falconer_place = «{ $place }: на насест { $n }.»
conquest-say-falconer_attack = «Бей! { $place } медлит.»
conquest-say-falconer_attack_you = «{ $place }: я давно за вами слежу.»
conquest-say-falconer_take = «{ $place }: сбито влёт.»
conquest-say-falconer_take_you = «{ $place }: попались.»
conquest-say-falconer_march = «{ $place }: назад { $n }. Надеть клобучки.»

conquest-say-anyone_ponder = смотрит на карту
conquest-say-anyone_trade = сдаёт комплект карт, армий: { $n }
conquest-say-anyone_place = ставит { $n }: { $place }
conquest-say-anyone_attack = атакует: { $place }, держит { $name }
conquest-say-anyone_attack_you = атакует вас: { $place }
conquest-say-anyone_take = захват: { $place }, теряет { $name }
conquest-say-anyone_take_you = захватывает у вас: { $place }
conquest-say-anyone_march = переводит { $n }: { $place }
