# Salem 1692 إلى جانب اللعبة: الخيارات، تمرير الجهاز، النهاية، السجل، الشخصيات، القواعد باختصار.

## أسماء البطاقات

tryal-witch = ساحرة
tryal-constable = شرطي
tryal-not-a-witch = ليست ساحرة

## خيارات الإعداد

salem-setup-characters = شخصيات دار البلدية
salem-setup-characters-hint = فقط إن كنتم تلعبون بها. كل شخصية مرة واحدة.
salem-setup-characters-ghosts = مع الأشباح على الطاولة لا تُستعمل الشخصيات.
salem-setup-character-of = شخصية { $name }
salem-setup-character-none = بلا
salem-setup-witch-cards = بطاقات الساحرات في اللعبة
salem-setup-witch-cards-usual = كالمعتاد
salem-setup-witch-cards-usual-number = كالمعتاد: { $number }
salem-setup-witch-cards-harder = أصعب
salem-setup-witch-cards-harder-number = أصعب: { $number }
salem-setup-witch-cards-other = عدد آخر
salem-setup-witch-cards-note = لا العدد المعتاد ولا الأصعب. عدّوا البطاقات الموزعة.
salem-setup-printing = الطبعة
salem-setup-printing-15th = الطبعة 15 أو أحدث
salem-setup-printing-15th-hint = لستم متأكدين؟ هذه.
salem-setup-printing-older = طبعة أقدم
salem-setup-printing-older-hint = أي بطاقة ساحرة تقتل، والتقوى تمنع البطاقات الحمراء، والليل في الأسفل.
salem-setup-rules = قواعد مفردة
salem-setup-rule-as-printed = كما في الطبعة
salem-setup-rule-death = يموت من تُكشف له
salem-setup-rule-death-last-witch-card = آخر بطاقة ساحرة عنده
salem-setup-rule-death-any-witch-card = أي بطاقة ساحرة
salem-setup-rule-piety = التقوى
salem-setup-rule-piety-doubles = تضاعف النقاط اللازمة
salem-setup-rule-piety-forbids = تمنع البطاقات الحمراء
salem-setup-rule-night-card = بعد الليل توضع بطاقة الليل
salem-setup-rule-night-card-lower-half = في النصف الأسفل
salem-setup-rule-night-card-bottom = في الأسفل تمامًا
salem-setup-rule-the-dead = هل كان الموتى ساحرات؟
salem-setup-rule-the-dead-keep-silent = لهم أن يسكتوا
salem-setup-rule-the-dead-declare = عليهم أن يقولوا
salem-setup-rule-blue-cards-at-two = حين يبقى اثنان، البطاقات الزرقاء
salem-setup-rule-blue-cards-at-two-stay = تبقى
salem-setup-rule-blue-cards-at-two-leave = تخرج من اللعبة
salem-setup-rule-conspiracy = في المؤامرة يأخذ كل لاعب بطاقة
salem-setup-rule-conspiracy-from-the-left = من اليسار
salem-setup-rule-conspiracy-pooled = من كومة مخلوطة
salem-setup-tracking = من يخبرني بالبطاقات؟
salem-setup-tracking-counts = لا أحد
salem-setup-tracking-counts-hint = لا شيء للإدخال. أعدّ بطاقات الساحرات المكشوفة.
salem-setup-tracking-ledger = كل واحد منكم، سرًّا
salem-setup-tracking-ledger-hint = نحو نصف دقيقة لكل لاعب. أرى كل فوز وأروي القصة كلها في النهاية.
salem-setup-tracking-ledger-ghosts = من يجلس إلى يسار الشبح يُدخل بطاقاته.

## تمرير الجهاز

hand-title = أدخلوا بطاقات المحاكمة
hand-title-take = أدخلوا البطاقة المأخوذة
hand-pass = مرّروني إلى { $name }
hand-pass-took = مرّروني إلى { $name } (البطاقة مأخوذة من { $from })
hand-pass-ghost = بطاقات { $ghost }: مرّروني إلى { $name }
hand-alone = لا ينظر إلا { $name }.
hand-uncover = كشف
hand-cover = تغطية
hand-count = أُدخل { $done } من { $count }
hand-somebody-else = شخص آخر أولًا
hand-question-card = بطاقتك { $place } من { $count }
hand-question-took = أي بطاقة أخذت؟
hand-question-gave = أي بطاقة وضعت في الكومة؟
hand-question-dealt = أي بطاقة وصلتك؟
hand-changes-places = تتبادل الإجابات أماكنها كل مرة حتى لا تكشف يدك شيئًا.
hand-check = هل هذا صحيح؟
hand-check-covered = غُطّيت من جديد. أدخلوها أو اختاروا من جديد.
hand-again = الاختيار من جديد
hand-enter = إدخال وتغطية
hand-thanks = أُدخلت. مرّروني.
hand-take-back = إدخال بطاقات { $name } من جديد
hand-all = أُدخلت بطاقات الجميع.
hand-did-not-add-up = البطاقات المدخلة لا تتطابق. نرجو إدخالها كلها من جديد. لا يُذكر أحد بالاسم.
hand-expects = أنتظر: { $cards }.
hand-often = غالبًا ما يكون السبب:
hand-often-number = وُزّع عدد آخر من بطاقات الساحرات.
hand-often-beside = وقعت اللمسة على الإجابة المجاورة.
hand-often-took = المهم هو البطاقة التي أخذتموها، لا التي أُخذت منكم.
hand-often-left = تأتي البطاقة من اليسار. { $name }: من { $from }.
hand-enter-again = الإدخال مرة أخرى
hand-other-number = وزّعنا عددًا آخر من بطاقات الساحرات
hand-to-names = العودة إلى الأسماء

