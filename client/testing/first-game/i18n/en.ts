/** The sentences of the drawing, in English. */
export const en = {
  'first-game.table': 'Cards of this round',
  'first-game.laid': '{who}: {card}',
  'first-game.points': '{who}: {n, plural, one {# point} other {# points}}',
  'first-game.own': 'Your cards',
  'first-game.end': 'All cards are laid.',
};
