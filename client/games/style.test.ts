import type { Catalogue, GameModule } from '../../shared/engine/game';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../shared/engine/languages';
import type { Rulebook } from '../../shared/engine/rulebook';
import { games } from '../../shared/games/registry';
import { engineMessages } from '../../shared/text/engine';
import { en } from '../testing/style/en';
import { fr } from '../testing/style/fr';
import { complaints, type Style } from '../testing/style/style';
import { appMessages } from '../testing/words';
import { loadGameWords } from '.';

const styles: Readonly<Record<CompleteLanguage, Style>> = { en, fr };

/** The lines of a rulebook, each as a message. A name of a figure in it is a word, as a placeholder is. */
function linesOf(name: string, book: Rulebook): Catalogue {
  return Object.fromEntries(
    book.flatMap<readonly [string, string]>(({ rule, title, paragraphs }) => [
      [`${name}.${rule}`, title],
      ...paragraphs.flatMap<readonly [string, string]>((paragraph) => [
        [`${name}.${paragraph.id}`, paragraph.title],
        ...paragraph.lines.map(({ text }, at): readonly [string, string] => [
          `${name}.${paragraph.id}.${at + 1}`,
          text,
        ]),
      ]),
    ]),
  );
}

/** The sentences of a screen. They are strings as long as nothing has compiled them. */
async function screenOf(game: string, language: CompleteLanguage, wording: string | null): Promise<Catalogue> {
  const words = await loadGameWords(game, language, wording);
  return Object.fromEntries(
    Object.entries(words).map(([id, message]) => {
      if (typeof message !== 'string') throw new Error(`${id} is compiled`);
      return [id, message];
    }),
  );
}

/** All sentences of a game in a language: those of its rules and of its screen, in every wording, and its rulebooks. */
async function sentencesOf(game: GameModule, language: CompleteLanguage): Promise<Catalogue> {
  const { meta, messages, wordings = {}, rulebook } = game;
  const values = Object.keys(wordings);
  const screens = await Promise.all([null, ...values].map((wording) => screenOf(meta.name, language, wording)));
  const own = [messages[language], ...values.map((value) => wordings[value]?.[language] ?? {}), ...screens];
  const books = [
    linesOf('rulebook', rulebook.usual[language]),
    ...Object.entries(rulebook.wordings ?? {}).map(([value, book]) => linesOf(`rulebook-${value}`, book[language])),
  ];
  const { title, about, presets = {} } = meta.announced[language];
  const announcedPresets = Object.entries(presets).flatMap(([id, words]) => [
    [`announced.${id}`, words.title] as const,
    [`announced.${id}.about`, words.about] as const,
  ]);
  return Object.assign(
    {},
    { 'announced.title': title, 'announced.about': about ?? '' },
    Object.fromEntries(announcedPresets),
    ...own,
    ...books,
  ) as Catalogue;
}

describe.each(COMPLETE_LANGUAGES)('the sentences in %s keep to the style of the language', (language) => {
  test('in the application', () => {
    expect(complaints(styles[language], { ...appMessages[language], ...engineMessages[language] })).toEqual([]);
  });

  test.each(games)('in $meta.name', async (game) => {
    expect(complaints(styles[language], await sentencesOf(await game.load(), language))).toEqual([]);
  });
});

test('a planted sentence is named with what it breaks', () => {
  const style: Style = {
    never: [{ found: /\bmatch\b/, better: 'game' }],
    exceptions: [
      { id: 'error.spared', why: 'the rule has this long name' },
      { id: 'error.short', why: 'it was long once' },
    ],
  };
  const long = 'This sentence of a line that is read at the table has fourteen words.';
  expect(
    complaints(style, {
      'ask.fine': 'Two sentences are counted apart. A cited rule is no word [12.1]. Nor is a sign: “—”.',
      'log.old': 'The match is over.',
      'why.long': `Why? ${long}`,
      'why.long.help': long,
      'xy.goal.long': long,
      'xy.goal-of-a-book': long,
      'told.branches':
        '{n, plural, one {One player of {all}} other {# players}} told {who} in seven words, no more than that.',
      'error.spared': long,
      'error.short': 'It is short.',
    }),
  ).toEqual([
    'log.old: “match” -> game',
    `why.long: 14 words, at most 12: ${long}`,
    `xy.goal.long: 14 words, at most 12: ${long}`,
    'told.branches: 13 words, at most 12: One player of X told X in seven words, no more than that.',
    'error.short: breaks no rule, yet is an exception (it was long once)',
  ]);
});
