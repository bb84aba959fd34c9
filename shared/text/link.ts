import type { Catalogue } from '../engine/game';
import type { InLanguages } from '../engine/languages';

/** What a chat shows of a link to a room, or of this server where a room tells nothing. */
export const linkMessages: InLanguages<Catalogue, Catalogue> = {
  en: {
    'link.site': 'The Lamplit Table',
    'link.site.about': 'Board games with friends, in the browser.',
    'link.gathering': 'The game has not begun.',
    'link.playing': 'The game has begun.',
    'link.over': 'The game is over.',
    'link.watch': 'You can watch.',
    'link.seats':
      '{n, plural, =0 {No seat is free.} =1 {One seat is free.} =2 {Two seats are free.} =3 {Three seats are free.} =4 {Four seats are free.} other {# seats are free.}}',
  },
  fr: {
    'link.site': 'La Table sous la lampe',
    'link.site.about': 'Des jeux de société entre amis, dans le navigateur.',
    'link.gathering': 'La partie va commencer.',
    'link.playing': 'La partie a commencé.',
    'link.over': 'La partie est terminée.',
    'link.watch': 'On peut y assister.',
    'link.seats':
      '{n, plural, =0 {Plus de place libre.} =1 {Une place libre.} =2 {Deux places libres.} =3 {Trois places libres.} =4 {Quatre places libres.} other {# places libres.}}',
  },
};
