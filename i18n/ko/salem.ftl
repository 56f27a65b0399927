# 진행 중인 게임의 화면. 이름은 { $name }으로 들어옵니다.
# 선택 창은 마녀와 보안관에게 같은 말로 보입니다: 역할 이름을 쓰지 마세요.

## 카드와 표시

blue-asylum = 보호소
blue-black-cat = 검은 고양이
blue-matchmaker = 중매쟁이
blue-piety = 신앙심
gavel = 판사봉
red-accusation = 고발
red-evidence = 증거
red-witness = 증인
seat-dead = 사망
seat-ghost = 유령
seat-left = 자리를 뜸
seat-face-down =
    { $count ->
        [0] 엎어 놓은 카드 없음
       *[other] 엎어 놓은 카드 { $count }장
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] 마녀
            *[other] 마녀 ×{ $count }
            }
        [constable] 보안관
       *[not-a-witch] { $count ->
            [1] 마녀 아님
            *[other] 마녀 아님 ×{ $count }
            }
    }
seat-accused = { $points }/{ $threshold }
seat-accused-protected = { $points }
seat-accused-label = 고발 { $points }점, { $threshold }점이면 재판
seat-trial = 재판!
table-seats = 탁자, 시계 방향

## 이야기꾼과 모래

narrator = 이야기꾼
hold-again = 한 번 더 누르면 실행합니다
sand-left =
    { $seconds ->
       *[other] { $seconds }초 남음
    }
sand-pause = 모래 멈추기
sand-resume = 흐르게 하기
sand-more = +15초
sand-more-label = 15초 더
sand-end = 지금 끝내기
sand-own-done = 모래가 다 떨어졌습니다
sand-own = 여러분의 모래시계를 뒤집으세요.
sand-turn = 모래시계
sand-turn-title = 모래시계를 뒤집는 까닭
sand-slow-turn = 느린 차례
    .hint = 다 떨어지면 그 사람은 두 장을 뽑고 차례를 마칩니다.
sand-ability = 능력
    .hint = 티투바가 더미를 늘어놓는 1분, 또는 새뮤얼 패리스의 두 번 가운데 한 번.
sand-last-words = 마지막 세 마디
    .hint = 그 뒤로 죽은 사람은 침묵합니다.
sand-discussion = 토론
    .hint = 끝나면 두 번 두드립니다. 다른 일은 일어나지 않습니다.

## 새벽 전과 낮

before-dawn = 모두 앉았나요? 저를 탁자 가운데에 놓아 주세요.
before-dawn-begin = 눈을 감으세요: 새벽
day-title =
    { $night ->
        [0] 첫째 날
       *[other] { $night }번째 밤이 지난 날
    }
night-title =
    { $night ->
        [0] 새벽
       *[other] { $night }번째 밤
    }
day-witch-cards = 찾아낸 마녀 카드
day-witch-cards-of = { $revealed }/{ $in_play }
day-constable-in-play = 보안관 있음
day-constable-gone = 보안관 없음
day-black-cat = 검은 고양이: { $name }
day-black-cat-nobody = 검은 고양이: 없음
day-tap = 일어난 일을 적으려면 사람을 누르세요
day-last-two = 두 사람 남음: 강도와 희생양 금지
day-night = 밤
day-night-label = 밤 카드를 뽑았습니다: 밤 시작
day-conspiracy = 음모
day-conspiracy-label = 음모 카드를 뽑았습니다
day-who-drew = 누가 음모를 뽑았나요?

## 한 사람의 쪽

trial = 재판 카드 공개
trial-which = 어떤 카드가 공개되었나요?
trial-another = { $name }에게 엎어 놓은 마녀 카드가 더 있나요?
trial-another-yes = 예, { $name } 생존
trial-another-no = 아니요, { $name } 사망
trial-deadly-last = { $name }의 마지막 카드입니다. 공개하면 죽습니다.
trial-deadly-witch = 마녀 카드입니다. 죽을 수 있습니다.
trial-reveal = 공개
trial-deciding =
    { $winner ->
        [witches] 이 카드로 마녀가 이깁니다.
       *[townspeople] 마지막 마녀 카드입니다. 마을 사람들이 이깁니다.
    }
