# Salem 1692 beside the running game: the choices of the set-up, handing the device round, the end,
# the lines of the record, the characters, and the rules in short. Card kinds come as words to
# select on: witch, constable, not-a-witch; asylum, black-cat, matchmaker, piety.

## Cards by name

tryal-witch = Witch
tryal-constable = Constable
tryal-not-a-witch = Not a Witch

## Choices of the set-up

salem-setup-characters = Town Hall characters
salem-setup-characters-hint = Only if you play with them. Each is at the table once.
salem-setup-characters-ghosts = With ghosts at the table, characters are not used.
salem-setup-character-of = Character of { $name }
salem-setup-character-none = None
salem-setup-witch-cards = Witch cards in play
salem-setup-witch-cards-usual = As usual
salem-setup-witch-cards-usual-number = As usual: { $number }
salem-setup-witch-cards-harder = Harder
salem-setup-witch-cards-harder-number = Harder: { $number }
salem-setup-witch-cards-other = Another number
salem-setup-witch-cards-note = Neither the usual number nor the harder one. Count the cards you dealt.
salem-setup-printing = Printing
salem-setup-printing-15th = 15th printing or newer
salem-setup-printing-15th-hint = Not sure? Take this one.
salem-setup-printing-older = An older printing
salem-setup-printing-older-hint = Any Witch card kills, Piety forbids red cards, Night goes to the bottom.
salem-setup-rules = Single rules
salem-setup-rule-as-printed = As in the printing
salem-setup-rule-death = A player dies by
salem-setup-rule-death-last-witch-card = the last own Witch card
salem-setup-rule-death-any-witch-card = any Witch card
salem-setup-rule-piety = Piety
salem-setup-rule-piety-doubles = doubles the points needed
salem-setup-rule-piety-forbids = forbids red cards
salem-setup-rule-night-card = After a night, the Night card goes
salem-setup-rule-night-card-lower-half = into the lower half
salem-setup-rule-night-card-bottom = to the bottom
salem-setup-rule-the-dead = Were the dead ever witches?
salem-setup-rule-the-dead-keep-silent = They need not say
salem-setup-rule-the-dead-declare = They must say
salem-setup-rule-blue-cards-at-two = When two are left, blue cards
salem-setup-rule-blue-cards-at-two-stay = stay
salem-setup-rule-blue-cards-at-two-leave = leave the game
salem-setup-rule-conspiracy = In a conspiracy, each player gets a card
salem-setup-rule-conspiracy-from-the-left = from the left
salem-setup-rule-conspiracy-pooled = from a shuffled pool
salem-setup-tracking = Who tells me the cards?
salem-setup-tracking-counts = Nobody
salem-setup-tracking-counts-hint = Nothing to enter. I count the Witch cards that lie face up.
salem-setup-tracking-ledger = Each of you, in secret
salem-setup-tracking-ledger-hint = About half a minute a player. I see every win and tell the whole story at the end.
salem-setup-tracking-ledger-ghosts = Whoever sits to the left of a ghost enters its cards.

## Handing the device round

hand-title = Enter your Tryal cards
hand-title-take = Enter the card you took
hand-pass = Pass me to { $name }
hand-pass-took = Pass me to { $name }, who took from { $from }
hand-pass-ghost = { $ghost }’s cards: pass me to { $name }
hand-alone = Only { $name } may look.
hand-uncover = Uncover
hand-cover = Cover
hand-count = { $done } of { $count } entered
hand-somebody-else = Somebody else first
hand-question-card = Your card { $place } of { $count }
hand-question-took = Which card did you take?
hand-question-gave = Which card did you give into the pool?
hand-question-dealt = Which card were you dealt?
hand-changes-places = The answers change places each time, so that your hand tells nothing.
hand-check = Is this right?
hand-check-covered = Covered again. Enter it, or choose again.
hand-again = Choose again
hand-enter = Enter and cover
hand-thanks = Entered. Pass me on.
hand-take-back = Enter { $name }’s cards again
hand-all = Everyone’s cards are entered.
hand-did-not-add-up = The cards entered do not add up. Please enter them all again. Nobody is named.
hand-expects = I expect { $cards }.
hand-often = Often it is this:
hand-often-number = Another number of Witch cards was dealt.
hand-often-beside = The touch went to the answer beside the right one.
hand-often-took = What counts is the card you took, not the one that was taken from you.
hand-often-left = The card comes from the left: { $name } takes from { $from }.
hand-enter-again = Enter once more
hand-other-number = We dealt another number of Witch cards
hand-to-names = Back to the names

## The end

end-title =
    { $winner ->
        [witches] The witches have won
       *[townspeople] The townspeople have won
    }
