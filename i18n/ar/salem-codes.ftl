# لماذا ترفض القواعد أمرًا في Salem 1692، رمزًا رمزًا.

salem-code-wrong-phase = ليس في هذا الجزء من اللعبة.
salem-code-no-such-player = لا يوجد هذا اللاعب.
salem-code-player-is-dead = هذا اللاعب ميت ولا يشارك.
salem-code-player-is-alive = هذا اللاعب حي.
salem-code-no-card-face-down = لا توجد بطاقات مقلوبة بهذا العدد.
salem-code-no-witch-card-left = كل بطاقات الساحرات مكشوفة.
salem-code-constable-is-gone = كُشفت بطاقة الشرطي. لم يعد هناك شرطي.
salem-code-may-not-choose-self = يجب أن يكون شخصًا آخر.
salem-code-already-held = هذه البطاقة أمام أحدهم بالفعل.
salem-code-not-held = هذه البطاقة ليست هناك.
salem-code-no-such-ability = ليس لهذا اللاعب هذه القدرة.
salem-code-ability-is-spent = استُعملت هذه القدرة.
salem-code-cards-do-not-add-up = البطاقات لا تتطابق. انظروا إليها مرة أخرى.
salem-code-bad-name = الاسم من 1 إلى 24 حرفًا.
salem-code-duplicate-name = هذا الاسم لشخص آخر. أضيفوا حرفًا إلى أحدهما.
salem-code-too-few-players = اللاعبون قليلون: يلزم اثنان على الأقل.
salem-code-too-many-players = اللاعبون كثيرون: اثنا عشر على الأكثر.
salem-code-bad-witch-count = يمكن أن تكون بطاقات الساحرات من 1 إلى 5.
salem-code-duplicate-character = هذه الشخصية لشخص آخر.
salem-code-unknown-character = لا توجد هذه الشخصية.
salem-code-game-is-over = انتهت اللعبة. لا يمكن إلا التراجع.
salem-code-waiting-for-dead-cards = أولًا تُكشف بطاقات الموتى.
salem-code-already-taken = أُدخلت بطاقة هذا اللاعب.
salem-code-piety-forbids = التقوى تحمي هذا اللاعب من البطاقات الحمراء.
salem-code-not-yours = هذا من شأن لاعب آخر أو من شأن من يدير اللعبة.