accuse = 고발
accuse-points = { $points }/{ $threshold }점
accuse-points-protected = 신앙심이 지켜 줌: 빨간 카드 금지
accuse-danforth = 토머스 댄포스가 고발하면: { $threshold }점
accuse-trial = 재판하기에 충분
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = 빨간 카드 버리기
blue = 파란 카드
blue-give = 놓기
blue-move = 옮기기
blue-discard = 버리기
blue-to = { $card }: 누구에게?
character = 마을 회관
character-inherits = 지금 능력: { $character }
dead-title = { $name } 사망
left-title = 자리를 뜬 사람: { $name }
dead-nothing = 죽은 사람은 참여하지 않습니다.
left-nothing = 자리를 뜬 사람은 참여하지 않습니다.
ghost-nothing = 여기에는 아무도 앉지 않았습니다.
person-rename = 이름 고치기
person-rename-done = 이 이름으로
person-swap = 자리를 바꿀 상대 …
person-after = 다음 사람 뒤에 앉기 …
person-leave = 자리를 뜸 …
person-leave-what = 뒤집힌 카드는 어떻게 할까요? ({ $name })
person-leave-up = 모두 공개
person-leave-give = 보지 않고 다른 사람에게: …
person-leave-up-do = { $name } 자리를 뜸, 카드는 공개
person-leave-give-do = { $name } 자리를 뜸, 카드를 받는 사람: { $to }
person-late = 늦게 온 사람은 이번 게임을 지켜봅니다. 규칙에 자리가 없습니다. 다음 게임부터 함께합니다.

## 밤

night-paused = 밤이 기다립니다
interrupted-title = 중단되었습니다
interrupted-do = 모두 눈을 감으세요. 그다음 누르면 멈춘 곳에서 계속합니다.
taken-back-title = 되돌렸습니다
taken-back-do = 모두 눈을 감으세요. 그다음 누르면 거기서 계속합니다.
taken-back-goes-on = 모두 눈을 감은 채로 계세요. 곧 거기서 계속합니다.
asleep-all = 모두 잠들었습니다
night-progress = { $count }단계 중 { $done }

## 선택 창: 누가 보아도 같은 말

choose-title = 사람을 누르세요
choose-nobody = 아무도 아님
choose-confirm = 길게 눌러 고르기: { $name }
choose-confirm-nobody = 길게 눌러 아무도 고르지 않기
choose-first = 아직 고르지 않았습니다
choose-turn = 화면 돌리기
choose-mark-words = 우리만 남았다
choose-mark-confirm = 길게 누르기: 우리만 남았다

## 자백

confess-title = 누가 자백하나요?
confess-of = { $name } 자백
confess-without-card = 카드 없이
confess-without-card-hint = 윌리엄 핍스, 게임에 한 번
confess-done = 자백함
confess-gavel = 판사봉: { $name }
confess-gavel-nobody = 판사봉: 없음

## 결과와 죽은 사람의 카드

morning-title = 아침
morning-died = { $name } 사망
morning-lives = { $name } 생존
morning-why-gavel = 밤에 습격당했으나 판사봉이 구함.
morning-why-confessed = 밤에 습격당했으나 자백이 구함.
morning-why-asylum = 밤에 습격당했으나 보호소가 구함.
morning-why-dies = 밤에 습격당함.
morning-why-already-dead = 밤에 습격당했으나 이미 죽어 있었음.
morning-why-loses-cards = 밤에 습격당해 재판 카드 두 장을 잃음.
morning-matchmaker = 중매쟁이의 인연: { $name }
morning-to-day = 낮으로
turn-up-dead = { $name } 사망
turn-up-all =
    { $count ->
        [1] 마지막 카드를 공개하세요.
       *[other] { $count }장을 모두 공개하세요.
    }
turn-up-lost = { $name }: 카드를 잃음
turn-up-lost-count =
    { $count ->
       *[other] 고르는 사람: { $chooser }. { $count }장을 공개하세요.
    }
turn-up-left =
    { $count ->
        [0] 모두 입력함
       *[other] { $count }장 더 입력
    }
