# كلمات البيت: الرف والإعداد والضبط والرفض والأخطاء، والأزرار المشتركة بين الألعاب.

## الأزرار

control-back = رجوع
control-close = إغلاق
control-on = نعم
control-off = لا
control-undo = تراجع
control-undo-into-the-dark = اضغط باستمرار: عودة إلى الليل
control-redo = إعادة
control-bring-back = استرجاع
taken-back = تم التراجع عن: { $what }
control-pause = إيقاف مؤقت
control-resume = متابعة
control-repeat-line = قلها مرة أخرى
control-skip-line = تخطي هذه الجملة
control-restart-phase = ابدأ هذه المرحلة من جديد
control-take-up-again = المتابعة من حيث توقفنا
control-captions-only = المتابعة بالنصوص
control-voice-off = الصوت متوقف
control-turn-screen = تدوير الشاشة
control-full-screen = ملء الشاشة: تشغيل أو إيقاف
control-menu = القائمة
control-record = السجل
control-rules = القواعد
control-help = ما يمكن فعله الآن
control-night-light = ضوء الليل: { $percent }٪
keys = المفاتيح
    .text =
        المسافة: ينتظر الراوي ثم يتابع.
        R: الجملة مرة أخرى.
        السهم الأيمن أو Page Down أو دواسة: الخطوة التالية حيث تكفي لمسة واحدة.
        Escape: رجوع أو القائمة.
control-settings = الإعدادات
control-export = حفظ نسخة
control-leave = إلى الرف
control-hold = اضغط باستمرار
control-touch-twice = المس مرتين

## الصوت والحفظ، يقال مرة واحدة

sound-lost = توقف الصوت. هل ما زال مكبر الصوت موجودًا؟
sound-muted = مكبر الصوت مكتوم أو مخفوض تمامًا. ارفعوا الصوت.
sound-no-device = لم يُعثر على مكبر صوت. صِلوا واحدًا أو شغّلوه.
sound-unheard = لا يُسمع أي صوت
sound-read-aloud = لن يسمعني أحد. ليقرأ أحدكم الجمل بصوت عالٍ وليُبقِ عينيه مفتوحتين.
sound-read-this = اقرأ هذا بصوت عالٍ:
storage-not-kept = القرص يرفض الكتابة. تستمر اللعبة، لكنها تضيع إن أُغلق التطبيق.
notice-game-damaged = كان ملف اللعبة الأخيرة تالفًا. ما أمكن إنقاذه موجود هنا، والملف التالف وُضع جانبًا: { $path }
notice-cannot-open-last = لا يمكن فتح اللعبة الأخيرة. لم يُمسّ ملفها.
notice-game-invalid = لم يعد هذا الإصدار قادرًا على فتح اللعبة الأخيرة. تُرك ملفها كما هو: { $path }
notice-settings-damaged = كان ملف الإعدادات تالفًا. عادت الإعدادات المعتادة، والملف التالف وُضع جانبًا: { $path }
notice-table-damaged = كان ملف الطاولة الأخيرة تالفًا؛ نرجو كتابة الأسماء مرة أخرى. والملف التالف وُضع جانبًا: { $path }
notice-not-kept = ما يحدث لم يعد يُكتب على القرص.
notice-settings-not-kept = القرص لا يقبل الإعدادات. تبقى سارية حتى يُغلق التطبيق.
notice-no-sound = لم يُعثر على مكبر صوت، فلا توجد إلا النصوص.
notice-sound-ended = توقف الصوت عن العمل. تستمر اللعبة بالنصوص.
notice-program-ended = توقف محرك اللعبة. أغلقوا التطبيق وافتحوه من جديد: كل ما حدث حتى الآن محفوظ.
notice-exported = حُفظ في { $path }
notice-put-away = فهمت

## الرف

shelf-title = Town Crier
shelf-motto = الصوت في وسط الطاولة
shelf-what = يدير بصوت مسموع فجر Salem 1692 وليلها، ويحفظ الأسرار، ويقلب الرمل، ويتذكر كل شيء.
shelf-unofficial = رفيق غير رسمي. تحتاجون إلى اللعبة نفسها.
shelf-go-on = متابعة اللعبة الأخيرة
shelf-look-again = مشاهدة اللعبة الأخيرة من جديد
shelf-new-game = لعبة جديدة
shelf-open = فتح ملف
shelf-games = الألعاب
drop-title = أتُفتح اللعبة { $name }؟
drop-open = افتحوها
drop-leave = اتركوها
shelf-first-time = أول سهرة؟ لعبة جديدة، اكتبوا أسماءكم، ابدأوا. والباقي أقوله أنا.
shelf-demo = ليلة للتجربة
shelf-demo-about = دقيقة ونصف. بلا أسماء، ولا يُحفظ شيء.
demo-title = ليلة تجريبية
demo-next = التالي
demo-again = شاهدوا مرة أخرى

## Games on the shelf

