/** Every sentence of the screen of liar’s dice, in English. */
export const en = {
  'ld.seats': 'Players',
  'ld.dice': '{n, plural, =0 {out} one {# die} other {# dice}}',
  'ld.stands': '{who} bids',
  'ld.bid': '“{bid}”',
  'ld.opens': '{who} opens the bidding',
  'ld.covered': 'Under the cup',
  'ld.own': 'Your dice',
  'ld.number': 'How many dice?',
  'ld.less': 'One die less',
  'ld.more': 'One die more',
  'ld.face': 'Tap the face that you bid',
  'ld.shown': 'All dice are shown',
  'ld.over': 'One player has dice left.',
  'ld.kind.bid': 'Bids',
  'ld.kind.doubt': 'Doubts',
} as const;
