import type { Wording } from './structure';

/** The rules of Black Orchestra for players, in English. */
export const en: Wording = {
  chapters: {
    aim: 'Aim of the game',
    parts: 'What there is',
    setup: 'Setting up',
    levels: 'Motivation, suspicion and limits',
    turn: 'A turn',
    actions: 'The actions',
    conspire: 'Conspire and the dissent track',
    events: 'Events and stages',
    leaders: 'Distance and visits',
    raid: 'Gestapo raid',
    prison: 'Arrest, prison, interrogation',
    plot: 'Plots',
    reactions: 'Reactions',
    decks: 'Decks and discards',
    variants: 'Variants and score',
    editions: 'The two editions',
    rulings: 'Particular cases',
  },
  paragraphs: {
    // 1
    aim: {
      title: 'What it is about',
      lines: [
        'You are conspirators of the German resistance. You play together, one to five people, and win or lose together. You want to kill Hitler before the Gestapo arrests you all.',
      ],
    },
    course: {
      title: 'How a game usually goes',
      lines: [
        'Draw cards until somebody finds a plot [6.5]. Raise your motivation by conspiring [7], so that you dare to try it. Collect items [6.2] that help it or that take suspicion away [6.4]. Be in the right space at the right time, and roll as many dice as you can [12]. Each turn ends with an event: time works against you [8].',
      ],
    },
    winning: {
      title: 'How you win',
      lines: [
        'You win at once when a plot against Hitler succeeds [12.3]. With Trusted Lieutenants two deputies have to die as well [15].',
      ],
    },
    losing: {
      title: 'How you lose',
      lines: [
        'You lose at once, even in the middle of a turn, when one of these is true:',
        '- every conspirator is in prison;',
        '- an event has to be drawn and no event is left in any stage;',
        '- the stage {stages} event Documents Located is drawn.',
      ],
    },
    // 2
    dice: {
      title: 'Dice',
      lines: [
        'There are {dice} dice. Each has an eagle (danger), two targets (success) and the numbers 1, 2 and 3.',
        'Dice on the dissent track or on a card are not in the supply. Nobody rolls more dice than the supply has.',
        'A roll is always read in this order: eagles, targets, numbers.',
      ],
    },
    parts: {
      title: 'Cards and items',
      lines: [
        'There are {events} events, {perStage} for each of {stages} stages: {standardEvents} standard, {importantEvents} important and {keyEvents} key events.',
        'There are {dossierCards} conspirator cards: {standardCards} standard, {illegalCards} illegal and {plotCards} plots. {interrogations} interrogation cards wait in prison.',
        'Eight kinds of items exist, {tilesPerItem} tiles of each: badge, explosives, intel, keys, map, poison, signature and weapons.',
      ],
    },
    board: {
      title: 'The spaces',
      lines: [
        'A stage after a name says when the space opens. The spaces of Berlin have none: they are always open, and each is one move from every other. All roads out of Berlin begin at the Train Station.',
        'A fortified space is entered like any other. The mark matters to plots only.',
      ],
    },
    conspirators: {
      title: 'The conspirators',
      lines: ['A special ability can be used from motivated on [4]. A passive one works automatically from then on.'],
    },
    plots: {
      title: 'The plots',
      lines: ['The deck has each plot once. How to attempt one: [12].'],
    },
    // 3
    'setup.leaders': { title: 'Leaders', lines: ['Hitler and his five deputies begin here:'] },
    'setup.items': {
      title: 'Items',
      lines: ['One item tile lies face down on every space that has room for one. Nobody knows which is where.'],
    },
    support: {
      title: 'Military support',
      lines: [
        'Military support is how many targets a plot against Hitler needs. It begins at {easy} in an easy game, {standard} in a standard one, {hard} in a hard one. It never falls below that and never rises above {ceiling}.',
      ],
    },
    'setup.events': {
      title: 'Events',
      lines: ['Each stage has a deck of its own. Before the game, {removed} cards of each are removed unseen.'],
    },
    'setup.cards': { title: 'Cards', lines: ['The conspirator cards and the interrogation cards are shuffled.'] },
    'setup.sheets': {
      title: 'Conspirators',
      lines: [
        'Each player has one conspirator, chosen or dealt. Everybody begins timid and at medium suspicion, without cards or items.',
      ],
    },
    'setup.start': { title: 'Start', lines: ['All conspirators begin at the Train Station.'] },
    'setup.first': {
      title: 'First player',
      lines: ['The first player is drawn, unless the host names one. Then turns go round the table.'],
    },
    solo: {
      title: 'Playing alone',
      lines: [
        'One player alone runs two conspirators, who take turns one after the other. Both have the limits of a game for one [4]. The game is lost when both are in prison. They hand each other things without asking.',
      ],
    },
    // 4
    motivation: {
      title: 'Motivation',
      lines: [
        'Motivation is what you dare to do. Each level keeps the benefits of the lower ones. A change beyond either end does nothing.',
      ],
    },
    suspicion: {
      title: 'Suspicion',
      lines: [
        'Suspicion says how closely you are watched: the higher it is, the fewer eagles give a plot away [12.2]. Extreme suspicion means arrest in the next raid [10].',
      ],
    },
    limits: {
      title: 'Limits',
      lines: [
        'Each conspirator may hold this many cards and items. A timid one holds {timidCards} cards at most.',
        'The limits hold at every moment, in other players’ turns too. If you have too much, discard at once. You choose what, even what you have just received.',
      ],
    },
    open: {
      title: 'What everybody sees',
      lines: [
        'Dossiers, items and levels are open to everybody, spectators included. Talk about all of it. Only an interrogation is secret [11.2].',
      ],
    },
    effects: {
      title: 'Resolving effects',
      lines: [
        'Resolve an effect from top to bottom. Skip what is impossible. Where a card contradicts these rules, the card wins. “One conspirator” may be yourself unless it says “other”.',
      ],
    },
    // 5
    turn: {
      title: 'The course of a turn',
      lines: [
        'If you are free, your turn has three parts:',
        '- the penalties of leaders in your space;',
        '- up to {actions} actions [6];',
        '- an event [8].',
        'If you are in prison, you are interrogated instead, and then an event is drawn [11].',
      ],
    },
    penalties: {
      title: 'Penalties',
      lines: [
        'Each leader who is in your space when your turn starts costs you something. You pick the order. A leader who arrives later, or whom you join, costs nothing.',
      ],
    },
    finishing: {
      title: 'Finishing',
      lines: [
        'You need not use all actions; what is left is lost. After the last one you end the turn yourself, so that you can still undo or play cards [R27].',
      ],
    },
    // 6
    actions: {
      title: 'What an action is',
      lines: [
        'You have {actions} actions in a turn, in any order, and may repeat them; only Conspire is once in a turn. You cannot choose an action that would do nothing.',
      ],
    },
    act: {
      title: 'Act',
      lines: [
        'Play a card of your dossier that is used as an action, use your special ability, or attempt a plot [12]. The card is discarded when its effect is over. A card that says “ongoing” works from your dossier, as long as it lies there.',
      ],
    },
    collect: { title: 'Collect item', lines: ['Take the item that lies face up in your space.'] },
    conspiring: {
      title: 'Conspire',
      lines: ['Once in a turn, roll one to {conspireDice} dice, an action for each: [7].'],
    },
    deliver: {
      title: 'Deliver item',
      lines: [
        'In a space with a delivery, once its own tile is gone, discard the item that it asks for. Suspicion falls as printed: yours alone, or shared out as you like among conspirators who are not in prison, wherever they are.',
        'A condition of the space has to hold at that moment. The item goes to the item discard.',
        '> Wolfsschanze asks for keys, −3 shared out: you could take 2 from yourself and 1 from a conspirator in Paris.',
      ],
    },
    dossier: { title: 'Draw', lines: ['Draw the top conspirator card.'] },
    move: {
      title: 'Move',
      lines: [
        'Move along one road, or to another space of Berlin. Berlin is always open; any other space from its stage on, and some close for good in stage {stages}.',
        'If entering a space changes levels, it does so each time you enter.',
      ],
    },
    release: {
      title: 'Release',
      lines: [
        'At Gestapo HQ, below extreme suspicion and with somebody in prison, roll one die. On an eagle you are arrested. On anything else your suspicion rises by 1, and one prisoner of your choice comes to Gestapo HQ at high suspicion.',
      ],
    },
    reveal: {
      title: 'Reveal item',
      lines: ['Turn the face-down item of your space face up. Taking it is another action.'],
    },
    transfer: {
      title: 'Transfer',
      lines: [
        'Give one item or card to a conspirator in your space, or take one from there. Taking needs the other player’s yes, which can be given once for all; a refusal costs you no action, and counts until the turn ends. Whoever receives more than the limit allows discards at once [4].',
      ],
    },
    // 7
    conspire: {
      title: 'Rolling',
      lines: [
        'Choose one to {conspireDice} dice: not more than your actions left or the dice in the supply. Each costs an action.',
        '> With all three actions you roll three dice: an eagle, a target and a 3. You and everybody with you become more suspect, a die goes onto the track, and you have 3 actions again.',
      ],
    },
    'conspire.dice': {
      title: 'What the dice do',
      lines: [
        '- Eagle: the suspicion of each conspirator in your space, your own too, rises by 1.',
        '- Target: the die goes onto the dissent track.',
        '- Number: you gain that many actions this turn.',
      ],
    },
    track: {
      title: 'The dissent track',
      lines: [
        'When {trackDice} dice lie on the track, the active player chooses at once: one conspirator gains 1 motivation, or military support falls by 1. Then the dice return to the supply, and further targets of the roll begin a new row.',
        'Dice stay on the track from turn to turn. A raid empties it [10.3].',
      ],
    },
    // 8
    events: {
      title: 'Drawing an event',
      lines: [
        'The next event comes from the lowest stage that still has cards. It becomes the current event. Resolve it. What it says “while this is the current event” ends when another takes its place.',
        'If two events are due, the first is over before the second is drawn.',
      ],
    },
    stages: {
      title: 'Stages',
      lines: [
        'The stage of the current event is the current stage. A new one begins with its first event, not with the last event of the one before. Until the first event it is stage 1.',
      ],
    },
    'key-events': {
      title: 'Key and important events',
      lines: [
        'A key event moves aside when the next event is drawn. It does nothing there. But while it lies there, discard important events of its stage that turn up, and draw another event. It is discarded when a new stage begins.',
      ],
    },
    'stage-7': {
      title: 'Stage {stages} begins',
      lines: [
        'Before its first event is resolved, everybody in a space that closes moves to the nearest open space. Hitler moves first, then the deputies, then the conspirators. The active player chooses between equally near ones.',
      ],
    },
    removed: {
      title: 'Events that are removed',
      lines: ['Remove events of a stage unseen, from the top of their deck; if there are too few, all of them.'],
    },
    // 9
    nearest: {
      title: 'Counting distance',
      lines: [
        'Distance is counted in moves along the roads, those through closed spaces too. The active player chooses between equals. Somebody in the same space is the nearest, and prisoners never are.',
      ],
    },
    visits: {
      title: 'Leaders on the move',
      lines: [
        'A leader sent to the nearest conspirator has to arrive in another space. Conspirators in his own space do not count. If all free conspirators are there, he stays and visits nobody [R26].',
        'When the nearest deputy must move to a conspirator, ignore deputies already there. A leader who is sent to his own space stays there.',
      ],
    },
    // 10
    'raid.arrests': { title: 'First the arrests', lines: ['Everybody at extreme suspicion is arrested [11].'] },
    'raid.cards': {
      title: 'Then the illegal cards',
      lines: [
        'Everybody who is still free decides for each illegal card in the dossier: discard it, or keep it and gain 1 suspicion. At extreme suspicion the rest is kept without a choice. All decide at the same time.',
      ],
    },
    'raid.track': { title: 'Then the track', lines: ['All dice leave the dissent track.'] },
    // 11
    arrest: {
      title: 'Arrest',
      lines: [
        'When you are arrested, discard all illegal cards and go to prison. You keep your other cards and all items. In your own turn it ends your actions, and the event follows.',
      ],
    },
    'in-prison': {
      title: 'In prison',
      lines: [
        'A prisoner has no actions, no reactions and no special ability, and no effect reaches a prisoner unless it sets one free. Other conspirators can try a release at Gestapo HQ [6.7].',
      ],
    },
    'prison.card': {
      title: 'The interrogation card',
      lines: ['On a prisoner’s turn, draw a card that only this player sees.'],
    },
    'prison.choice': {
      title: 'Choosing alone',
      lines: [
        'You choose one option alone, and cannot chat until you have. You can choose an option only if all of it can be done now. You also pick who and what it touches, never a prisoner.',
        'Trying to resist is always possible: roll a die. A target sets you free, a number does nothing. On an eagle, resolve what the card says, as far as possible.',
      ],
    },
    'prison.secret': {
      title: 'What becomes public',
      lines: [
        'Everybody sees which option you chose, whom it touches and its result. The other options stay secret, after the game too.',
      ],
    },
    'prison.after': { title: 'Afterwards', lines: ['The card is shuffled back into its deck, and an event is drawn.'] },
    released: {
      title: 'Released',
      lines: [
        'If an interrogation frees you, go to Gestapo HQ at high suspicion. The turn ends with its event all the same.',
      ],
    },
    // 12
    plot: {
      title: 'What a plot needs',
      lines: [
        'A plot names what it needs: where Hitler has to be, where you have to be, and a motivation of committed or reckless. If all of that is met, attempt it as an Act action.',
        'Plots C and D are attempted without an action when an event has just moved Hitler, on anybody’s turn [R10].',
      ],
    },
    'plot.dice': {
      title: 'Gathering dice',
      lines: [
        'The plot itself brings 1 die. Add what its card lists:',
        '- items, yours or those of others in your space who agree, discarded as they are used; each kind helps once unless the card says “each”;',
        '- your affiliation;',
        '- the meeting: all conspirators in your space, nobody in prison.',
        'Then come cards and abilities. Nobody rolls more dice than the supply has [2].',
      ],
    },
    'plot.needs': {
      title: 'What the roll needs',
      lines: [
        'You need as many targets as there is military support [3.3], and fewer eagles than detect a plot at your suspicion [4]. The current event, badges and cards can change how many eagles count.',
        'The screen shows the chances for each number of dice. You may roll fewer dice than you have, at least one: more dice bring more targets, but more eagles too.',
      ],
    },
    'plot.roll': {
      title: 'Judging the roll',
      lines: [
        'First come the reactions that re-roll or ignore dice. Then:',
        '- Detected, if there are enough eagles: the plot is discarded, Hitler moves to the Chancellery, every free conspirator loses 1 motivation, and you are arrested. Targets do not matter.',
        '- Otherwise success, if there are enough targets.',
        '- Otherwise a quiet failure: the plot stays in your dossier and the turn goes on.',
        'Numbers count for nothing. Items and cards that were used are discarded in any case.',
      ],
    },
    'plot.example': {
      title: 'An example',
      lines: [
        '> Military support is {standard} and you are at medium suspicion, so you need {standard} targets and at most one eagle. With 6 dice, {success6}% of all rolls succeed and {detected6}% are detected. With {bestDice} dice, the best number, {successBest}% succeed and {detectedBest}% are detected.',
      ],
    },
    // 13
    reactions: {
      title: 'What a reaction is',
      lines: [
        'A reaction costs no action and can be played on anybody’s turn when its moment comes, but not from prison. Its card is discarded afterwards.',
      ],
    },
    'any-time': {
      title: 'At any time',
      lines: [
        'Cards for any time can be played whenever the game waits for somebody. You find them under your options.',
      ],
    },
    windows: {
      title: 'Moments',
      lines: [
        'Other reactions belong to a moment. Only players with a useful card for that moment are asked, until all have passed. You can choose not to be asked the same again this turn.',
        '- The penalties of a turn are due, and a card could avert one [R28].',
        '- An event that moves Hitler is revealed.',
        '- The dice of a plot are gathered, or have been rolled.',
        '- An event has moved Hitler.',
        'Before an event is drawn nobody is asked, because everybody sees it coming. Arm a card for it, or choose to be asked [R35].',
      ],
    },
    // 14
    decks: {
      title: 'Decks',
      lines: [
        'When the conspirator deck is empty, its discards are shuffled into a new one. If there are none either, nothing is drawn. An interrogation card goes back into its deck.',
      ],
    },
    items: {
      title: 'Items',
      lines: [
        'Items that are delivered, used or discarded lie face up in the item discard. Tiles that an interrogation removes do not come back.',
      ],
    },
    // 15
    lieutenants: {
      title: 'Trusted Lieutenants',
      lines: [
        'A plot may also target a deputy: on its card, read that name instead of Hitler’s. It needs {deputyTargets} targets, and success removes the deputy. To win, Hitler and at least {deputiesToKill} deputies have to die. If Hitler dies first, the game goes on without him.',
      ],
    },
    urgency: {
      title: 'Sense of Urgency',
      lines: ['Before the game, {removedUrgency} events of each stage are removed instead of {removed}.'],
    },
    documents: {
      title: 'Guarded Documents',
      lines: [
        'Documents Located, the event that loses the game, is removed, and one other event fewer than usual of stage {stages}.',
      ],
    },
    score: {
      title: 'Score',
      lines: ['A victory saves this many million lives, minus one million for each deputy still on the board:'],
    },
    // 16
    editions: {
      title: 'This game: the second edition',
      lines: [
        'The host can choose the first edition before the start. There, conspirators are dealt. Prisoners resist by their motivation and lose their illegal cards in prison, not at the arrest. A raid asks about all cards. A plot uses only the attempter’s own items. Release leaves the prisoner at extreme suspicion.',
      ],
    },
    // 17
    R1: { title: 'Paris', lines: ['Entering Paris takes 3 suspicion from you and raises military support by 1.'] },
    R2: { title: '“Any conspirator”', lines: ['That is one conspirator of your choice.'] },
    R3: { title: 'Alone', lines: ['You are alone when no other conspirator is in your space. Leaders do not count.'] },
    R4: {
      title: 'Who decides',
      lines: ['What a conspirator may do is decided by its player. The active player decides everything else.'],
    },
    R5: { title: 'Beck', lines: ['He is spared all penalties, that of Goebbels too.'] },
    R6: { title: 'Goerdeler', lines: ['His extra card is drawn after the penalties.'] },
    R7: {
      title: 'Goebbels',
      lines: ['He takes the special ability away for the whole turn. Limits that it raised fall at once.'],
    },
    R8: {
      title: 'Berlin',
      lines: ['“In Berlin” means any of its seven spaces, the Train Station too. Two of them are not the same space.'],
    },
    R9: {
      title: 'Stage of Berlin',
      lines: ['A space of Berlin has no stage, so neither Ambush nor Kidnapping works there.'],
    },
    R10: {
      title: 'Plots C and D',
      lines: [
        'The event must really have moved Hitler to another space. Each of these cards can be tried once for each such event, by its holder. If it is detected the holder is arrested, but no further event is drawn.',
      ],
    },
    R11: {
      title: 'Moved by an effect',
      lines: ['When an effect moves you, every space you enter takes effect. Being put in prison is no move.'],
    },
    R12: {
      title: 'Classified Papers, Defections and Dissent',
      lines: [
        'If the roll has an eagle, the card goes first. Then its targets go onto the track as always, and none onto the card.',
      ],
    },
    R13: {
      title: 'Concealed Pistol',
      lines: [
        'It can be spent wherever weapons can. It is discarded as a card, takes no place among your items, and is an illegal card for raids and arrests.',
      ],
    },
    R14: { title: 'All in one space', lines: ['Never while somebody is in prison.'] },
    R15: { title: 'Slow News Day', lines: ['It is played before the event is drawn and skips that event.'] },
    R16: { title: 'Rolling again', lines: ['A die that was re-rolled may be re-rolled once more.'] },
    R17: { title: 'Black Orchestra', lines: ['If the card fills the track several times, it is resolved each time.'] },
    R18: {
      title: 'Dice handed out',
      lines: [
        'Dice that Black Orchestra hands out return to the supply once their actions are used or their conspirator is arrested.',
      ],
    },
    R19: { title: '“Up to” a number of cards', lines: ['You draw them one by one and may stop.'] },
    R20: { title: 'Support rises to 5', lines: ['If it is higher already, it does not fall.'] },
    R21: {
      title: 'Somebody is away',
      lines: ['A decision waits for its player; others can agree on a stand-in.'],
    },
    R22: { title: 'Raid', lines: ['The decisions of a raid are made at the same time: none depends on another.'] },
    R23: { title: 'Called Away', lines: ['It may send deputies to any space, also to a closed one.'] },
    R24: {
      title: 'Our reading',
      lines: [
        'Kordt shows his events to everybody and Tresckow has no reveal action. The interrogation cards and the choice of the {standardCards} standard cards follow our reading of the game.',
      ],
    },
    R26: {
      title: 'A visit to nobody',
      lines: [
        'A leader who stays where he is visits nobody, not even conspirators in his space. Skip what the card says about the conspirator visited. So it is when Delay Hitler keeps Hitler in place.',
      ],
    },
    R27: {
      title: 'The end of the actions',
      lines: [
        'A turn does not end with its last action: you end it. Until then you can play cards for any time and, if the room allows it, undo your last steps. You can let your turns end automatically; they still wait while a free conspirator holds a playable card for any time. If you are arrested in your turn, the event follows at once.',
      ],
    },
    R28: {
      title: 'Before the penalties',
      lines: [
        'The game waits for those who hold a card that could avert a penalty, such as Called Away, and for nobody else.',
      ],
    },
    R29: {
      title: 'Tiles taken by an interrogation',
      lines: ['Their spaces are named publicly. For deliveries such a tile counts as taken.'],
    },
    R30: { title: 'Two events due', lines: ['Two Slow News Days can be played at one moment.'] },
    R31: {
      title: 'Closed spaces on the way',
      lines: ['A leader may pass through closed spaces. Only where he ends has to be open.'],
    },
    R35: {
      title: 'Deciding in advance',
      lines: [
        'Decide in advance about a reaction card: arm it (it plays at its next moment), or turn its question off. Everybody sees it, and you can undo it whenever the game waits. It ends if you are arrested; decide again once you are free.',
        'Armed cards come first, from the active player on in turn order, each only if it still changes something. When an event is about to be drawn nobody is asked: arm a card for it, or choose to be asked.',
        'When the dice of a plot lie rolled, you are asked about a card only if the held cards could make the roll end better. Or choose “Ask me each time”. You can turn off the question about a plot on the way.',
        'After “Not now” you are asked about that card again once everybody has had a turn. You are asked sooner if the card could do more: a better chance to kill Hitler, or a roll to save that was safe before. “Ask me each time” brings every question back.',
        'You can also say yes or no to everything that one person asks for.',
      ],
    },
    R36: {
      title: 'An interrogation taken over',
      lines: [
        'If another person stands in for a prisoner during the interrogation, the card goes back unseen by them. Another one is drawn, never one that reads the same. A die that was rolled stays. With no other card the interrogation ends.',
      ],
    },
  },
  first: {
    'setup.sheets': {
      title: 'Conspirators',
      lines: [
        'Each player is dealt one conspirator at random. Everybody begins timid and at medium suspicion, without cards or items.',
      ],
    },
    penalties: {
      title: 'Penalties',
      lines: [
        'Each leader who is in your space when your turn starts costs you something: Hitler first, then the deputies in the order that you pick. A leader who arrives later, or whom you join, costs nothing.',
      ],
    },
    release: {
      title: 'Release',
      lines: [
        'At Gestapo HQ, below extreme suspicion and with somebody in prison, roll one die. On an eagle you are arrested. On anything else your suspicion rises by 1, and one prisoner of your choice comes to Gestapo HQ at extreme suspicion.',
      ],
    },
    transfer: {
      title: 'Transfer',
      lines: [
        'Give one item or card to a conspirator in your space, or take one from there. Taking needs the other player’s yes, which can be given once for all; a refusal costs you no action, and counts until the turn ends. What would take somebody over a limit is not allowed.',
      ],
    },
    discarding: {
      title: 'Discarding',
      lines: [
        'A free conspirator can discard items at any time, without an action. Discarding a plot is an action of its own.',
      ],
    },
    'key-events': {
      title: 'Key and important events',
      lines: [
        'A key event moves aside when the next event is drawn. It does nothing there. But while any key event lies there, discard important events that turn up, and draw another event. It is discarded when a new stage begins.',
      ],
    },
    'raid.cards': {
      title: 'Then the cards',
      lines: [
        'Everybody who is still free may discard any cards, and then gains 1 suspicion for each restricted card that is left. All decide at the same time.',
      ],
    },
    arrest: {
      title: 'Arrest',
      lines: [
        'When you are arrested, go to prison. You keep all cards and items for now. In your own turn it ends your actions, and the event follows.',
      ],
    },
    'prison.loss': {
      title: 'First a loss',
      lines: [
        'The turn of a prisoner begins with a loss: all restricted cards, and one other card for each of them. Plots need not be given up; when nothing else is left, no more is lost.',
      ],
    },
    'prison.resist': {
      title: 'Resisting',
      lines: [
        'Then roll one die. Your motivation decides which faces resist. If you resist, draw no interrogation card. A target sets you free in any case, after the card if there is one.',
      ],
    },
    'prison.card': {
      title: 'The interrogation card',
      lines: [
        'If you do not resist, draw a card that only you see. If none of its options can be resolved in full, draw another card. If there is no such card at all, nothing happens.',
      ],
    },
    'prison.choice': {
      title: 'Choosing alone',
      lines: [
        'You choose one of three options alone, and cannot chat until you have. You can choose an option only if all of it can be done now. You also pick who and what it touches, never a prisoner.',
      ],
    },
    released: {
      title: 'Released',
      lines: [
        'If you roll a target to resist, go to Gestapo HQ at high suspicion, after the interrogation card if there is one. The turn ends with its event all the same.',
      ],
    },
    'plot.dice': {
      title: 'Gathering dice',
      lines: [
        'The plot itself brings 1 die. Add what its card lists:',
        '- your own items, discarded as they are used; each kind helps once unless the card says “each”;',
        '- your affiliation;',
        '- the meeting: all conspirators in your space, nobody in prison.',
        'Then come cards and abilities. Nobody rolls more dice than the supply has [2].',
      ],
    },
    'plot.roll': {
      title: 'Judging the roll',
      lines: [
        'First come the reactions that re-roll or ignore dice. Then:',
        '- Detected, if there are enough eagles: the plot is discarded, Hitler moves to the Chancellery, every free conspirator loses 1 motivation, and you are arrested. Targets do not matter.',
        '- Otherwise success, if there are enough targets. With Hitler die all deputies in his space.',
        '- Otherwise a quiet failure: the plot stays in your dossier and the turn goes on.',
        'Numbers count for nothing. Items and cards that were used are discarded in any case.',
      ],
    },
    editions: {
      title: 'This game: the first edition',
      lines: [
        'Board, decks and sheets are those of the second edition. Three words differ: positive there is motivated, zealous is reckless, restricted is illegal. The differences:',
        '- conspirators are dealt [16.2], and Berlin is of stage 1 [16.3];',
        '- raids [16.4], arrest [16.5], the turn of a prisoner [16.6], Release [16.10];',
        '- items in plots [16.11], discarding [16.12], transfers [16.13], order of penalties [16.14];',
        '- who dies with Hitler [16.15], important events [16.16], two sheets [16.17].',
      ],
    },
    'edition.sheets': {
      title: 'Kordt and Tresckow',
      lines: [
        'Kordt alone sees the events that he looks at. Tresckow can also reveal any face-down item as an action.',
      ],
    },
    R9: {
      title: 'Stage of Berlin',
      lines: ['For cards that ask for a stage, the spaces of Berlin are of stage 1.'],
    },
    R24: {
      title: 'Our reading',
      lines: ['The choice of the {standardCards} standard cards follows our reading of the game.'],
    },
    R25: {
      title: 'An interrogation card',
      lines: [
        'An option for the timid and skeptical that takes 2 motivation could never be done in full. It is open to the positive and higher instead.',
      ],
    },
    R32: {
      title: 'No die for a prisoner',
      lines: ['If the supply has no die, a prisoner cannot roll: there is neither resistance nor release.'],
    },
    R33: {
      title: 'Which cards are lost',
      lines: [
        'The prisoner chooses the card lost for a restricted one. It may be a plot as long as another card is left. In a raid everybody who holds cards is asked, restricted or not.',
      ],
    },
    R34: {
      title: 'Last free conspirator, discarded items',
      lines: [
        'An interrogation cannot name the last free conspirator for an arrest. Prisoners keep their items: only free conspirators discard them at any time.',
      ],
    },
  },
};
