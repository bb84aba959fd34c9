import type { Rulebook, RuleParagraph } from '../../engine/rulebook';

/** A paragraph of one sentence. */
function told(id: string, rule: string, title: string, line: string): RuleParagraph {
  return { id, rules: [rule], title, lines: [{ kind: 'text', text: line }] };
}

const en: Rulebook = [
  {
    rule: '1',
    title: 'The game',
    paragraphs: [
      told(
        'deal',
        '1.1',
        'Deal',
        'Each player holds four of thirty cards, numbered from 1. Nobody sees the others’ cards.',
      ),
      told('turn', '1.2', 'Turn', 'In turn, each player lays one card face up.'),
      told(
        'round',
        '1.3',
        'Round',
        'When all have laid one, the highest card wins a point. Its player begins the next round.',
      ),
      told('end', '1.4', 'End', 'When no cards are left, most points win.'),
    ],
  },
];

const fr: Rulebook = [
  {
    rule: '1',
    title: 'Le jeu',
    paragraphs: [
      told(
        'deal',
        '1.1',
        'Donne',
        'Chacun tient quatre des trente cartes, numérotées à partir de 1. Personne ne voit celles des autres.',
      ),
      told('turn', '1.2', 'Tour', 'À son tour, chacun pose une carte face visible.'),
      told(
        'round',
        '1.3',
        'Manche',
        'Quand tous en ont posé une, la plus forte gagne un point et commence la manche suivante.',
      ),
      told('end', '1.4', 'Fin', 'Quand il n’y a plus de cartes, le plus de points l’emporte.'),
    ],
  },
];

/** The rules for players, in all languages. */
export const rulebook = { usual: { en, fr } };