games-title = الألعاب على الرف
games-none = لم تُلعب أي لعبة بعد.
games-go-on = متابعة
games-story = الحكاية
games-throw-away = رمي
games-thrown = رُميت: { $names }. تختفي نهائيًا حين تغادرون الرف.
games-bring-back = استعادة
games-unreadable = لا يمكن قراءة هذه اللعبة.
looking-back = نظرة إلى الوراء
looking-back-evenings =
    { $count ->
        [one] أمسية واحدة
        [few] { $count } أمسيات
        [many] { $count } أمسية
       *[other] { $count } أمسية
    }
looking-back-games =
    { $count ->
        [one] لعبة واحدة حتى نهايتها
        [few] { $count } ألعاب حتى نهايتها
        [many] { $count } لعبة حتى نهايتها
       *[other] { $count } لعبة حتى نهايتها
    }
looking-back-times =
    { $count ->
        [one] مرة واحدة
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    }
looking-back-player = اللاعب
looking-back-played = الألعاب
looking-back-won = الفوز
looking-back-of = { $won } من { $known }
looking-back-unknown = «2 من 3»: في الألعاب الأخرى لم تعرف الطاولة قط في أي جانب كان اللاعب.
looking-back-stays = كل هذا يبقى على هذا الجهاز.
looking-back-forget = البدء بالعدّ من جديد

## الإعداد

