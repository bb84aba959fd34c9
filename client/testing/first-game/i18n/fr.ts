/** The sentences of the drawing, in French. */
export const fr = {
  'first-game.table': 'Cartes de cette manche',
  'first-game.laid': '{who}\u00a0: {card}',
  'first-game.points': '{who}\u00a0: {n, plural, one {#\u00a0point} other {#\u00a0points}}',
  'first-game.own': 'Vos cartes',
  'first-game.end': 'Toutes les cartes sont posées.',
};
