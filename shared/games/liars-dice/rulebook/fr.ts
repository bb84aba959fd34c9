import type { Rulebook } from '../../../engine/rulebook';

/** The rules of liar’s dice, in French. */
export const fr: Rulebook = [
  {
    rule: '1',
    title: 'Les dés',
    paragraphs: [
      {
        id: 'cups',
        rules: ['1.1'],
        title: 'Cinq dés',
        lines: [
          { kind: 'text', text: 'Chaque personne commence avec cinq dés, ou trois, selon le choix de la table.' },
        ],
      },
      {
        id: 'throw',
        rules: ['1.2'],
        title: 'Lancer',
        lines: [
          {
            kind: 'text',
            text: 'Au début d’une manche, tout le monde lance ses dés sous un gobelet. Chacun ne regarde que les siens.',
          },
        ],
      },
    ],
  },
  {
    rule: '2',
    title: 'Les enchères',
    paragraphs: [
      {
        id: 'turn',
        rules: ['2.1'],
        title: 'Tours',
        lines: [{ kind: 'text', text: 'Le tour passe autour de la table, sans ceux qui n’ont plus de dés.' }],
      },
      {
        id: 'first',
        rules: ['2.2'],
        title: 'Première enchère',
        lines: [
          {
            kind: 'text',
            text: 'Qui commence une manche doit annoncer un nombre de dés et une face. Personne ne peut annoncer plus de dés qu’il n’y en a sur la table.',
          },
        ],
      },
      {
        id: 'raise',
        rules: ['2.3'],
        title: 'Monter',
        lines: [
          {
            kind: 'text',
            text: 'Une enchère suivante doit être plus haute : plus de dés de n’importe quelle face, ou autant d’une face plus haute.',
          },
        ],
      },
      {
        id: 'doubt',
        rules: ['2.4'],
        title: 'Douter',
        lines: [
          {
            kind: 'text',
            text: 'Au lieu de monter, la personne dont c’est le tour peut douter de la dernière enchère.',
          },
        ],
      },
      {
        id: 'anybody',
        rules: ['2.5'],
        title: 'Tout le monde doute',
        lines: [
          {
            kind: 'text',
            text: 'Si la table l’a choisi, tout le monde peut douter aussitôt de chaque enchère. Le premier mot compte, le silence laisse passer.',
          },
        ],
      },
    ],
  },
  {
    rule: '3',
    title: 'Montrer les dés',
    paragraphs: [
      {
        id: 'show',
        rules: ['3.1'],
        title: 'Montrer',
        lines: [
          { kind: 'text', text: 'Après un doute, on montre tous les dés et on compte ceux de la face annoncée.' },
        ],
      },
      {
        id: 'wild',
        rules: ['3.2'],
        title: 'Jokers',
        lines: [{ kind: 'text', text: 'Les as comptent pour toute face, sauf si la table en a décidé autrement.' }],
      },
      {
        id: 'lose',
        rules: ['3.3'],
        title: 'Perdre un dé',
        lines: [
          {
            kind: 'text',
            text: 'S’il y en a au moins autant qu’annoncé, qui a douté perd un dé ; sinon, qui a annoncé en perd un.',
          },
        ],
      },
      {
        id: 'begin',
        rules: ['3.4'],
        title: 'Manche suivante',
        lines: [
          {
            kind: 'text',
            text: 'Qui a perdu le dé commence la manche suivante ; qui est hors jeu laisse cela à la personne suivante.',
          },
        ],
      },
    ],
  },
  {
    rule: '4',
    title: 'La fin',
    paragraphs: [
      {
        id: 'out',
        rules: ['4.1'],
        title: 'Hors jeu',
        lines: [{ kind: 'text', text: 'Qui a perdu son dernier dé est hors jeu.' }],
      },
      {
        id: 'win',
        rules: ['4.2'],
        title: 'Gagner',
        lines: [
          {
            kind: 'text',
            text: 'La dernière personne qui a des dés gagne. Les autres sont classées selon la durée de leur résistance.',
          },
        ],
      },
    ],
  },
];
