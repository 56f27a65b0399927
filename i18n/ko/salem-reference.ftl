# 세일럼 1692: 준비의 선택, 돌려 가며 입력, 결말, 기록, 인물, 규칙 요약.

## 카드 이름

tryal-witch = 마녀
tryal-constable = 보안관
tryal-not-a-witch = 마녀 아님

## 준비의 선택

salem-setup-characters = 마을 회관 인물
salem-setup-characters-hint = 인물을 쓸 때만 고르세요. 같은 인물은 한 명뿐입니다.
salem-setup-characters-ghosts = 유령이 있으면 인물을 쓰지 않습니다.
salem-setup-character-of = { $name }의 인물
salem-setup-character-none = 없음
salem-setup-witch-cards = 게임의 마녀 카드
salem-setup-witch-cards-usual = 보통
salem-setup-witch-cards-usual-number = 보통: { $number }장
salem-setup-witch-cards-harder = 어렵게
salem-setup-witch-cards-harder-number = 어렵게: { $number }장
salem-setup-witch-cards-other = 다른 장수
salem-setup-witch-cards-note = 보통도 어려운 쪽도 아닌 장수입니다. 나눠 준 카드를 세어 보세요.
salem-setup-printing = 판
salem-setup-printing-15th = 15쇄 이후
salem-setup-printing-15th-hint = 잘 모르면 이것.
salem-setup-printing-older = 이전 쇄
salem-setup-printing-older-hint = 어떤 마녀 카드든 죽음, 신앙심은 빨간 카드 금지, 밤은 맨 아래로.
salem-setup-rules = 낱낱의 규칙
salem-setup-rule-as-printed = 판대로
salem-setup-rule-death = 죽는 것은 이것을 공개할 때
salem-setup-rule-death-last-witch-card = 자신의 마지막 마녀 카드
salem-setup-rule-death-any-witch-card = 어떤 마녀 카드든
salem-setup-rule-piety = 신앙심
salem-setup-rule-piety-doubles = 필요한 점수가 두 배
salem-setup-rule-piety-forbids = 빨간 카드 금지
salem-setup-rule-night-card = 밤이 지나면 밤 카드는
salem-setup-rule-night-card-lower-half = 아래쪽 절반으로
salem-setup-rule-night-card-bottom = 맨 아래로
salem-setup-rule-the-dead = 죽은 사람이 마녀였는지
salem-setup-rule-the-dead-keep-silent = 말하지 않아도 됨
salem-setup-rule-the-dead-declare = 말해야 함
salem-setup-rule-blue-cards-at-two = 두 사람만 남으면 파란 카드는
salem-setup-rule-blue-cards-at-two-stay = 남는다
salem-setup-rule-blue-cards-at-two-leave = 게임에서 빠진다
salem-setup-rule-conspiracy = 음모에서 받는 카드는
salem-setup-rule-conspiracy-from-the-left = 왼쪽에서
salem-setup-rule-conspiracy-pooled = 섞은 더미에서
salem-setup-tracking = 누가 제게 카드를 알려 주나요?
salem-setup-tracking-counts = 아무도 알려 주지 않음
salem-setup-tracking-counts-hint = 입력할 것이 없습니다. 공개된 마녀 카드를 셉니다.
salem-setup-tracking-ledger = 각자 몰래
salem-setup-tracking-ledger-hint = 한 사람에 30초쯤 걸립니다. 모든 승리를 알아보고 끝에 전체 이야기를 들려줍니다.
salem-setup-tracking-ledger-ghosts = 유령의 왼쪽 사람이 유령의 카드를 입력합니다.

## 돌려 가며 입력

