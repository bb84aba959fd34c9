import type { Rulebooks } from '../../engine/game';
import type { Rulebook } from '../../engine/rulebook';

const en: Rulebook = [
  {
    rule: '1',
    title: 'The toy game',
    paragraphs: [
      {
        id: 'aim',
        rules: ['1'],
        title: 'Aim',
        lines: [{ kind: 'text', text: 'Dig up enough relics before the rounds are over [1].' }],
      },
    ],
  },
];

const fr: Rulebook = [
  {
    rule: '1',
    title: 'Le jeu d’essai',
    paragraphs: [
      {
        id: 'aim',
        rules: ['1'],
        title: 'But',
        lines: [{ kind: 'text', text: 'Déterrez assez de reliques avant la fin des manches [1].' }],
      },
    ],
  },
];

/** The rules of the toy game, in a few words. */
export const rulebook: Rulebooks = { usual: { en, fr } };
