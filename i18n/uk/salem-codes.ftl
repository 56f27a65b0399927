# Чому правила Salem 1692 щось відхиляють, за кодами.

salem-code-wrong-phase = Не в цій частині гри.
salem-code-no-such-player = Такого гравця немає.
salem-code-player-is-dead = Ця людина мертва й участі не бере.
salem-code-player-is-alive = Ця людина жива.
salem-code-no-card-face-down = Стільки закритих карт немає.
salem-code-no-witch-card-left = Усі карти відьом уже відкрито.
salem-code-constable-is-gone = Карту констебля відкрито. Констебля більше немає.
salem-code-may-not-choose-self = Це має бути хтось інший.
salem-code-already-held = Ця карта вже перед кимось лежить.
salem-code-not-held = Цієї карти там немає.
salem-code-no-such-ability = Ця людина не має такої здібності.
salem-code-ability-is-spent = Цю здібність уже використано.
salem-code-cards-do-not-add-up = Карти не сходяться. Погляньте на них ще раз.
salem-code-bad-name = Ім’я має від 1 до 24 літер.
salem-code-duplicate-name = Хтось уже має це ім’я. Додайте літеру до одного з них.
salem-code-too-few-players = Замало гравців: треба щонайменше двоє.
salem-code-too-many-players = Забагато гравців: щонайбільше дванадцять.
salem-code-bad-witch-count = У грі може бути від 1 до 5 карт відьом.
salem-code-duplicate-character = Хтось уже має цього персонажа.
salem-code-unknown-character = Такого персонажа немає.
salem-code-game-is-over = Гру закінчено. Можна лише скасовувати.
salem-code-waiting-for-dead-cards = Спершу відкривають карти померлих.
salem-code-already-taken = Карту цієї людини вже введено.
salem-code-piety-forbids = Благочестя захищає цю людину від червоних карт.
salem-code-not-yours = Це справа іншого гравця або ведучого.