hand-title = 재판 카드를 입력하세요
hand-title-take = 가져온 카드를 입력하세요
hand-pass = 저를 넘겨 주세요: { $name }
hand-pass-took = 저를 넘겨 주세요: { $name } ({ $from }에게서 가져온 카드)
hand-pass-ghost = { $ghost }의 카드. 저를 넘겨 주세요: { $name }
hand-alone = 볼 수 있는 사람은 { $name }뿐입니다.
hand-uncover = 열기
hand-cover = 가리기
hand-count = { $count }명 중 { $done }명 입력
hand-somebody-else = 다른 사람 먼저
hand-question-card = 당신의 카드 { $place }/{ $count }
hand-question-took = 어떤 카드를 가져왔나요?
hand-question-gave = 어떤 카드를 더미에 냈나요?
hand-question-dealt = 어떤 카드를 받았나요?
hand-changes-places = 답의 자리가 매번 바뀌어 손만 보아서는 알 수 없습니다.
hand-check = 맞나요?
hand-check-covered = 다시 가렸습니다. 입력하거나 다시 고르세요.
hand-again = 다시 고르기
hand-enter = 입력하고 가리기
hand-thanks = 입력했습니다. 저를 넘겨 주세요.
hand-take-back = { $name }의 카드 다시 입력
hand-all = 모두의 카드가 입력되었습니다.
hand-did-not-add-up = 입력한 카드가 맞지 않습니다. 모두 다시 입력해 주세요. 아무도 지목하지 않습니다.
hand-expects = 있어야 할 카드: { $cards }.
hand-often = 흔한 원인:
hand-often-number = 마녀 카드를 다른 수로 나눠 주었습니다.
hand-often-beside = 옆에 있는 답을 눌렀습니다.
hand-often-took = 빼앗긴 카드가 아니라 가져온 카드를 입력합니다.
hand-often-left = 카드는 왼쪽에서 옵니다. 받는 사람: { $name }, 주는 사람: { $from }.
hand-enter-again = 다시 입력하기
hand-other-number = 마녀 카드를 다른 수로 나눠 주었어요
hand-to-names = 이름으로 돌아가기

## 결말

end-title =
    { $winner ->
        [witches] 마녀의 승리
       *[townspeople] 마을 사람들의 승리
    }
end-why-townspeople = 게임의 마녀 카드가 모두 공개되었습니다.
end-why-witches = 살아 있는 사람은 모두 마녀입니다.
end-why-witches-claim = 살아 있는 모두가 자신이 마녀라고 말했습니다.
end-why-witches-ghosts = 유령이 있으면 한 사람의 죽음, 보안관 카드 공개, 모두가 마녀인 것 가운데 하나로 끝납니다.
end-nights =
    { $count ->
        [0] 첫째 밤 전
       *[other] { $count }번의 밤이 지나고
    }
end-rule = 게임이 끝나는 법
end-late = { $names }: 너무 늦게 마녀가 되어 마을 사람들과 함께 졌습니다.
end-people = 누가 누구였나
end-who-lived = 살아남은 사람
end-unknown = 또 누가 마녀였는지는 여러분만 압니다.
end-showed =
    { $card ->
        [constable] 보안관 카드를 공개함
       *[witch] 마녀 카드를 공개함
    }
end-was-witch = 마녀
end-was-townsperson = 마을 사람
end-lived = 생존
end-died = 사망
end-left = 자리를 뜸
end-story = 이야기
end-again = 같은 사람들로 다시
end-export = 이 게임을 파일로 저장

## 기록

record-empty = 아직 아무 일도 없습니다.
record-night = { $night }번째 밤
record-start = 첫째 밤 전
record-known-now = 지금까지 비밀
record-dawn = 세일럼에 새벽이 옵니다.
record-black-cat = 검은 고양이: { $player }.
record-night-began = { $night }번째 밤이 옵니다.
record-gavel = 판사봉이 놓인 곳: { $player } 앞.
record-gavel-nobody = 판사봉은 아무 앞에도 없습니다.
record-confessed =
    { $card ->
        [witch] { $player } 자백, 마녀 카드 공개.
        [constable] { $player } 자백, 보안관 카드 공개.
       *[not-a-witch] { $player } 자백, “마녀 아님” 공개.
    }
record-confessed-ability = { $player } 자백, 카드 공개 없음.
record-attacked-died = 밤의 습격: { $player } 사망.
record-attacked-saved =
    { $why ->
        [gavel] 밤의 습격: { $player }, 판사봉이 구함.
        [confessed] 밤의 습격: { $player }, 자백이 구함.
       *[asylum] 밤의 습격: { $player }, 보호소가 구함.
    }
record-attacked-dead = 밤의 습격: { $player }, 이미 죽어 있었음.
record-attacked-forfeits = 밤의 습격: { $player }, 재판 카드 두 장을 잃음.
record-revealed =
    { $card ->
        [witch] { $player }: 마녀 카드 공개.
        [constable] { $player }: 보안관 카드 공개.
       *[not-a-witch] { $player }: “마녀 아님” 공개.
    }
record-ledger-corrected = 탁자의 카드가 옳고, 적어 둔 { $player }의 카드가 틀렸습니다.
record-died =
    { $cause ->
        [witch-card] { $player } 사망: 마녀 카드.
        [all-cards-revealed] { $player } 사망: 재판 카드가 모두 공개됨.
        [matchmaker] { $player } 사망: 중매쟁이의 인연.
       *[night] { $player } 사망: 밤.
    }