## النهاية

end-title =
    { $winner ->
        [witches] فازت الساحرات
       *[townspeople] فاز أهل البلدة
    }
end-why-townspeople = كل بطاقات الساحرات في اللعبة مكشوفة.
end-why-witches = لم يبق على قيد الحياة إلا الساحرات.
end-why-witches-claim = قال كل الأحياء إنهم ساحرات.
end-why-witches-ghosts = مع الأشباح يكفي موت واحد، أو بطاقة الشرطي، أو طاولة كلها ساحرات.
end-nights =
    { $count ->
        [0] قبل الليلة الأولى
        [one] بعد ليلة واحدة
        [two] بعد ليلتين
        [few] بعد { $count } ليالٍ
       *[other] بعد { $count } ليلة
    }
end-rule = كيف تنتهي اللعبة
end-late = انضم إلى الساحرات متأخرًا وخسر مع أهل البلدة: { $names }.
end-people = من كان من
end-who-lived = من بقي حيًّا
end-unknown = من كان ساحرًا غير هؤلاء، لا يعرفه سواكم.
end-showed =
    { $card ->
        [constable] كشف بطاقة الشرطي
       *[witch] كشف بطاقة ساحرة
    }
end-was-witch = ساحرة
end-was-townsperson = أهل البلدة
end-lived = حي
end-died = ميت
end-left = غادر
end-story = القصة
end-again = مرة أخرى مع الطاولة نفسها
end-export = حفظ هذه اللعبة في ملف

## السجل

record-empty = لم يحدث شيء بعد.
record-night = الليلة { $night }
record-start = قبل الليلة الأولى
record-known-now = سرّ حتى الآن
record-dawn = يطلع الفجر على سالم.
record-black-cat = القط الأسود عند { $player }.
record-night-began = تحل الليلة { $night }.
record-gavel = المطرقة أمام { $player }.
record-gavel-nobody = المطرقة ليست أمام أحد.
record-confessed =
    { $card ->
        [witch] اعتراف { $player }: كُشفت بطاقة ساحرة.
        [constable] اعتراف { $player }: كُشفت بطاقة الشرطي.
       *[not-a-witch] اعتراف { $player }: كُشفت بطاقة «ليست ساحرة».
    }
record-confessed-ability = اعتراف { $player } من دون كشف بطاقة.
record-attacked-died = هجوم الليل على { $player }: موت.
record-attacked-saved =
    { $why ->
        [gavel] هجوم الليل على { $player }: أنقذت المطرقة.
        [confessed] هجوم الليل على { $player }: أنقذ الاعتراف.
       *[asylum] هجوم الليل على { $player }: أنقذ الملجأ.
    }
record-attacked-dead = هجوم الليل على { $player }: كان الموت قد سبق.
record-attacked-forfeits = هجوم الليل على { $player }: خسارة بطاقتي محاكمة.
record-revealed =
    { $card ->
        [witch] كُشفت لـ { $player } بطاقة ساحرة.
        [constable] كُشفت لـ { $player } بطاقة الشرطي.
       *[not-a-witch] كُشفت لـ { $player } بطاقة «ليست ساحرة».
    }
record-ledger-corrected = البطاقات على الطاولة هي الصحيحة، وقائمتي لبطاقات { $player } كانت خاطئة.
record-died =
    { $cause ->
        [witch-card] موت { $player } ببطاقة ساحرة.
        [all-cards-revealed] موت { $player }: كل بطاقات المحاكمة مكشوفة.
        [matchmaker] موت { $player } برابطة الخاطبة.
       *[night] موت { $player } في الليل.
    }
