# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = 夜が待っています。目は、そのままにしていてください。
night-again = 皆さん、目を開けてください。この夜を、最初からやり直します。
resume-night = もう一度、目を閉じてください。続きから始めます。
sound-test = これが聞こえたら、私をテーブルの真ん中に置いてください。