record-left = { $player }: 자리를 떴습니다. 카드를 공개합니다.
record-left-gave = { $player }: 자리를 떴습니다. 카드를 보이지 않게 받는 사람: { $to }.
record-forfeits =
    { $count ->
       *[other] { $player }: 재판 카드 { $count }장을 공개해야 합니다.
    }
record-turned-up = { $player } 공개: 마녀 { $witch }, 보안관 { $constable }, 마녀 아님 { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player }: 보호소를 받음.
        [black-cat] { $player }: 검은 고양이를 받음.
        [matchmaker] { $player }: 중매쟁이를 받음.
       *[piety] { $player }: 신앙심을 받음.
    }
record-blue-moved =
    { $card ->
        [asylum] 보호소: { $from } → { $to }.
        [black-cat] 검은 고양이: { $from } → { $to }.
        [matchmaker] 중매쟁이: { $from } → { $to }.
       *[piety] 신앙심: { $from } → { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player }: 보호소를 잃음.
        [black-cat] { $player }: 검은 고양이를 잃음.
        [matchmaker] { $player }: 중매쟁이를 잃음.
       *[piety] { $player }: 신앙심을 잃음.
    }
record-accused =
    { $points ->
       *[other] 고발, { $player }: { $points }점.
    }
record-accusations-cleared = { $player } 앞의 빨간 카드를 버립니다.
record-conspiracy = { $player }: 음모를 뽑음.
record-cat-card-skipped = 이번에는 검은 고양이가 카드를 공개하지 않습니다.
record-taking = 모두 왼쪽에서 한 장을 가져옵니다.
record-passed = { $player }: { $gave ->
        [witch] 마녀 카드
        [constable] 보안관 카드
        *[not-a-witch] “마녀 아님”
        } 주고 { $got ->
        [witch] 마녀 카드
        [constable] 보안관 카드
        *[not-a-witch] “마녀 아님”
        } 받음.
record-takes-forgotten = 입력한 카드가 맞지 않아 모두 다시 입력했습니다.
record-conspiracy-ended = 음모가 끝났습니다.
record-claimed = 마녀만 남았다는 주장.
record-claim-false = 주장은 거짓이었습니다.
record-claim-true = 주장은 사실이었습니다.
record-witches-chose = 마녀의 선택: { $player }.
record-won-townspeople = 마을 사람들의 승리.
record-won-witches = 마녀의 승리.

## 마을 회관 인물, 우리말로

character-abigail-williams = 애비게일 윌리엄스
    .ability = 당신의 고발로 재판이 열리면, 당신 앞의 빨간 카드를 모두 버릴 수 있습니다.
character-ann-putnam = 앤 퍼트넘
    .ability = 차례가 끝날 때, 그 차례에 공개한 재판 카드 한 장마다 두 장을 뽑습니다.
character-cotton-mather = 코튼 매더
    .ability = 당신에게 낸 증거는 1점만 됩니다.
character-george-burroughs = 조지 버로스
    .ability = 당신을 재판하려면 8점이 필요합니다.
character-giles-corey = 자일스 코리
    .ability = 빨간 카드를 두 장 뽑으면 보여 주고 세 번째 카드를 뽑습니다.
character-john-proctor = 존 프록터
    .ability = 누가 죽으면 그 사람의 손에서 세 장까지 가져옵니다.
character-martha-corey = 마사 코리
    .ability = 오른쪽에서 가장 가까운 생존자의 능력을 가집니다.
character-mary-warren = 메리 워런
    .ability = 중매쟁이도 검은 고양이도 당신을 해치지 못합니다.
character-rebecca-nurse = 레베카 너스
    .ability = 재판에서 다른 사람의 카드가 공개될 때마다 한 장 뽑습니다.
character-samuel-parris = 새뮤얼 패리스
    .ability = 게임에 두 번, 버린 카드에서 뽑습니다. 검은 카드는 안 됩니다.
character-sarah-good = 세라 굿
    .ability = 강도와 방화가 통하지 않습니다.
character-thomas-danforth = 토머스 댄포스
    .ability = 당신이 고발하면 1점이 모자라도 됩니다.
character-tituba = 티투바
    .ability = 게임에 한 번, 뽑기 전에, 1분 동안 뽑을 더미를 마음대로 늘어놓습니다.
character-will-griggs = 윌 그리그스
    .ability = 알리바이를 증인으로 쓸 수 있습니다.
character-william-phips = 윌리엄 핍스
    .ability = 게임에 한 번, 카드를 공개하지 않고 자백합니다.

## 규칙 요약, 한 줄에 하나씩

