import type { Rulebook } from '../../../engine/rulebook';

/** The rules of liar’s dice, in English. */
export const en: Rulebook = [
  {
    rule: '1',
    title: 'The dice',
    paragraphs: [
      {
        id: 'cups',
        rules: ['1.1'],
        title: 'Five dice',
        lines: [{ kind: 'text', text: 'Each player begins with five dice, or with three, as everybody has agreed.' }],
      },
      {
        id: 'throw',
        rules: ['1.2'],
        title: 'Throwing',
        lines: [
          {
            kind: 'text',
            text: 'At the beginning of a round all throw their dice under a cup. Everybody looks at their own dice only.',
          },
        ],
      },
    ],
  },
  {
    rule: '2',
    title: 'Bidding',
    paragraphs: [
      {
        id: 'turn',
        rules: ['2.1'],
        title: 'Turns',
        lines: [{ kind: 'text', text: 'The turn goes round the table, past those who have no dice left.' }],
      },
      {
        id: 'first',
        rules: ['2.2'],
        title: 'First bid',
        lines: [
          {
            kind: 'text',
            text: 'Whoever begins a round must bid: a number of dice and a face. Nobody can bid more dice than there are on the table.',
          },
        ],
      },
      {
        id: 'raise',
        rules: ['2.3'],
        title: 'Raising',
        lines: [
          { kind: 'text', text: 'A later bid must be higher: more dice of any face, or as many of a higher face.' },
        ],
      },
      {
        id: 'doubt',
        rules: ['2.4'],
        title: 'Doubting',
        lines: [{ kind: 'text', text: 'Instead of raising, the player in turn may doubt the last bid.' }],
      },
      {
        id: 'anybody',
        rules: ['2.5'],
        title: 'Anybody doubts',
        lines: [
          {
            kind: 'text',
            text: 'If all have agreed so, everybody else may doubt each bid at once. The first word counts, silence passes.',
          },
        ],
      },
    ],
  },
  {
    rule: '3',
    title: 'Showing the dice',
    paragraphs: [
      {
        id: 'show',
        rules: ['3.1'],
        title: 'Showing',
        lines: [
          { kind: 'text', text: 'After a doubt all dice are shown, and those of the face that was bid are counted.' },
        ],
      },
      {
        id: 'wild',
        rules: ['3.2'],
        title: 'Wild ones',
        lines: [{ kind: 'text', text: 'Ones count as any face, unless everybody has agreed otherwise.' }],
      },
      {
        id: 'lose',
        rules: ['3.3'],
        title: 'Losing a die',
        lines: [
          {
            kind: 'text',
            text: 'If there are at least as many as bid, the doubter loses a die; else the bidder does.',
          },
        ],
      },
      {
        id: 'begin',
        rules: ['3.4'],
        title: 'Next round',
        lines: [
          {
            kind: 'text',
            text: 'Whoever lost the die begins the next round; a player who is out leaves that to the next one.',
          },
        ],
      },
    ],
  },
  {
    rule: '4',
    title: 'The end',
    paragraphs: [
      {
        id: 'out',
        rules: ['4.1'],
        title: 'Out',
        lines: [{ kind: 'text', text: 'Whoever has lost the last die is out.' }],
      },
      {
        id: 'win',
        rules: ['4.2'],
        title: 'Winning',
        lines: [
          { kind: 'text', text: 'The last player with dice wins. The others are placed by how long they held out.' },
        ],
      },
    ],
  },
];
