# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = Ніч чекає. Нехай очі лишаються, як є.
night-again = Усі розплющіть очі. Ми починаємо цю ніч знову.
resume-night = Заплющіть очі знову. Продовжуємо з того самого місця.
sound-test = Якщо ти мене чуєш, поклади мене посеред столу.