end-why-townspeople = Every Witch card in play lies face up.
end-why-witches = Everyone still alive is a witch.
end-why-witches-claim = Everyone still alive said that they are a witch.
end-why-witches-ghosts = With ghosts at the table, one death is enough, or the Constable card, or a table full of witches.
end-nights =
    { $count ->
        [0] Before the first night
        [one] After { $count } night
       *[other] After { $count } nights
    }
end-rule = How a game ends
# $count: how many of them, for languages whose verbs need it.
end-late = { $names } turned witch too late, and lost with the townspeople.
end-people = Who was who
end-who-lived = Who lived
end-unknown = Who else was a witch, only you know.
end-showed =
    { $card ->
        [constable] Showed the Constable card
       *[witch] Showed a Witch card
    }
end-was-witch = Witch
end-was-townsperson = Townsperson
end-lived = Alive
end-died = Dead
end-left = Has left
end-story = The story
end-again = Again with the same table
end-export = Save this game as a file

## The record

record-empty = Nothing has happened yet.
record-night = Night { $night }
record-start = Before the first night
record-known-now = Kept secret until now
record-dawn = Dawn breaks over Salem.
record-black-cat = The Black Cat goes to { $player }.
record-night-began = Night { $night } falls.
record-gavel = The gavel lies before { $player }.
record-gavel-nobody = The gavel lies before nobody.
record-confessed =
    { $card ->
        [witch] { $player } confesses and reveals a Witch card.
        [constable] { $player } confesses and reveals the Constable card.
       *[not-a-witch] { $player } confesses and reveals a Not a Witch card.
    }
record-confessed-ability = { $player } confesses without revealing a card.
record-attacked-died = { $player } was attacked in the night, and dies.
record-attacked-saved =
    { $why ->
        [gavel] { $player } was attacked in the night, and is saved by the gavel.
        [confessed] { $player } was attacked in the night, and is saved by confessing.
       *[asylum] { $player } was attacked in the night, and is saved by the Asylum.
    }
record-attacked-dead = { $player } was attacked in the night, but was dead already.
record-attacked-forfeits = { $player } was attacked in the night, and loses two Tryal cards.
record-revealed =
    { $card ->
        [witch] { $player } reveals a Witch card.
        [constable] { $player } reveals the Constable card.
       *[not-a-witch] { $player } reveals a Not a Witch card.
    }
record-ledger-corrected = The cards on the table were right, and my list of { $player }’s cards was wrong.
record-died =
    { $cause ->
        [witch-card] { $player } dies by a Witch card.
        [all-cards-revealed] { $player } dies: every Tryal card is face up.
        [matchmaker] { $player } dies by the Matchmaker’s bond.
       *[night] { $player } dies in the night.
    }
record-left = { $player } has left the table. The cards are turned up.
record-left-gave = { $player } has left the table. { $to } gets the cards, unseen.
record-forfeits =
    { $count ->
        [one] { $player } must turn up { $count } Tryal card.
       *[other] { $player } must turn up { $count } Tryal cards.
    }
record-turned-up = { $player } turns up: Witch { $witch }, Constable { $constable }, Not a Witch { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } gets the Asylum.
        [black-cat] { $player } gets the Black Cat.
        [matchmaker] { $player } gets a Matchmaker.
       *[piety] { $player } gets Piety.
    }
record-blue-moved =
    { $card ->
        [asylum] The Asylum goes from { $from } to { $to }.
        [black-cat] The Black Cat goes from { $from } to { $to }.
        [matchmaker] A Matchmaker goes from { $from } to { $to }.
       *[piety] Piety goes from { $from } to { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } loses the Asylum.
        [black-cat] { $player } loses the Black Cat.
        [matchmaker] { $player } loses a Matchmaker.
       *[piety] { $player } loses Piety.
    }
record-accused =
    { $points ->
        [one] { $player } is accused: { $points } point.
       *[other] { $player } is accused: { $points } points.
    }
record-accusations-cleared = The red cards before { $player } are discarded.
record-conspiracy = { $player } draws the Conspiracy.
record-cat-card-skipped = The Black Cat reveals no card this time.
record-taking = Everyone takes a card from the left.
record-passed =
    { $player } gives { $gave ->
        [witch] a Witch card
        [constable] the Constable card
       *[not-a-witch] a Not a Witch card
    } and gets { $got ->
        [witch] a Witch card
        [constable] the Constable card
       *[not-a-witch] a Not a Witch card
    }.
record-takes-forgotten = The cards entered did not add up. All were entered again.
record-conspiracy-ended = The conspiracy is over.
record-claimed = It is claimed that only witches are left.
record-claim-false = The claim was false.
record-claim-true = The claim was true.
record-witches-chose = The witches chose { $player }.
record-won-townspeople = The townspeople have won.
record-won-witches = The witches have won.

