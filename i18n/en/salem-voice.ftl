# The spoken lines of Salem 1692. A message id is the line's id in the script and the name of its sound file.
# Never name, count or hint at the witches; where number or gender would tell, stay plural and neutral.

## Dawn

dawn-close-eyes = It is the hour before dawn in Salem. Everyone, close your eyes.
dawn-witches-open = Witches, open your eyes, and see one another. Without a sound, agree on who shall be given the Black Cat.
dawn-witches-close = Witches, close your eyes.
dawn-open-eyes = The sun rises over Salem. Everyone, open your eyes.
dawn-black-cat = The Black Cat has found its home. Look at the table. Whoever keeps the cat takes the first turn.

## Night

night-close-eyes = Night has fallen over Salem. Everyone, close your eyes.
night-witches-open = Witches, open your eyes. Without a sound, agree on your victim.
night-witches-close = Witches, close your eyes, and be still.
night-constable-open = Constable, open your eyes. Choose whom you will protect tonight. You may not choose yourself.
night-constable-open-ghosts = Constable, open your eyes. Choose whom you will protect tonight. You may choose yourself, or no one at all.
night-constable-close = Constable, close your eyes.
night-open-eyes = The darkest hour has passed. Everyone, open your eyes.
night-gavel = The gavel lies before one of you, for all to see.
night-no-constable = No one keeps watch over Salem any more.

## Confession

confession-open = Now is the hour to confess. Any who wish may turn over one Tryal card, before the sand runs out.
confession-own-timer = Now is the hour to confess. Turn the sand timer. Any who wish may turn over one Tryal card, before the sand runs out.
confession-half = Half of the sand has fallen.
confession-ten = Ten seconds are left.
confession-closed = The sand has run out. The time to confess is over.

## The result of the night

result-died = Morning comes, but not for everyone. In the night, someone has died.
result-spared = Morning comes. The night has taken no one. Salem is spared.
result-ghost-loss = Whoever was attacked in the night loses two Tryal cards. The player to the left chooses which.

## Death

death-turn-up = The dead hide nothing. All their Tryal cards are turned face up.
death-last-words = The dead may speak three last words. After that, only silence.
death-matchmaker = A moment later, the Matchmaker's bond takes another.
constable-gone = The Constable's card is revealed. No one keeps watch over Salem from now on.

## Conspiracy

conspiracy-begin = A whisper goes through Salem. The conspiracy begins.
conspiracy-cat-card = Whoever drew the card now reveals one Tryal card of the player who holds the Black Cat.
conspiracy-no-cat = The Black Cat can harm no one today. No card is revealed.
conspiracy-take = Now, all at once, each of you takes one face-down Tryal card from the player on your left.
conspiracy-take-pooled = Each of you draws one face-down Tryal card from the player on your left. Lay these cards together, shuffle them, and deal one to each.
conspiracy-ghosts = Where a card passes to a ghost, the player on the left of the ghost picks it.
conspiracy-look = Look at your cards in secret. Then shuffle them.
conspiracy-hand-round = Now pass me round the table. Each of you enters the card you took, hidden from all others.
conspiracy-end = The whispers fade. The day goes on.

## The claim that only witches are left

claim-open = Everyone, open your eyes. It is claimed that only witches are left alive. If this is true, let all of you say so now.
claim-false = The claim was false. There are still honest folk in Salem.

## The end

win-townspeople = Salem is saved. Every Witch card lies face up. The townspeople have won.
win-witches = Darkness has taken Salem. The witches have won.

## Reminders and controls

last-two = Only two of you are still alive. Robbery and Scapegoat can no longer be used.
shuffle-lower-half = Shuffle the draw pile and the discards together, with the Night card in the lower half. Whoever had drawn only one card now draws the second.
shuffle-bottom = Shuffle the draw pile and the discards together, and put the Night card at the bottom. Whoever had drawn only one card now draws the second.
turn-sand-out = The sand has run out. Draw two cards. Your turn is over.
ledger-hand-round = Now pass me round the table. Each of you enters your Tryal cards, hidden from all others.
