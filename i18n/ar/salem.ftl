# شاشات اللعبة الجارية. تأتي الأسماء هكذا { $name } ولا تحتاج أي جملة إلى جنس صاحبها.
# نوافذ الاختيار بالكلمات نفسها للساحرات والشرطي: لا يُذكر فيها أي دور.

## البطاقات والعلامات

blue-asylum = الملجأ
blue-black-cat = القط الأسود
blue-matchmaker = الخاطبة
blue-piety = التقوى
gavel = المطرقة
red-accusation = اتهام
red-evidence = دليل
red-witness = شاهد
seat-dead = ميت
seat-ghost = شبح
seat-left = غادر
seat-face-down =
    { $count ->
        [0] لا بطاقات مقلوبة
        [one] بطاقة مقلوبة واحدة
        [two] بطاقتان مقلوبتان
        [few] { $count } بطاقات مقلوبة
       *[other] { $count } بطاقة مقلوبة
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] ساحرة
            *[other] ساحرة ×{ $count }
            }
        [constable] شرطي
       *[not-a-witch] { $count ->
            [1] ليست ساحرة
            *[other] ليست ساحرة ×{ $count }
            }
    }
seat-accused = { $points } من { $threshold }
seat-accused-protected = { $points }
seat-accused-label = الاتهام: { $points } من { $threshold } نقطة
seat-trial = محاكمة!
table-seats = الطاولة باتجاه عقارب الساعة

## الراوي والرمل

narrator = الراوي
hold-again = اضغط مرة أخرى للتنفيذ
sand-left =
    { $seconds ->
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $seconds } ثوانٍ
       *[other] بقيت { $seconds } ثانية
    }
sand-pause = إيقاف الرمل
sand-resume = دعه يجري
sand-more = ‎+15 ث
sand-more-label = 15 ثانية أخرى
sand-end = أنهِ الآن
sand-own-done = نفد الرمل
sand-own = اقلبوا ساعتكم الرملية.
sand-turn = ساعة الرمل
sand-turn-title = قلب ساعة الرمل من أجل…
sand-slow-turn = دور بطيء
    .hint = إذا نفد الرمل، سحب اللاعب بطاقتين وانتهى دوره.
sand-ability = قدرة
    .hint = دقيقة تيتوبا مع الكومة، أو إحدى مرتي صمويل باريس.
sand-last-words = ثلاث كلمات أخيرة
    .hint = بعدها يصمت الموتى.
sand-discussion = نقاش
    .hint = ينتهي بطرقتين، ولا يحدث شيء آخر.

## قبل الفجر وفي النهار

before-dawn = هل جلس الجميع؟ ضعوني في وسط الطاولة.
before-dawn-begin = أغمضوا أعينكم: الفجر
day-title =
    { $night ->
        [0] اليوم الأول
       *[other] اليوم بعد الليلة { $night }
    }
night-title =
    { $night ->
        [0] الفجر
       *[other] الليلة { $night }
    }
day-witch-cards = بطاقات الساحرات المكتشفة
day-witch-cards-of = { $revealed } من { $in_play }
day-constable-in-play = الشرطي في اللعبة
day-constable-gone = لم يعد هناك شرطي
day-black-cat = القط الأسود: { $name }
day-black-cat-nobody = القط الأسود: لا أحد
day-tap = المسوا لاعبًا لتسجيل ما حدث
day-last-two = بقي اثنان: لا سرقة ولا كبش فداء
day-night = الليل
day-night-label = سُحبت بطاقة الليل: ابدأ الليل
day-conspiracy = المؤامرة
day-conspiracy-label = سُحبت بطاقة المؤامرة
day-who-drew = من سحب المؤامرة؟

## صفحة اللاعب

trial = كشف بطاقة محاكمة
trial-which = أي بطاقة كُشفت؟
trial-another = هل بقيت بطاقة ساحرة أخرى مقلوبة عند { $name }؟
trial-another-yes = نعم، يبقى حيًّا: { $name }
trial-another-no = لا، يموت: { $name }
trial-deadly-last = هذه آخر بطاقة عند { $name }. كشفها موت.
trial-deadly-witch = بطاقة ساحرة. قد تعني الموت.
trial-reveal = اكشفها
trial-deciding =
    { $winner ->
        [witches] بهذه البطاقة تفوز الساحرات.
       *[townspeople] آخر بطاقة ساحرة: يفوز أهل البلدة.
    }
