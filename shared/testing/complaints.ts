import { type Ask, TABLE } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../engine/languages';
import { type Match, viewOf } from '../engine/match';
import { citedParts } from '../engine/rulebook';
import type { Text, TextParam } from '../engine/text';
import { misspaced } from '../text/spacing';
import { seatsOf } from './playout';

/** What is wrong with a game, for its author: each line names the thing, where it stands and what to do. */
export type Complaints = readonly string[];

/** The files in which a game's author looks for a thing. */
interface Files {
  readonly words: (language: CompleteLanguage) => string;
  readonly meta: string;
  readonly rules: string;
}

function filesOf({ meta: { name } }: GameModule): Files {
  const folder = `shared/games/${name}`;
  return {
    words: (language) => `${folder}/i18n/${language}.ts`,
    meta: `${folder}/meta.ts`,
    rules: `the rules of ${folder}`,
  };
}

/** What is wrong with the words of a game, whatever happens in a match. */
export function complaintsAboutWords(game: GameModule): Complaints {
  const { meta, messages } = game;
  const files = filesOf(game);
  const needed = [
    'game.name',
    ...meta.options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]),
    ...meta.picks.ids.map((id) => `pick.${id}`),
    ...(meta.clocks ?? []).map(({ id }) => `clock.${id}`),
  ];
  return COMPLETE_LANGUAGES.flatMap((language): Complaints => {
    const words = messages[language];
    const file = files.words(language);
    const others = COMPLETE_LANGUAGES.flatMap((other) => Object.keys(messages[other]));
    const missing = [...new Set([...needed, ...others])].filter((id) => (words[id] ?? '') === '');
    return [
      ...missing.map((id) => `${file}: no sentence “${id}”; write it there`),
      ...Object.entries(words).flatMap(([id, sentence]) => [
        ...misspaced(language, sentence).map(
          (part) => `${file}: “${id}” could break at “${part}”; put a space that never breaks there (\\u00a0)`,
        ),
        ...uncited(game, language, sentence).map(
          (rule) => `${file}: “${id}” cites rule ${rule}, which the rulebook does not have; correct one of them`,
        ),
      ]),
    ];
  });
}

/** What is wrong with the questions, reasons and lines of a match of so many seats as it is now. */
export function complaintsAbout(game: GameModule, match: Match, seats: number): Complaints {
  const files = filesOf(game);
  const clocks = new Set((game.meta.clocks ?? []).map(({ id }) => id));
  const rules = rulesOf(game, 'en');
  const texts = new Set<Text>();
  for (const viewer of [...seatsOf(seats), null]) {
    const view = viewOf(game, match, viewer);
    for (const { text } of view.log) texts.add(text);
    for (const { about } of view.waiting) if (about !== undefined) texts.add(about);
    for (const { why, label } of view.unavailable ?? []) texts.add(why).add(label);
    for (const ask of view.asks) for (const text of textsOf(ask)) texts.add(text);
  }
  return [
    ...missingIn(game, [...texts]),
    ...match.asks.flatMap((ask): Complaints => {
      const of = `${files.rules}: the question “${ask.kind}” (${ask.id})`;
      const keys = ask.options.map(({ key }) => key);
      const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
      return [
        ...twice.map((key) => `${of} has the option “${key}” twice; give each a key of its own`),
        ...(ask.clock === undefined || ask.seat === TABLE || clocks.has(ask.clock)
          ? []
          : [`${of} has the clock “${ask.clock}”, which meta does not name; add it to clocks in ${files.meta}`]),
        ...(ask.unavailable ?? []).flatMap(({ key, rule }) =>
          rules.size === 0 || rules.has(rule)
            ? []
            : [`${of} refuses “${key}” by rule ${rule}, which the rulebook does not have; correct one of them`],
        ),
      ];
    }),
  ];
}

function textsOf({ prompt, options, unavailable = [], about }: Ask): readonly Text[] {
  return [
    prompt,
    ...(about === undefined ? [] : [about]),
    ...options.flatMap(({ label, group }) => [label, ...(group === undefined ? [] : [{ m: group }])]),
    ...unavailable.flatMap(({ label, why }) => [label, why]),
  ];
}

/** The messages that texts need and that a language lacks. */
function missingIn(game: GameModule, texts: readonly Text[]): Complaints {
  const ids = new Set(texts.flatMap(idsIn));
  return COMPLETE_LANGUAGES.flatMap((language) =>
    [...ids]
      .filter((id) => game.messages[language][id] === undefined && !id.startsWith('engine.'))
      .map((id) => `${filesOf(game).words(language)}: no sentence “${id}”; write it there`),
  );
}

function idsIn({ m, p = {} }: Text): readonly string[] {
  const inside = (param: TextParam): readonly string[] => {
    if (typeof param !== 'object') return [];
    return 'm' in param ? idsIn(param) : param.flatMap(inside);
  };
  return [m, ...Object.values(p).flatMap(inside)];
}

function rulesOf({ rulebook }: GameModule, language: CompleteLanguage): ReadonlySet<string> {
  return new Set(
    rulebook.usual[language].flatMap(({ rule, paragraphs }) => [rule, ...paragraphs.flatMap(({ rules }) => rules)]),
  );
}

/** The rules that a sentence cites and the rulebook does not have. */
function uncited(game: GameModule, language: CompleteLanguage, sentence: string): readonly string[] {
  const known = rulesOf(game, language);
  return citedParts(sentence).flatMap(({ kind, text }) => (kind === 'rule' && !known.has(text) ? [text] : []));
}
