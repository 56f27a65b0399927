# The screens of a running game of Salem 1692: day, night, choosing, confession, result, conspiracy,
# claim. Names of players come as { $name }; write no sentence that needs their gender.
# The windows of choice must read the same for witches and constable: name no role there.

## Cards and signs

blue-asylum = Asylum
blue-black-cat = Black Cat
blue-matchmaker = Matchmaker
blue-piety = Piety
gavel = Gavel
red-accusation = Accusation
red-evidence = Evidence
red-witness = Witness
seat-dead = dead
seat-ghost = ghost
seat-left = has left
seat-face-down =
    { $count ->
        [0] no card face down
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [one] Witch
           *[other] Witch ×{ $count }
        }
        [constable] Constable
       *[not-a-witch] { $count ->
            [one] Not a Witch
           *[other] Not a Witch ×{ $count }
        }
    }
seat-accused = { $points } of { $threshold }
seat-accused-protected = { $points }
seat-accused-label = accused, { $points } of { $threshold } points
seat-trial = Trial!
table-seats = The table, clockwise

## The narrator and the sand

narrator = Narrator
hold-again = Press once more to do it
sand-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
sand-pause = Hold the sand
sand-resume = Let it run
sand-more = +15 s
sand-more-label = 15 seconds more
sand-end = End now
sand-own-done = The sand has run out
sand-own = Turn your sand timer.
sand-turn = Sand timer
sand-turn-title = Turn the hourglass for …
sand-slow-turn = a slow turn
    .hint = When it has run out, the player draws two and ends the turn.
sand-ability = an ability
    .hint = Tituba’s minute with the deck, or one of Samuel Parris’s two uses.
sand-last-words = three last words
    .hint = After that, the dead are silent.
sand-discussion = a discussion
    .hint = It runs out with two knocks; nothing else happens.

## Before dawn and by day

before-dawn = All sit? Lay me in the middle of the table.
before-dawn-begin = Close your eyes: dawn
day-title =
    { $night ->
        [0] The first day
       *[other] Day after night { $night }
    }
night-title =
    { $night ->
        [0] Dawn
       *[other] Night { $night }
    }
day-witch-cards = Witch cards found
day-witch-cards-of = { $revealed } of { $in_play }
day-constable-in-play = Constable in play
day-constable-gone = Constable gone
day-black-cat = Black Cat: { $name }
day-black-cat-nobody = Black Cat: nobody
day-tap = Touch a player to log what happened
day-last-two = Two are left: no Robbery, no Scapegoat
day-night = Night
day-night-label = The Night card was drawn: begin the night
day-conspiracy = Conspiracy
day-conspiracy-label = The Conspiracy card was drawn
day-who-drew = Who drew the Conspiracy?

## A player's sheet

trial = Reveal a Tryal card
trial-which = Which card was revealed?
trial-another = Does { $name } hold another Witch card face down?
trial-another-yes = Yes, { $name } lives
trial-another-no = No, { $name } dies
trial-deadly-last = This is the last card of { $name }. Revealing it means death.
trial-deadly-witch = A Witch card. It may mean death.
trial-reveal = Reveal it
trial-deciding =
    { $winner ->
        [witches] With this card the witches win.
       *[townspeople] The last Witch card: the townspeople win.
    }
accuse = Accusations
accuse-points = { $points } of { $threshold } points
accuse-points-protected = Protected by Piety: no red cards
accuse-danforth = With Thomas Danforth as accuser: { $threshold }
accuse-trial = Enough for a trial
accuse-card =
    { $points ->
        [one] +{ $points }
       *[other] +{ $points }
    }
accuse-clear = Discard the red cards
blue = Blue cards
blue-give = Lay down
blue-move = Move
blue-discard = Discard
blue-to = { $card } to whom?
character = Town Hall
character-inherits = Now with the ability of { $character }
dead-title = { $name } is dead
left-title = { $name } has left the table
dead-nothing = The dead take no part.
left-nothing = Whoever has left takes no part any more.
ghost-nothing = Nobody sits here.
person-rename = Correct the name
person-rename-done = Take this name
person-swap = Change places with …
person-after = Sit down after …
person-leave = Leaves the table …
person-leave-what = What becomes of the face-down cards of { $name }?
person-leave-up = They are turned up
person-leave-give = Somebody gets them, unseen: …
person-leave-up-do = { $name } leaves, and the cards are turned up
person-leave-give-do = { $name } leaves, and { $to } gets the cards
person-late = Whoever comes late watches this game: its rules have no place for them. They play the next one.

## Night

night-paused = The night waits
interrupted-title = We were interrupted
interrupted-do = Everyone, close your eyes. Then press, and we go on where we were.
taken-back-title = Taken back
taken-back-do = All eyes shut. Then press, and we go on from there.
taken-back-goes-on = All eyes stay shut. In a moment we go on from there.
asleep-all = All are asleep
night-progress = { $done } of { $count } steps