record-left = غادر { $player } الطاولة. تُكشف البطاقات.
record-left-gave = غادر { $player } الطاولة. تذهب البطاقات إلى { $to } دون أن تُرى.
record-forfeits =
    { $count ->
        [one] على { $player } كشف بطاقة محاكمة واحدة.
        [two] على { $player } كشف بطاقتي محاكمة.
        [few] على { $player } كشف { $count } بطاقات محاكمة.
       *[other] على { $player } كشف { $count } بطاقة محاكمة.
    }
record-turned-up = كُشف لـ { $player }: ساحرة { $witch }، شرطي { $constable }، ليست ساحرة { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] الملجأ إلى { $player }.
        [black-cat] القط الأسود إلى { $player }.
        [matchmaker] خاطبة إلى { $player }.
       *[piety] التقوى إلى { $player }.
    }
record-blue-moved =
    { $card ->
        [asylum] الملجأ من { $from } إلى { $to }.
        [black-cat] القط الأسود من { $from } إلى { $to }.
        [matchmaker] خاطبة من { $from } إلى { $to }.
       *[piety] التقوى من { $from } إلى { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] طُرح الملجأ من أمام { $player }.
        [black-cat] طُرح القط الأسود من أمام { $player }.
        [matchmaker] طُرحت خاطبة من أمام { $player }.
       *[piety] طُرحت التقوى من أمام { $player }.
    }
record-accused =
    { $points ->
        [one] اتهام { $player }: نقطة واحدة.
        [two] اتهام { $player }: نقطتان.
        [few] اتهام { $player }: { $points } نقاط.
       *[other] اتهام { $player }: { $points } نقطة.
    }
record-accusations-cleared = طُرحت البطاقات الحمراء أمام { $player }.
record-conspiracy = سُحبت المؤامرة: { $player }.
record-cat-card-skipped = لم يكشف القط الأسود بطاقة هذه المرة.
record-taking = يأخذ كل لاعب بطاقة من اليسار.
record-passed = { $player }: أعطى { $gave ->
        [witch] بطاقة ساحرة
        [constable] بطاقة الشرطي
        *[not-a-witch] بطاقة «ليست ساحرة»
        } وأخذ { $got ->
        [witch] بطاقة ساحرة
        [constable] بطاقة الشرطي
        *[not-a-witch] بطاقة «ليست ساحرة»
        }.
record-takes-forgotten = لم تتطابق البطاقات المدخلة، فأُدخلت كلها من جديد.
record-conspiracy-ended = انتهت المؤامرة.
record-claimed = يقال إنه لم يبق إلا الساحرات.
record-claim-false = لم يكن ذلك صحيحًا.
record-claim-true = كان ذلك صحيحًا.
record-witches-chose = اختارت الساحرات { $player }.
record-won-townspeople = فاز أهل البلدة.
record-won-witches = فازت الساحرات.

## شخصيات دار البلدية، بكلماتنا

character-abigail-williams = أبيغيل وليامز
    .ability = إن أدى اتهامك إلى المحاكمة، فلك أن تطرح كل البطاقات الحمراء أمامك.
character-ann-putnam = آن بتنام
    .ability = في نهاية دورك اسحب بطاقتين عن كل بطاقة محاكمة كشفتها فيه.
character-cotton-mather = كوتن ماذر
    .ability = الدليل ضدك يساوي نقطة واحدة فقط.
character-george-burroughs = جورج بوروز
    .ability = محاكمتك تحتاج ثماني نقاط.
character-giles-corey = جايلز كوري
    .ability = إن سحبت بطاقتين حمراوين فأظهرهما واسحب ثالثة.
character-john-proctor = جون بروكتور
    .ability = حين يموت أحد، خذ حتى ثلاث بطاقات من يده.
character-martha-corey = مارثا كوري
    .ability = لك قدرة أقرب حي إلى يمينك.
character-mary-warren = ماري وارن
    .ability = لا تضرك الخاطبة ولا القط الأسود.
character-rebecca-nurse = ريبيكا نيرس
    .ability = اسحب بطاقة كلما كشفت محاكمة بطاقة لغيرك.
character-samuel-parris = صمويل باريس
    .ability = مرتين في اللعبة، اسحب من المهملات؛ ولا بطاقة سوداء أبدًا.
character-sarah-good = سارة غود
    .ability = السرقة والحريق لا يؤثران فيك.
character-thomas-danforth = توماس دانفورث
    .ability = حين تتهم أنت، تكفي نقطة أقل.
character-tituba = تيتوبا
    .ability = مرة في اللعبة، قبل السحب، رتّب كومة السحب كما تشاء لمدة دقيقة.
character-will-griggs = ويل غريغز
    .ability = لك أن تلعب حجة الغياب كأنها شاهد.
character-william-phips = وليام فيبس
    .ability = مرة في اللعبة، اعترف من دون كشف بطاقة.

## القواعد باختصار، كل سطر نقطة

