# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = Ночь ждёт. Пусть глаза остаются, как есть.
night-again = Все откройте глаза. Мы начинаем эту ночь заново.
resume-night = Закройте глаза снова. Продолжаем с того же места.
sound-test = Если ты меня слышишь, положи меня на середину стола.
