const en = {
  hand: 'Your hand',
  card: 'Card',
  faceDown: 'A card, face down',
  covered: 'Covered',
  coins: 'coins',
  token: 'Token',
  treasury: 'Treasury',
  dice: 'How many dice',
  less: 'Fewer',
  more: 'More',
  board: 'Board',
  space: 'Space',
  whom: 'From whom?',
  twoCards: 'Two cards',
  out: 'Out',
  claims: 'Hugo says, against you',
  claim: '“I am the captain.”',
};

const fr: typeof en = {
  hand: 'Votre main',
  card: 'Carte',
  faceDown: 'Une carte, face cachée',
  covered: 'Couverte',
  coins: 'pièces',
  token: 'Jeton',
  treasury: 'Trésor',
  dice: 'Combien de dés',
  less: 'Moins',
  more: 'Plus',
  board: 'Plateau',
  space: 'Case',
  whom: 'À qui\u00A0?',
  twoCards: 'Deux cartes',
  out: 'Hors jeu',
  claims: 'Hugo annonce, contre vous',
  claim: '«\u00A0Je suis le Capitaine.\u00A0»',
};

/** The words that the parts are shown with, in the language that a query names: `?fr`. English otherwise. */
export function sayingsOf(query: string): typeof en {
  return query === '?fr' ? fr : en;
}
