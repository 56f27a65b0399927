# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = הלילה מחכה. העיניים נשארות כפי שהן.
night-again = כולם, לפקוח עיניים. אנחנו מתחילים את הלילה הזה מחדש.
resume-night = לעצום שוב עיניים. ממשיכים מהמקום שבו היינו.
sound-test = אם שומעים אותי, הניחו אותי במרכז השולחן.
