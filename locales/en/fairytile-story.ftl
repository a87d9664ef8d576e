### The story of Fairy Tile: “The Echo That Wanted to Go First”. One message a page, in the order of
### the pages’ numbers. A table tells only some of the pages, so each page has to be readable after
### any other subset: no page may rely on something that only an earlier one says.

page-1 =
    The Princess knew the back stairs that lead from any castle to any other. Wherever she came out,
    she hung over the well and called, “Who’s there?”, and the echo always asked her the same. But
    on Tuesday, at the castle with the deepest well, nothing came up except a smell of frogs.
    .title = Who’s There?

page-2 =
    Every evening the Dragon wound herself round the large mountain, nose to tail, and said
    goodnight, and the echo said it back from seven peaks, one after another. Then came an evening
    when nobody did. It is hard to fall asleep on a single goodnight, and harder when it is your
    own.
    .title = A Single Goodnight

page-3 =
    From where he stood the Knight saw three forests in a line: one green, one blue, and one, far
    off, the colour of smoke. He drew himself up and shouted, “It is I!” The echo should have handed
    this back three times, each time a size smaller, but all that came back was a pigeon.
    .title = Three Forests, One Pigeon

page-4 =
    The Dragon flew beautifully and stopped badly, so she had to ask in passing. “Excuse me,” she
    said at the castle gate, “has anybody found” above the roof, and “a missing echo?” over the
    kitchen garden. The guard excused her, the chimney sweep said that he had once found a boot, and
    the gardener looked under every cabbage.
    .title = Asking in Passing

page-5 =
    In the large forest the Princess took out the copper jam funnel through which she listened to
    things, and put it to one trunk after another. The beech was asleep, the oak had beetles, and
    the birches were talking about the oak. None of them repeated a word she said, so the missing
    echo had to be somewhere else.
    .title = The Copper Jam Funnel

page-6 =
    On the plain the Princess met the Knight, and had asked him nine questions before he finished
    bowing. No, he had not seen the missing echo; yes, the helmet under his arm was humming; a bee
    had moved in, he believed. “Why not turn it out?” asked the Princess. “Madam,” said the Knight,
    “it was raining.”
    .title = A Bee, He Believed

page-7 =
    The Knight walked along the long river, one step for himself and one for the armour, and asked
    the water for news of the missing echo. It told him about snow, about trout, about a hat it had
    once carried for a week, and never said one thing twice. So at least, thought the Knight, the
    echo had not fallen in.
    .title = The Talkative River

page-8 =
    The Dragon came down on the large plain, which was just long enough for her to stop on. She slid
    past eleven sheep and a windmill and ended with her chin in the clover, beside a shepherd. “If
    it’s the missing echo you want, miss,” he said, “it won’t be here. On a plain an echo has
    nothing to lean on.”
    .title = Room to Stop

page-9 =
    In the forest the Knight found the Dragon hiding from him behind a birch, which covered one of
    her eyebrows. Both were searching for the runaway echo, and both had been hoping to meet nobody.
    So she heated water with one small cough, in the old tower bell that she used for a teacup, and
    they drank from opposite sides.
    .title = Behind the Birch

page-10 =
    The Princess stood still, for once, and looked about. Far off in one direction she saw the
    Knight lifting stones, two at a time, and putting each back politely; far off in another, the
    Dragon with her head in a cloud. “Three of us hunting one lost echo,” she said. “It must be very
    small, or very clever.”
    .title = Small or Clever

page-11 =
    Hunting for the lost echo, the Knight climbed the large mountain and came to the very stone
    where he had put down his helmet, one day, to eat a cheese sandwich. Something had crept in
    while he chewed, a bee, he supposed, and had hummed in there ever since. “Funny,” he said,
    looking round. “There isn’t a flower for miles.”
    .title = The Sandwich Stone

page-12 =
    The Dragon called on the Princess at the castle and came in as far as she could, which was one
    nostril. Things were bad, said the rest of her from outside: since the echo had left, trumpets
    quacked, wells had no bottom, and the great hall sounded like a cupboard. The Princess knew no
    cure, and passed her a loaf with jam on it.
    .title = A Caller at the Window

