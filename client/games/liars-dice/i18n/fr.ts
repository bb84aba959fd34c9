import type { en } from './en';

/** Every sentence of the screen of liar’s dice, in French. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'ld.seats': 'Autour de la table',
  'ld.dice': '{n, plural, =0 {hors jeu} one {# dé} other {# dés}}',
  'ld.stands': '{who} annonce',
  'ld.bid': '« {bid} »',
  'ld.opens': 'À {who} d’ouvrir les enchères',
  'ld.covered': 'Sous le gobelet',
  'ld.own': 'Vos dés',
  'ld.number': 'Combien de dés ?',
  'ld.less': 'Un dé de moins',
  'ld.more': 'Un dé de plus',
  'ld.face': 'Touchez la face que vous annoncez',
  'ld.shown': 'Tous les dés sont montrés',
  'ld.over': 'Une seule personne a encore des dés.',
  'ld.kind.bid': 'Enchères',
  'ld.kind.doubt': 'Doutes',
};
