import type { Both } from '../cards/types';

/** Sentences that no rule says any more, but that the logs of matches begun before still hold. */
export const former: Readonly<Record<string, Both>> = {
  'log.raid': { en: 'Gestapo raid.', fr: 'Raid de la Gestapo.' },
  'log.tiles-removed': {
    en: '{n, plural, one {One item tile is} other {# item tiles are}} taken out of the game.',
    fr: '{n, plural, one {Une tuile objet est retirée} other {# tuiles objet sont retirées}} de la partie.',
  },
  'log.penalty': { en: '{leader} is in the same space.', fr: '{leader} est dans le même lieu.' },
  'log.delivered': { en: '{who} delivers {item}.', fr: '{who} livre l’objet « {item} ».' },
  'log.conspire-forbidden': {
    en: '{who} may not conspire this turn.',
    fr: '{who} ne peut pas conspirer ce tour‑ci.',
  },
  'log.ability-blanked': {
    en: '{who} has no special ability this turn.',
    fr: '{who} n’a pas de capacité spéciale ce tour‑ci.',
  },
};