page-13 =
    High in the air, the Dragon saw the long river lying across the kingdom like a sentence without
    a full stop. It ran on and on, always starting something. She thought of the missing echo, which
    in all its life had only been allowed to finish, and wondered whether it had simply had enough.
    .title = No Full Stop

page-14 =
    High on the large mountain the Princess found the cave where the echo used to live, swept and
    empty. She put her copper jam funnel to the cracks and heard old scraps rustling: “…ello”,
    “…night”, “…oup’s getting cold”. It had lived on the ends of other people’s sentences, like
    crusts, and there was not one beginning in the house.
    .title = Crusts of Words

page-15 =
    So quiet was the large plain that the Knight could hear the helmet under his arm, in which he
    believed a bee was lodging. It was humming the end of a speech that he used to shout to the
    echo, in the days before the echo vanished. “Clever bee,” said the Knight, and taught it the
    beginning.
    .title = Clever Bee

page-16 =
    On the mountain the Knight sat down beside the Dragon and confessed that he had made all his
    speeches to the echo because it never disagreed. The Dragon confessed that now it was gone she
    could not sleep without the seven goodnights it used to send her from seven peaks. So he stayed
    until dark and sent them himself, from seven different stones.
    .title = Seven Stones

page-17 =
    Three plains lay in a line before the Princess: a yellow one, a green one, and one so far away
    that it was only a rumour. She shouted a very good question across them, and held up her copper
    jam funnel to catch the missing echo. Back came nothing, then nothing, and then, from the third
    plain, a little later, nothing.
    .title = Nothing, Three Times

page-18 =
    In the forest the Princess told the Knight that his speeches had driven the echo away, and the
    Knight told the Princess that her questions had. They marched off in opposite directions with
    great dignity. But it was a crooked sort of forest, and soon they met at a fallen tree and had
    to march off all over again.
    .title = Whose Fault It Was

page-19 =
    From above, the Dragon saw them both: the Princess far away on one side, the Knight far away on
    the other, back to back, with half a kingdom in between. They had quarrelled over whose fault it
    was that the echo had gone. She thought of roaring, thought better of it, and sighed a little
    warm ash over the two of them, in equal parts.
    .title = Ash in Equal Parts

page-20 =
    On the bank of the long river the Princess said it aloud. The day before the echo vanished she
    had asked it a question, got her own question back, as usual, and shouted, “Oh, be quiet!”
    “…quiet,” it had said, and had kept its word. The river carried the story off round the bend,
    but the sorry part stayed with her.
    .title = What the River Heard

page-21 =
    The Dragon tiptoed through the large forest to ask the owls about the missing echo, and found
    them furious. Every evening, they said, something went clanking past, and with it a small voice,
    practising the fronts of words: “Hel…”, “Goo…”, “Onc…”. It never got to the end of one, and the
    owls lay awake all day, wondering.
    .title = The Furious Owls

page-22 =
    The Knight came to the castle and nailed a notice to the gate: “Lost, one echo. Answers to
    anything.” As he stepped back to admire it, something giggled in the helmet under his arm,
    where, to the best of his knowledge, there lived a bee. He had not known that bees could read.
    .title = Answers to Anything

page-23 =
    Three mountains stood in a line before the Dragon, like people passing buckets to a fire. You
    used to give a word to the first, and the echo would hand it along to the third and back. She
    tried it with her favourite, “marmalade”. But the echo was missing, and the first mountain just
    stood there, holding it.
    .title = Holding the Marmalade

page-24 =
    The Princess and the Knight, who had each blamed the other for losing the echo, met on the
    mountain to make it up. “Sorry,” they both said at once; and from the Knight’s helmet, where he
    had always supposed there was a bee, a third voice said, “…orry.” He looked inside. “Bees,” he
    said slowly, “do not apologise.”
    .title = The Third Sorry