rules-title = 게임의 흐름
rules-aim = 목표
    .text =
        마녀 카드가 모두 공개되면 마을 사람들이 이깁니다.
        살아 있는 사람이 모두 마녀면 마녀가 이깁니다.
        한 번이라도 마녀 카드를 가졌으면 끝까지 마녀입니다.
rules-setup = 시작하기 전에
    .text =
        모두 같은 수의 재판 카드를 엎어서 받고, 몰래 봅니다.
        한 장이 보안관을, 한 장 이상이 마녀를 정합니다. 나머지는 “마녀 아님”입니다.
        앱에는 앉은 대로 시계 방향으로 이름을 넣습니다.
rules-dawn = 새벽
    .text =
        모두 눈을 감습니다. 마녀들은 눈을 뜨고 서로를 봅니다.
        함께 누군가에게 검은 고양이를 줍니다. 마녀여도 됩니다.
        검은 고양이를 가진 사람이 먼저 시작하고 시계 방향으로 돕니다.
rules-day = 낮의 차례
    .text =
        카드 두 장을 뽑거나, 원하는 만큼 냅니다.
        빨강은 고발, 초록은 바로 효과, 파랑은 사람 앞에 남습니다.
        검은 카드는 바로 실행합니다: 밤 또는 음모.
rules-trial = 재판
    .text =
        고발 1점, 증거 3점, 증인 7점.
        7점이 되면 마지막으로 고발한 사람이 상대의 재판 카드를 한 장 공개합니다. 그다음 그 앞의 빨간 카드를 모두 버립니다.
        신앙심은 필요한 점수를 두 배로 합니다. 이전 쇄에서는 빨간 카드를 막습니다.
rules-blue = 파란 카드
    .text =
        보호소: 밤에 죽지 않습니다.
        신앙심: 재판에 두 배의 점수가 필요합니다.
        중매쟁이: 두 주인 가운데 한 사람이 죽으면 다른 사람도 죽습니다.
        검은 고양이: 음모는 주인의 카드 한 장을 공개하며 시작합니다.
rules-night = 밤
    .text =
        모두 눈을 감습니다. 마녀들은 살아 있는 한 사람을 정합니다.
        그다음 보안관이 다른 사람에게 판사봉을 줍니다.
        모두 눈을 뜨고, 판사봉은 모두에게 보입니다.
rules-confession = 자백
    .text =
        모래가 떨어지는 동안 누구나 자기 재판 카드를 한 장 공개하고 오늘 밤 안전할 수 있습니다.
        그 카드도 다른 카드와 같습니다. 죽을 수도, 게임이 끝날 수도 있습니다.
        그다음 누가 습격당했는지 말합니다. 판사봉, 자백, 보호소가 구합니다.
        끝으로 뽑을 더미와 버린 카드를 섞고 밤은 아래쪽 절반에 넣습니다(이전 쇄: 맨 아래).
rules-conspiracy = 음모
    .text =
        카드를 뽑은 사람이 검은 고양이 주인의 재판 카드를 한 장 공개합니다.
        그다음 모두 동시에 왼쪽 사람의 엎어 놓은 재판 카드를 한 장 가져옵니다.
        마녀 카드를 가져오면 끝까지 마녀입니다.
        각자 카드를 보고 섞습니다.
rules-death = 죽음
    .text =
        자신의 마지막 마녀 카드(이전 쇄: 아무 마녀 카드), 모든 재판 카드 공개, 밤, 중매쟁이로 죽습니다.
        죽은 사람의 재판 카드는 모두 공개하고 파란 카드는 버립니다.
        마지막 세 마디, 그다음 침묵. 죽은 사람도 자기 편과 승패를 함께합니다.
rules-end = 마지막 두 사람
    .text =
        두 사람만 살아 있으면 강도와 희생양을 쓸 수 없습니다.
        마녀들이 자기들만 남았다고 믿으면 밤에 말할 수 있고, 낮에 여러분이 말해도 됩니다. 살아 있는 모두가 눈을 뜨고 대답합니다.
        밤에는 구석의 작은 별로 그렇게 말합니다. 별을 누르고 가운데 단추를 길게 누르세요. 보안관에게는 아무 일도 일어나지 않습니다.
rules-ghosts = 두세 사람일 때
    .text =
        유령이 네 자리를 채웁니다. 재판 카드 다섯 장씩 갖고 차례는 없습니다.
        보안관은 누구든 지킬 수 있고, 아무도 지키지 않아도 됩니다.
        밤은 죽이지 않습니다. 희생자는 재판 카드 두 장을 잃고, 왼쪽 사람이 고릅니다.
        보안관 카드가 공개되거나, 누가 죽거나, 모두 마녀면 마녀가 이깁니다.
