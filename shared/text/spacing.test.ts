import { misspaced } from './spacing';

const NO_BREAK = '\u00a0';

test.each([
  ['Encore ?', ['Encore ?']],
  ['Encore?', ['Encore?']],
  ['Encore\u202f?', ['Encore\u202f?']],
  [`Jouer «${NO_BREAK}Embuscade »`, ['yer «\u00a0Embuscade »'.slice(-14)]],
  [`Jouer « Embuscade${NO_BREAK}»`, ['« Embuscade\u00a0»']],
  ['{n, plural, one {oui : {x}} other {non}}', ['{ one {oui :']],
  ['Utilisée ce tour-ci.', ['tour-ci']],
  ['{n, plural, one {# dé} other {ses 2 dés}}', ['# dé} other {se', '2 dés']],
  ['Période 7, puis le tour {n}.', ['Période 7', 'tour {n}']],
  ['Accepte-t\u2011elle, elle-même, la carte', ['Accepte-t', 'elle-même']],
])('in %j a line could break wrongly', (message, places) => {
  expect(misspaced('fr', message)).toEqual(places);
});

test.each([
  `Jouer «${NO_BREAK}Embuscade${NO_BREAK}»${NO_BREAK}: 20${NO_BREAK}%${NO_BREAK}? Oui${NO_BREAK}!`,
  'Utilisée ce tour\u2011ci par Hans-Bernd, peut-être.',
  `motivation {amount, number, ::sign-always}`,
  `{n, plural, =0 {aucun} one {#${NO_BREAK}dé} other {#${NO_BREAK}dés}} de la période${NO_BREAK}7, 3 ou 4${NO_BREAK}: {who}`,
])('%j is spaced as French is', (message) => {
  expect(misspaced('fr', message)).toEqual([]);
});

test.each([
  ['pl', 'Gracz w Berlinie', ['w Berlinie']],
  ['pl', 'Gracz w\u00a0Berlinie, ale nie tu', []],
  ['cs', 'K rozhodnutí: hráč v Praze', ['K rozhodnutí: ', 'v Praze']],
  ['cs', 'Hráč v\u00a0Praze', []],
  ['de', 'Wirklich? „Ja“: 20 %!', []],
])('in %s the spaces of %j are judged by the rules of that language', (language, message, places) => {
  expect(misspaced(language, message)).toEqual(places);
});