setup-title = من يجلس إلى الطاولة؟
setup-clockwise = باتجاه عقارب الساعة. Enter للاسم التالي، أو الصقوا قائمة كاملة.
setup-list = اللاعبون باتجاه عقارب الساعة
setup-name = اسم اللاعب في المكان { $place }
setup-next-name = الاسم التالي
setup-known = أسماء من طاولات سابقة
setup-known-forget = نسيان أسماء الطاولات السابقة
setup-last-table = الطاولة نفسها كالمرة الماضية
setup-move = نقل { $name }
setup-move-help = اسحب، أو اضغط مفتاحي الأعلى والأسفل
setup-earlier = { $name } مكانًا إلى الأعلى
setup-later = { $name } مكانًا إلى الأسفل
setup-remove = حذف { $name }
setup-moved = { $name } الآن رقم { $place } من { $count }.
setup-removed = حُذف { $name }.
setup-players =
    { $count ->
        [0] لا أحد بعد
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
setup-begin = ابدأوا
setup-leaves-game = لعبة { $names } لم تنتهِ بعد. تبقى على الرف بين ألعابكم.
setup-more = خيارات أخرى
setup-more-hint = الشخصيات، بطاقات الساحرات، الطبعة، الساعة الرملية، الصوت
setup-sound = الصوت والرمل
setup-sound-test = اختبار الصوت
setup-sound-test-hint = يجب أن تسمعوا: «إن سمعتموني، فضعوني في وسط الطاولة». لا تسمعون شيئًا؟ ارفعوا الصوت وأوقفوا الوضع الصامت.
sound-test-ask = هل تسمعونني؟
sound-test-question = هل سمعتموها؟
sound-test-yes = نعم
sound-test-no = لا
sound-test-heard = حسنًا. ضعوني في وسط الطاولة.
sound-test-unheard = ارفعوا الصوت وأوقفوا الوضع الصامت. هل يذهب الصوت إلى سماعات أو شاشة؟ ثم اختبروا مرة أخرى.

## الإعدادات

settings-title = الإعدادات
settings-language = اللغة
settings-language-choose = الكلمات على الشاشة
settings-language-system = مثل النظام
settings-voice = الصوت
settings-voice-on = الراوي يتكلم
settings-voice-on-hint = تبقى النصوص في كل حال.
settings-voice-choose = من يقرأ
settings-voice-none = لا يوجد بعد صوت مسجل لهذه اللغة. تظهر الجمل نصوصًا.
settings-names-spoken = تُنطق الأسماء أيضًا
settings-names-spoken-hint = صوت هذا الجهاز يقول عمّن تتحدث الجملة.
settings-names-spoken-none = لا يوجد في هذا الجهاز صوت لهذه اللغة. تظهر الأسماء على الشاشة فقط.
settings-lines-read = قارئ الشاشة يقرأ الجمل أيضًا
settings-lines-read-hint = وإلا يصمت ما دام الراوي يتكلم.
settings-own-recordings = تسجيلاتكم
settings-own-recordings-hint = مجلد فيه ملفات صوتية تحمل أسماء الجمل، مثل night-close-eyes.ogg. وما ينقص يقرأه الراوي.
settings-own-recordings-none = لم يُختر
settings-own-recordings-choose = اختيار مجلد
settings-own-recordings-without = من دونها
settings-own-recordings-found = يُقرأ من هنا: { $used } من { $of } جملة
settings-own-recordings-looking = تُفحص الملفات…
settings-own-recordings-again = فحص مرة أخرى
settings-own-recordings-gone = هذا المجلد غير موجود أو لا يمكن فتحه.
settings-own-recordings-deeper = التسجيلات في مجلد داخله:
settings-own-recordings-take = اختيار { $folder }
settings-own-recordings-unreadable = لا يمكن قراءتها (يصلح WAV وFLAC وMP3 وOGG Vorbis وOpus وM4A):
settings-own-recordings-no-sound = ليست صوتًا رغم اسمها:
settings-own-recordings-damaged = تالفة أو مقطوعة:
settings-own-recordings-closed = لا يُسمح بفتحها:
settings-own-recordings-empty = ملفات فارغة:
settings-own-recordings-silent = لا شيء فيها غير الصمت:
settings-own-recordings-far-too-long = أطول أو أكبر بكثير مما ينبغي:
settings-own-recordings-several = أكثر من ملف لجملة واحدة، ويؤخذ أحدث ما يمكن قراءته:
settings-own-recordings-instead = { $name } لا { $other }
settings-own-recordings-clipped = صوتها مشوّه من شدته:
settings-own-recordings-too-quiet = خافتة جدًا:
settings-own-recordings-too-loud = عالية جدًا:
settings-own-recordings-too-long = أطول من أن تُسمع في الظلام:
settings-own-recordings-silent-ends = صمت طويل في الطرفين، وهو يُترك:
settings-own-recordings-unknown = لا تحمل اسم أي جملة:
settings-own-recordings-missing = جمل بلا ملف:
settings-own-recordings-more = و{ $count } غيرها
settings-volume = شدة الصوت
settings-volume-voice = الراوي
settings-volume-ambience = الخلفية
settings-volume-effects = الجرس والمطرقة والبومة
settings-scenes = ما يُسمع إلى جانب الصوت
settings-scene-ambience = الريح والصراصير والمطر والنار
settings-scene-music = الموسيقى
settings-scene-effects = الجرس والمطرقة والبومة
settings-listen = استماع: { $what }
settings-time = الإيقاع والرمل
settings-pace = الوقفات
settings-pace-slow = طويلة
settings-pace-normal = عادية
settings-pace-brisk = قصيرة
settings-pace-hint = كم تدوم الوقفات. أما الصوت فلا يتغير.
settings-seconds =
    { $count ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
settings-captions-suffice = النصوص تكفي
settings-captions-suffice-hint = من دون مكبر صوت تمضي الليلة وحدها بالنصوص.
settings-screen = الشاشة
settings-text-size = حجم النص
settings-night-light = ضوء الليل
settings-night-light-hint = مقدار سطوع الشاشات المظلمة. لا يتغير شيء في النهار.
settings-percent = { $count }٪
settings-high-contrast = تباين عالٍ
settings-reduced-motion = حركة أقل
settings-hand = الأزرار لليد
settings-hand-right = اليمنى
settings-hand-left = اليسرى
settings-hold-time = مدة الضغط المستمر
settings-hold-time-value = { $seconds } ث
settings-two-touches = التأكيد بلمستين
settings-two-touches-hint = بدل الضغط المستمر، للأيدي المرتجفة: المس، ثم المس مرة أخرى.
settings-table = طاولتكم
settings-seat-shape = الشكل
settings-seat-shape-round = مستديرة
settings-seat-shape-long = طويلة
settings-seat-shape-one-side = الجميع في جهة واحدة
settings-names-face-owners = الأسماء نحو أصحابها
settings-quarter-turns = اتجاه الشاشة
settings-quarter-turns-value =
    { $count ->
        [0] مستقيمة
        [1] ربع دورة إلى اليمين
        [2] مقلوبة
       *[3] ربع دورة إلى اليسار
    }
settings-keep-awake = إبقاء الشاشة مضاءة أثناء اللعب
settings-less = { $what }: أقل
settings-greater = { $what }: أكثر

## لماذا لم يتم الأمر

trouble-stale = لم يتم ذلك: حدث شيء آخر أولًا. انظروا مرة أخرى.
trouble-not-now = ليس في هذه اللحظة.
trouble-cannot-read = تعذرت قراءة الملف.
trouble-cannot-write = تعذرت كتابة الملف. لم يُحفظ شيء.
trouble-not-a-game = هذا الملف ليس لعبة مسجلة.
trouble-other-encoding = هذا الملف ليس نصًا مقروءًا. ربما له ترميز آخر: احفظوه بترميز UTF-8.
trouble-too-new = سُجلت هذه اللعبة بإصدار أحدث.
trouble-too-large = هذا الملف أكبر من أن يكون لعبة.
trouble-went-otherwise = لا يمكن لعب الخطوة { $step } من اللعبة المسجلة.
trouble-out-of-range = هذا العدد خارج الحدود.
trouble-nothing-to-undo = هذه بداية اللعبة.
trouble-nothing-to-redo = لا شيء لإعادته.
trouble-unreachable = لم يتم ذلك: لم يصل أي رد. حاولوا مرة أخرى.

## حين يتعذر بدء البرنامج

start-in-use = Town Crier مفتوح بالفعل. تنسحب هذه النافذة الثانية لتبقى لعبة واحدة.
start-broken = تعذر بدء Town Crier: { $reason }