## Town Hall characters, in our own words

character-abigail-williams = Abigail Williams
    .ability = When yours is the accusation that brings a trial about, you may discard all red cards before you.
character-ann-putnam = Ann Putnam
    .ability = At the end of your turn, draw two cards for each Tryal card that you revealed in it.
character-cotton-mather = Cotton Mather
    .ability = Evidence against you counts only one point.
character-george-burroughs = George Burroughs
    .ability = It takes eight points to try you.
character-giles-corey = Giles Corey
    .ability = If you draw two red cards, show them and draw a third card.
character-john-proctor = John Proctor
    .ability = When somebody dies, you take up to three cards from their hand.
character-martha-corey = Martha Corey
    .ability = You have the ability of the nearest living player to your right.
character-mary-warren = Mary Warren
    .ability = Neither Matchmaker nor Black Cat can harm you.
character-rebecca-nurse = Rebecca Nurse
    .ability = Draw a card whenever a trial reveals somebody else’s Tryal card.
character-samuel-parris = Samuel Parris
    .ability = Twice a game, draw from the discards instead of the pile; never a black card.
character-sarah-good = Sarah Good
    .ability = Robbery and Arson do nothing to you.
character-thomas-danforth = Thomas Danforth
    .ability = When you accuse, one point fewer is enough.
character-tituba = Tituba
    .ability = Once a game, before you draw, put the pile into any order within one minute.
character-will-griggs = Will Griggs
    .ability = You may play Alibi as if it were Witness.
character-william-phips = William Phips
    .ability = Once a game, confess without revealing a card.

## The rules in short; each line is a point of its own

rules-title = How the game goes
rules-aim = The aim
    .text =
        Townspeople win when every Witch card lies face up.
        Witches win when everyone alive is a witch.
        Whoever has ever held a Witch card is a witch for good.
rules-setup = Before you begin
    .text =
        Everyone gets the same number of Tryal cards, face down. Look at them in secret.
        One card makes the constable, one or more make witches; the rest are Not a Witch.
        Sit the players in the app clockwise, as at the table.
rules-dawn = Dawn
    .text =
        Everyone closes their eyes. The witches open theirs and see one another.
        Together they give the Black Cat to somebody. A witch may get it.
        Whoever has the Black Cat takes the first turn. Play goes clockwise.
rules-day = A turn by day
    .text =
        Draw two cards, or play as many as you like.
        Red cards accuse, green ones act at once, blue ones stay before a player.
        A black card is carried out at once: Night or Conspiracy.
rules-trial = A trial
    .text =
        Accusation counts 1 point, Evidence 3, Witness 7.
        At 7 points the last accuser reveals one Tryal card of the accused. Then all red cards before them are discarded.
        Piety doubles the points needed. In older printings it forbids red cards.
rules-blue = Blue cards
    .text =
        Asylum: the night cannot kill its holder.
        Piety: it takes twice the points to try its holder.
        Matchmaker: when one of the two holders dies, the other dies too.
        Black Cat: a conspiracy begins by revealing one of its holder’s cards.
rules-night = Night
    .text =
        Everyone closes their eyes. The witches agree on one living player.
        Then the constable gives the gavel to somebody else.
        Everyone opens their eyes. The gavel lies for all to see.
rules-confession = Confession
    .text =
        While the sand runs, anyone may reveal one of their own Tryal cards, and is safe tonight.
        That card counts as any other: it can kill, or end the game.
        Then I say who was attacked. Gavel, confession and Asylum save.
        Afterwards shuffle draw pile and discards, with Night in the lower half (older printings: at the bottom).
rules-conspiracy = Conspiracy
    .text =
        Whoever drew the card reveals a Tryal card of the Black Cat’s holder.
        Then all at once take one face-down Tryal card from the player on their left.
        Whoever takes a Witch card is a witch for good.
        Everyone looks at their own cards and shuffles them.
rules-death = Death
    .text =
        A player dies with the last Witch card they hold (older printings: with any), when all Tryal cards are face up, in the night, or by the Matchmaker.
        All Tryal cards of the dead are turned up, and their blue cards discarded.
        Three last words, then silence. The dead win or lose with their side.
rules-end = The last two
    .text =
        With two alive, Robbery and Scapegoat cannot be used.
        If the witches believe that only they are left, they may say so at night, or you may by day. All alive then answer with open eyes.
        At night the small star in the corner says so: touch it, then hold the button in the middle. For the constable it does nothing.
rules-ghosts = Two or three players
    .text =
        Ghosts fill the table up to four. They hold five Tryal cards each and take no turns.
        The constable may protect anyone, or nobody.
        A night kills nobody: the victim loses two Tryal cards, chosen by the player on the left.
        Witches win with the Constable card revealed, with any death, or when all are witches.