turn-up-confirm = 그렇습니다
turn-up-innocent = 모두 마녀 아님
turn-up-declare = 죽는 사람은 마녀였던 적이 있는지 말합니다.
turn-up-less = { $card } 한 장 빼기
turn-up-more = { $card } 한 장 더하기

## 음모

plot-title = 음모
plot-drawn = 카드를 뽑은 사람: { $drawer }.
plot-cat = { $drawer }: { $name }의 재판 카드 한 장을 공개
plot-take = 각자 왼쪽에서 한 장 가져오기
plot-take-pooled = 각자 한 장씩 내고 섞어서 한 장씩 나누기
plot-look = 자기 카드를 몰래 보고 섞으세요.
plot-takes-from = { $name }에게서 가져옴
plot-take-note = 모두 동시에, 엎은 채로. 공개된 카드는 그대로.
plot-done = 모두 가져옴
plot-end = 낮으로

## 마녀만 남았다는 주장

answer-title = 마녀만 남았나요?
answer-ask = 살아 있는 여러분, 모두 마녀인가요?
answer-yes = 예, 우리 모두
answer-no = 아니요, 다른 사람도 있습니다

## 메뉴

menu-title = 메뉴
menu-claim = 마녀의 말: 우리만 남았다

## 책장

salem-stand =
    { $phase ->
        [setup] 새벽은 이제부터
        [dealing] 카드 입력 중
        [dawn] 새벽
        [night] { $nights }번째 밤
        [conspiracy] 음모 진행 중
        [over] 끝남
       *[day] { $nights ->
            [0] 첫째 날
           *[other] { $nights }번째 밤이 지난 날
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    가은
    민준
    서연
    지호
    하나
salem-demo-asleep = 모두 눈을 감습니다. 밤은 제가 이끌 테니 모두 함께 할 수 있습니다.
salem-demo-witches = 마녀는 이름을 누르고 버튼을 길게 누릅니다. 소리는 나지 않고, 다른 사람은 눈을 감고 있습니다.
salem-demo-constable = 보안관은 같은 화면에서 누군가를 지킵니다. 누가 보고 있는지 알 수 없습니다.
salem-demo-eyes-open = 눈을 뜹니다. 판사봉이 누구 앞에 있는지는 모두 보지만, 누가 공격받았는지는 아무도 모릅니다.
salem-demo-confess = 모래가 떨어지는 동안 재판 카드를 공개하면 오늘 밤은 안전합니다.
salem-demo-died = 이제야 누가 죽었는지 알게 됩니다. 죽은 사람의 카드를 공개합니다.
salem-demo-day = 낮에는 여러분의 카드로 놉니다. 두 번 누르면 테이블 위의 일이 기록됩니다.
salem-demo-trial = 고발이 모이면 재판입니다. 재판 카드 한 장을 공개합니다. 마녀였습니다.
salem-demo-end = 끝은 제가 알아서 찾고, 이 밤의 이야기를 들려줍니다. 이제 여러분 차례입니다.

## Set-up and settings

setup-ghosts =
    { $count ->
       *[other] 유령 { $count }명이 빈자리에 앉습니다
    }
setup-ghosts-seats = 시계 방향: { $names }
setup-ghost-name = 유령 { $number }
setup-deal = { $count }장을 나눠 주세요: { $cards }
cards-counted = 마녀 { $witch }장, 보안관 { $constable }장, 마녀 아님 { $not_a_witch }장
setup-cards-each =
    { $count ->
       *[other] 재판 카드 { $count }장씩
    }
settings-witches-least = 마녀가 눈을 뜨고 있는 시간, 적어도
settings-constable-least = 보안관이 눈을 뜨고 있는 시간, 적어도
settings-least-hint = 빨리 골라도 아무것도 드러나지 않게.
settings-ask-asleep = 모두 잠들었는지 묻기
settings-ask-asleep-hint = 마녀가 깨기 전에, 한 번 누를 때까지 밤이 기다립니다.
settings-timer = 자백 모래시계
settings-timer-digital = 화면의 모래시계
settings-timer-own = 게임의 모래시계
settings-sand = 모래가 떨어지는 시간
settings-discussion = 토론 시간
settings-minutes = { $count }분