rules-title = كيف تُلعب
rules-aim = الهدف
    .text =
        يفوز أهل البلدة حين تُكشف كل بطاقات الساحرات.
        تفوز الساحرات حين لا يبقى حيًّا غيرهن.
        من أمسك يومًا بطاقة ساحرة فهو ساحرة إلى الأبد.
rules-setup = قبل البدء
    .text =
        يأخذ الجميع العدد نفسه من بطاقات المحاكمة مقلوبة. انظروا إليها سرًّا.
        بطاقة تجعل شرطيًّا، وواحدة أو أكثر تجعل ساحرات، والباقي «ليست ساحرة».
        اكتبوا الأسماء باتجاه عقارب الساعة كما تجلسون.
rules-dawn = الفجر
    .text =
        يغمض الجميع أعينهم. تفتح الساحرات أعينهن ويرى بعضهن بعضًا.
        يعطين معًا القط الأسود لأحدهم، ولو كان ساحرة.
        من عنده القط الأسود يلعب أولًا، باتجاه عقارب الساعة.
rules-day = دور في النهار
    .text =
        اسحب بطاقتين، أو العب ما تشاء.
        الحمراء تتهم، والخضراء تعمل فورًا، والزرقاء تبقى أمام لاعب.
        البطاقة السوداء تُنفذ فورًا: ليل أو مؤامرة.
rules-trial = المحاكمة
    .text =
        الاتهام نقطة، والدليل 3، والشاهد 7.
        عند 7 نقاط يكشف آخر متهِم بطاقة محاكمة للمتهَم، ثم تُطرح كل البطاقات الحمراء أمامه.
        التقوى تضاعف النقاط اللازمة. وفي الطبعات الأقدم تمنع البطاقات الحمراء.
rules-blue = البطاقات الزرقاء
    .text =
        الملجأ: الليل لا يقتل صاحبه.
        التقوى: محاكمة صاحبها تحتاج ضعف النقاط.
        الخاطبة: إذا مات أحد المرتبطين مات الآخر.
        القط الأسود: تبدأ المؤامرة بكشف بطاقة لصاحبه.
rules-night = الليل
    .text =
        يغمض الجميع أعينهم. تتفق الساحرات على حي واحد.
        ثم يعطي الشرطي المطرقة لغيره.
        يفتح الجميع أعينهم، والمطرقة ظاهرة للكل.
rules-confession = الاعتراف
    .text =
        ما دام الرمل يجري، لكل واحد أن يكشف بطاقة محاكمة من بطاقاته فيأمن الليلة.
        هذه البطاقة كغيرها: قد تقتل أو تنهي اللعبة.
        ثم أقول من هوجم. المطرقة والاعتراف والملجأ تنقذ.
        بعد ذلك اخلطوا كومة السحب والمهملات، والليل في النصف الأسفل (الطبعات الأقدم: في الأسفل تمامًا).
rules-conspiracy = المؤامرة
    .text =
        من سحب البطاقة يكشف بطاقة محاكمة لصاحب القط الأسود.
        ثم يأخذ الجميع معًا بطاقة محاكمة مقلوبة من اليسار.
        من يأخذ بطاقة ساحرة فهو ساحرة إلى الأبد.
        ينظر كل واحد إلى بطاقاته ويخلطها.
rules-death = الموت
    .text =
        يموت اللاعب بآخر بطاقة ساحرة عنده (الطبعات الأقدم: بأي بطاقة)، أو إذا كُشفت كل بطاقات محاكمته، أو في الليل، أو بالخاطبة.
        تُكشف كل بطاقات محاكمة الموتى وتُطرح بطاقاتهم الزرقاء.
        ثلاث كلمات أخيرة ثم صمت. يفوز الموتى أو يخسرون مع جانبهم.
rules-end = الاثنان الأخيران
    .text =
        إذا بقي اثنان فلا سرقة ولا كبش فداء.
        إن ظنت الساحرات أنه لم يبق غيرهن، فلهن قول ذلك ليلًا، ولكم نهارًا. ثم يجيب كل الأحياء وأعينهم مفتوحة.
        ليلًا تقول ذلك النجمة الصغيرة في الزاوية: المسوها ثم اضغطوا الزر الأوسط باستمرار. وهي عند الشرطي لا تفعل شيئًا.
rules-ghosts = لاعبان أو ثلاثة
    .text =
        تكمل الأشباح الطاولة إلى أربعة. لكل شبح خمس بطاقات محاكمة ولا دور له.
        للشرطي أن يحمي أي واحد أو لا أحد.
        الليل لا يقتل: تخسر الضحية بطاقتي محاكمة يختارهما من إلى يسارها.
        تفوز الساحرات إذا كُشفت بطاقة الشرطي، أو مات أحد، أو صار الجميع ساحرات.
