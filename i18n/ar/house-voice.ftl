# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = الليل ينتظر. أبقوا أعينكم كما هي.
night-again = افتحوا أعينكم جميعًا. نبدأ هذه الليلة من جديد.
resume-night = أغمضوا أعينكم من جديد. نواصل من حيث توقفنا.
sound-test = إن سمعتموني، فضعوني في وسط الطاولة.