## A window of choice: the same words for whoever looks

choose-title = Touch a player
choose-nobody = Nobody
choose-confirm = Hold to choose { $name }
choose-confirm-nobody = Hold to choose nobody
choose-first = Nobody is chosen yet
choose-turn = Turn the screen
choose-mark-words = We are all that is left
choose-mark-confirm = Hold: we are all that is left

## Confession

confess-title = Who confesses?
confess-of = { $name } confesses
confess-without-card = Without a card
confess-without-card-hint = William Phips, once in a game
confess-done = has confessed
confess-gavel = Gavel: { $name }
confess-gavel-nobody = Gavel: nobody

## The result, and the cards of the dead

morning-title = Morning
morning-died = { $name } is dead
morning-lives = { $name } lives
morning-why-gavel = Attacked in the night, and saved by the gavel.
morning-why-confessed = Attacked in the night, and saved by confessing.
morning-why-asylum = Attacked in the night, and saved by the Asylum.
morning-why-dies = Attacked in the night.
morning-why-already-dead = Attacked in the night, but dead already.
morning-why-loses-cards = Attacked in the night, and loses two Tryal cards.
morning-matchmaker = Bound by the Matchmaker: { $name }
morning-to-day = On to the day
turn-up-dead = { $name } dies
turn-up-all =
    { $count ->
        [one] Turn the last card face up.
       *[other] Turn all { $count } cards face up.
    }
turn-up-lost = { $name } loses cards
turn-up-lost-count =
    { $count ->
        [one] { $chooser } picks the card. Turn it face up.
       *[other] { $chooser } picks { $count } cards. Turn them face up.
    }
turn-up-left =
    { $count ->
        [0] All are entered
        [one] { $count } card to enter
       *[other] { $count } cards to enter
    }
turn-up-confirm = So it is
turn-up-innocent = All are Not a Witch
turn-up-declare = Whoever dies says whether they were ever a witch.
turn-up-less = One { $card } less
turn-up-more = One { $card } more

## Conspiracy

plot-title = Conspiracy
plot-drawn = { $drawer } drew the card.
plot-cat = { $drawer } reveals one Tryal card of { $name }
plot-take = Each takes one card from the left
plot-take-pooled = Each gives one card; shuffle, deal one to each
plot-look = Look at your cards in secret, then shuffle them.
plot-takes-from = takes from { $name }
plot-take-note = All at once, face down. Face-up cards stay.
plot-done = All have taken
plot-end = On to the day

## The claim that only witches are left

answer-title = Are only witches left?
answer-ask = All of you who live: is every one of you a witch?
answer-yes = Yes, all of us
answer-no = No, there are others

## The menu

menu-title = Menu
menu-claim = The witches say: we are all that is left

## The shelf

salem-stand =
    { $phase ->
        [setup] The dawn is still to come
        [dealing] The cards are being entered
        [dawn] At dawn
        [night] Night { $nights }
        [conspiracy] In a conspiracy
        [over] Over
       *[day] { $nights ->
            [0] The first day
           *[other] The day after night { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Ada
    Ben
    Cleo
    Dan
    Eve
salem-demo-asleep = Everybody shuts their eyes. I lead through the night, so that all of you can play.
salem-demo-witches = Witches touch a name and hold the button. Nobody hears it, and all others have their eyes shut.
salem-demo-constable = The constable protects somebody on the same screen: nothing tells who is looking.
salem-demo-eyes-open = Eyes open. Everybody sees before whom the gavel lies; nobody knows who was attacked.
salem-demo-confess = While the sand falls, whoever turns up a Tryal card is safe tonight.
salem-demo-died = Only now all learn who died. The dead turn up their cards.
salem-demo-day = By day you play your own cards. Two touches log what lies on the table.
salem-demo-trial = Enough accusations make a trial: one Tryal card is turned up. This one is a Witch.
salem-demo-end = I find the end by myself and tell the story of the evening. Now it is your turn.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] One ghost takes the empty seat
       *[other] { $count } ghosts take the empty seats
    }
setup-ghosts-seats = Clockwise: { $names }
setup-ghost-name = Ghost { $number }
setup-deal = Deal { $count } cards: { $cards }
cards-counted = { $witch } Witch, { $constable } Constable, { $not_a_witch } Not a Witch
setup-cards-each =
    { $count ->
        [one] { $count } Tryal card each
       *[other] { $count } Tryal cards each
    }
settings-witches-least = The witches’ eyes are open for at least
settings-constable-least = The constable’s eyes are open for at least
settings-least-hint = So that a quick choice tells nothing.
settings-ask-asleep = Ask whether all are asleep
settings-ask-asleep-hint = The night waits for one touch before the witches wake.
settings-timer = Sand timer for confessions
settings-timer-digital = The hourglass on this screen
settings-timer-own = The sand timer of the game
settings-sand = The sand runs for
settings-discussion = A discussion lasts
settings-minutes = { $count } min