accuse = الاتهامات
accuse-points = { $points } من { $threshold } نقطة
accuse-points-protected = التقوى تحمي: لا بطاقات حمراء
accuse-danforth = إن اتهم توماس دانفورث: { $threshold }
accuse-trial = تكفي للمحاكمة
accuse-card =
    { $points ->
       *[other] ‎+{ $points }
    }
accuse-clear = طرح البطاقات الحمراء
blue = البطاقات الزرقاء
blue-give = وضع
blue-move = نقل
blue-discard = طرح
blue-to = { $card }: إلى من؟
character = دار البلدية
character-inherits = الآن بقدرة { $character }
dead-title = ميت: { $name }
left-title = مغادرة الطاولة: { $name }
dead-nothing = الموتى لا يشاركون.
left-nothing = من غادر لا يشارك بعد الآن.
ghost-nothing = لا أحد يجلس هنا.
person-rename = تصحيح الاسم
person-rename-done = اعتماد هذا الاسم
person-swap = تبديل المكان مع …
person-after = الجلوس بعد …
person-leave = مغادرة الطاولة …
person-leave-what = ماذا عن البطاقات المقلوبة لدى { $name }؟
person-leave-up = تُكشف
person-leave-give = تُعطى لأحدهم دون أن تُرى: …
person-leave-up-do = يغادر { $name } وتُكشف البطاقات
person-leave-give-do = يغادر { $name } وتذهب البطاقات إلى { $to }
person-late = من يصل متأخرًا يتفرّج على هذه اللعبة: لا مكان له في القواعد. يلعب في التالية.

## الليل

night-paused = الليل ينتظر
interrupted-title = قوطعنا
interrupted-do = أغمضوا أعينكم جميعًا. ثم اضغطوا، ونتابع من حيث توقفنا.
taken-back-title = تم التراجع
taken-back-do = أغمضوا أعينكم جميعًا. ثم اضغطوا، ونتابع من هناك.
taken-back-goes-on = أبقوا أعينكم مغمضة جميعًا. بعد لحظة نتابع من هناك.
asleep-all = الجميع نائمون
night-progress = { $done } من { $count } خطوات

## نافذة اختيار: الكلمات نفسها لمن ينظر

choose-title = المسوا لاعبًا
choose-nobody = لا أحد
choose-confirm = اضغط باستمرار لاختيار { $name }
choose-confirm-nobody = اضغط باستمرار لعدم اختيار أحد
choose-first = لم يُختر أحد بعد
choose-turn = تدوير الشاشة
choose-mark-words = لم يبق غيرنا
choose-mark-confirm = اضغط باستمرار: لم يبق غيرنا

## الاعتراف

confess-title = من يعترف؟
confess-of = اعتراف { $name }
confess-without-card = من دون بطاقة
confess-without-card-hint = وليام فيبس، مرة في اللعبة
confess-done = تم الاعتراف
confess-gavel = المطرقة: { $name }
confess-gavel-nobody = المطرقة: لا أحد

## النتيجة وبطاقات الموتى

morning-title = الصباح
morning-died = ميت: { $name }
morning-lives = حي: { $name }
morning-why-gavel = هجوم في الليل، وأنقذت المطرقة.
morning-why-confessed = هجوم في الليل، وأنقذ الاعتراف.
morning-why-asylum = هجوم في الليل، وأنقذ الملجأ.
morning-why-dies = هجوم في الليل.
morning-why-already-dead = هجوم في الليل، لكن الموت كان قد سبق.
morning-why-loses-cards = هجوم في الليل، وخسارة بطاقتي محاكمة.
morning-matchmaker = رابطة الخاطبة: { $name }
morning-to-day = إلى النهار
turn-up-dead = موت { $name }
turn-up-all =
    { $count ->
        [one] اكشفوا البطاقة الأخيرة.
        [two] اكشفوا البطاقتين.
        [few] اكشفوا البطاقات { $count } كلها.
       *[other] اكشفوا البطاقات { $count } كلها.
    }
turn-up-lost = خسارة بطاقات: { $name }
turn-up-lost-count =
    { $count ->
        [one] يختار { $chooser } البطاقة. اكشفوها.
        [two] يختار { $chooser } بطاقتين. اكشفوهما.
       *[other] يختار { $chooser } { $count } بطاقات. اكشفوها.
    }
turn-up-left =
    { $count ->
        [0] أُدخلت كلها
        [one] بقيت بطاقة واحدة
        [two] بقيت بطاقتان
        [few] بقيت { $count } بطاقات
       *[other] بقيت { $count } بطاقة
    }