page-25 =
    The Dragon landed at the castle, all along the kitchen garden, and saw a friend waving: the
    Princess, or perhaps the Knight, for the sun was in her eyes. “We’ve found the echo, it was
    living in a helmet, it was never a bee!” Nobody had told her about any bee, but she wagged her
    tail for joy, and that was the end of the beans.
    .title = The End of the Beans

page-26 =
    In the forest the Princess and the Dragon sat down on either side of the Knight’s helmet, in
    which the lost echo had turned up. It wanted a word of its own, beginning and all, so the Dragon
    offered her favourite, “marmalade”. “…alade,” said the echo, and sighed. The Princess tried
    “Thursday”, and they got “…day” and a longer sigh.
    .title = Marmalade and Thursday

page-27 =
    The Dragon took the Knight’s helmet, in which the runaway echo had been found, and flew over the
    castle so low that the flags turned round to look. On the mountain she landed and said, “Home!”
    “…ome,” said the echo, but it did not come out. It had gone away to find a word of its own, and
    it had not found one yet.
    .title = Home, but Not Out

page-28 =
    In the castle library the Princess and the Knight sat down with the echo, which lodged in his
    helmet now and longed for a word of its own. She read it the dictionary, and he turned the
    pages, two at a time. By supper they had reached “wobble”. “…obble,” said the echo politely, but
    however fine the word, the Princess had always said it first.
    .title = As Far as Wobble

page-29 =
    The Princess walked out on to the large plain to think, since there is nothing there to bump
    into. The echo, discovered in the Knight’s helmet, wanted to begin a sentence, but somebody else
    always got there first. “Then everybody must be quiet,” said the Princess, and saw at once who
    would find that hardest.
    .title = Nothing to Bump Into

page-30 =
    On the plain the Dragon met the Knight and buttered him, joint by joint, so that he would not
    squeak. The kingdom was to keep silent until the echo, found at last in his helmet, dared to
    speak first. The sheep had been warned, the windmill wore socks, and the Dragon had swallowed a
    cough, which could be seen glowing on its way down.
    .title = The Windmill Wore Socks

page-31 =
    The Knight sat as still as armour can. In the helmet before him was the runaway echo, which
    longed, for once, to speak first. Far off on one side he saw the Princess, both hands over her
    mouth; far off on the other, the Dragon, with her tail in hers. But with everybody listening so
    hard, the echo could not think of a thing.
    .title = Very Quiet Indeed

page-32 =
    The echo, which had never begun a sentence in its life, rode in the Knight’s helmet through the
    large forest, and to cheer it up he told it about the night he met a bear there. “And I,” he
    finished, “was not the least bit afraid!” He waited for “…afraid”. Instead a small, clear voice
    said, “Actually…”
    .title = Not the Least Bit Afraid

page-33 =
    The Princess ran across the plain to tell the Dragon that the runaway echo had begun a sentence
    all by itself. It had said “Actually”, spent an hour and a half putting right everything the
    Knight had ever shouted at it, and gone home to the mountains. “Ha!” laughed the Dragon, and
    from far away three came back, which was two more than she had sent.
    .title = More Than She Sent

page-34 =
    The Knight came to the castle bareheaded: the echo he had taken for a bee had left his helmet,
    and a real bee had moved in. There he met the Dragon, and they hung up the old tower bell that
    had been her teacup for a hundred years. When they rang it, the echo, which liked to go first
    now, said “ding” before the bell said “dong”.
    .title = Ding Before Dong

page-35 =
    The Princess climbed the mountain to sit up with the Dragon and hear her say goodnight to the
    peaks. But the echo, which once could only repeat things, was quicker: “Goodnight, Dragon!” it
    called, from seven peaks, one after another. “…night,” whispered the Dragon, and fell asleep,
    and the Princess, under one wing, did not ask a single question.
    .title = Goodnight, Dragon

page-36 =
    One evening the Princess, the Knight and the Dragon stood in one line across the kingdom, and
    none of them said a word. Then the echo, which used to have only the ends of other people’s
    sentences, called from the mountains, “Who’s there?” “Me,” said the Princess, “Me,” said the
    Knight, “Me,” said the Dragon, each a little softer than the last, exactly like an echo.
    .title = Exactly Like an Echo