turn-up-confirm = هو كذلك
turn-up-innocent = كلها ليست ساحرة
turn-up-declare = من يموت يقول هل كان يومًا ساحرة.
turn-up-less = { $card }: أقل بواحدة
turn-up-more = { $card }: أكثر بواحدة

## المؤامرة

plot-title = المؤامرة
plot-drawn = سحب البطاقة: { $drawer }.
plot-cat = { $drawer }: كشف بطاقة محاكمة من بطاقات { $name }
plot-take = يأخذ كل واحد بطاقة من اليسار
plot-take-pooled = يعطي كل واحد بطاقة؛ اخلطوا، ووزعوا واحدة على كل لاعب
plot-look = انظروا إلى بطاقاتكم سرًّا، ثم اخلطوها.
plot-takes-from = تؤخذ البطاقة من { $name }
plot-take-note = الجميع معًا، مقلوبة. المكشوفة تبقى.
plot-done = أخذ الجميع
plot-end = إلى النهار

## القول إنه لم يبق إلا الساحرات

answer-title = هل لم يبق إلا الساحرات؟
answer-ask = أيها الأحياء: هل كل واحد منكم ساحرة؟
answer-yes = نعم، كلنا
answer-no = لا، هناك آخرون

## القائمة

menu-title = القائمة
menu-claim = تقول الساحرات: لم يبق غيرنا

## الرف

salem-stand =
    { $phase ->
        [setup] الفجر لم يأتِ بعد
        [dealing] إدخال البطاقات جارٍ
        [dawn] عند الفجر
        [night] الليلة { $nights }
        [conspiracy] أثناء مؤامرة
        [over] انتهت
       *[day] { $nights ->
            [0] اليوم الأول
           *[other] اليوم بعد الليلة { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    أمل
    بدر
    تالا
    جاد
    دانة
salem-demo-asleep = الجميع يغمضون أعينهم. أنا أقود الليلة ليلعب الجميع.
salem-demo-witches = تلمس الساحرات اسمًا ويضغطن الزر باستمرار. لا أحد يسمع، وأعين الآخرين مغمضة.
salem-demo-constable = يحمي الشرطي شخصًا على الشاشة نفسها: لا شيء يدل على من ينظر.
salem-demo-eyes-open = العيون مفتوحة. يرى الجميع أمام من توجد المطرقة، ولا أحد يعرف من هوجم.
salem-demo-confess = ما دام الرمل يسقط، فمن يكشف بطاقة محاكمة يأمن هذه الليلة.
salem-demo-died = الآن فقط يعرف الجميع من مات. وتُكشف بطاقاته.
salem-demo-day = في النهار تلعبون ببطاقاتكم. لمستان تسجلان ما على الطاولة.
salem-demo-trial = اتهامات كافية تعني محاكمة: تُكشف بطاقة محاكمة واحدة. هذه ساحرة.
salem-demo-end = أعرف النهاية بنفسي وأروي قصة السهرة. والآن دوركم.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] شبح واحد يأخذ المكان الخالي
        [two] شبحان يأخذان المكانين الخاليين
       *[other] { $count } أشباح تأخذ الأماكن الخالية
    }
setup-ghosts-seats = باتجاه عقارب الساعة: { $names }
setup-ghost-name = شبح { $number }
setup-deal = وزّعوا { $count } من البطاقات: { $cards }
cards-counted = ساحرة × { $witch }، شرطي × { $constable }، ليست ساحرة × { $not_a_witch }
setup-cards-each =
    { $count ->
        [one] بطاقة محاكمة واحدة لكل لاعب
        [two] بطاقتا محاكمة لكل لاعب
        [few] { $count } بطاقات محاكمة لكل لاعب
       *[other] { $count } بطاقة محاكمة لكل لاعب
    }
settings-witches-least = عيون الساحرات مفتوحة على الأقل
settings-constable-least = عينا الشرطي مفتوحتان على الأقل
settings-least-hint = حتى لا يكشف الاختيار السريع شيئًا.
settings-ask-asleep = السؤال هل نام الجميع
settings-ask-asleep-hint = ينتظر الليل لمسة واحدة قبل أن تستيقظ الساحرات.
settings-timer = ساعة الرمل للاعتراف
settings-timer-digital = الساعة على هذه الشاشة
settings-timer-own = ساعة اللعبة الرملية
settings-sand = مدة الرمل
settings-discussion = مدة النقاش
settings-minutes = { $count } د
