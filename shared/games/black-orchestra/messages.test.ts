import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { IntlMessageFormat } from 'intl-messageformat';

import { misread } from '../../testing/misread';
import { makeRenderer } from '../../text/render';
import { misspaced } from '../../text/spacing';
import { MOTIVATIONS, SUSPICIONS } from './board/levels';
import { DIE_FACES } from './board/pieces';
import { SHEET_IDS } from './board/sheets';
import { ITEM_IDS, LEADER_IDS, SPACE_IDS } from './board/spaces';
import { dossierCards } from './cards/dossier';
import { eventCards } from './cards/events';
import { firstInterrogations } from './cards/first-edition/interrogation';
import { interrogationCards } from './cards/interrogation';
import { copiesOf } from './cards/set';
import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { spaceNames } from './i18n/spaces';
import { messages, wordings } from './messages';
import { meta } from './meta';
import { sheets } from './sheets';

const languages = ['en', 'fr'] as const;

describe('The messages', () => {
  it('have the same ids in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(messages.fr).sort()).toEqual(Object.keys(messages.en).sort());
    expect(Object.keys(wordings.first.fr).sort()).toEqual(Object.keys(wordings.first.en).sort());
  });

  it('are ICU messages that use the same placeholders in both languages', () => {
    for (const id of Object.keys(messages.en)) {
      expect([id, placeholders('fr', id)]).toEqual([id, placeholders('en', id)]);
    }
  });

  it.each(languages)(
    'in %s say a line as a match stored it whose step was played before (bug: it named no key event, and the table could not be drawn)',
    (language) => {
      const line = { m: 'log.event-ignored', p: { event: { m: 'event.blomberg-fritsch-affair' } } };
      expect(makeRenderer(language, messages[language]).render(line)).toMatch(/Blomberg/);
    },
  );

  it.each(languages)('in %s read the same with a parser and without', (language) => {
    expect(misread(messages[language])).toEqual([]);
  });

  it.each(languages)('in %s are written with typographic apostrophes and quotes, without stray spaces', (language) => {
    const wrong = [messages, wordings.first]
      .flatMap((all) => Object.entries(all[language]))
      .filter(([, text]) => /['"]|^\s|\s$| {2}|^$/.test(text));
    expect(wrong).toEqual([]);
  });

  it('in French have a space that never breaks before each sign that takes one (bug: 94 broke)', () => {
    const all = [messages, wordings.first].flatMap(({ fr: some }) => Object.entries(some));
    expect(all.filter(([, message]) => misspaced('fr', message).length > 0)).toEqual([]);
  });

  it.each([
    [
      'en',
      /is turned face up|taken off the board|taken out unseen|come(s)? to light|where it stood|legal now|yourself/,
    ],
    ['fr', /sans être (vu|regardé)|monte à|retombe|accessible|du jeu\b|en (motivation|suspicion)|découvert à/],
  ] as const)(
    'in %s have one wording for one effect (bug: two for "is revealed", "passe à", "lieu autorisé")',
    (language, others) => {
      expect(Object.entries(messages[language]).filter(([, message]) => others.test(message))).toEqual([]);
    },
  );

  it.each(languages)('in %s name everything there is, and explain what a player can meet', (language) => {
    const named = [
      ...dossierCards.flatMap(({ id }) => [`card.${id}`, `card.${id}.text`]),
      ...eventCards.flatMap(({ id }) => [`event.${id}`, `event.${id}.text`]),
      ...interrogationCards.flatMap(({ id, yields, betrays, eagle }) => [
        `interrogation.${id}`,
        ...[yields, betrays, eagle].map(({ effect }) => `effect.${effect}`),
      ]),
      ...firstInterrogations.flatMap(({ options }) => options.map(({ effect }) => `effect.${effect}`)),
      ...sheets.flatMap(({ id, affiliation }) => [
        `sheet.${id}`,
        `sheet.${id}.text`,
        `sheet.${id}.brief`,
        `pick.${id}`,
        `pick.${id}.help`,
        `affiliation.${affiliation}`,
      ]),
      ...[...SPACE_IDS, 'prison'].flatMap((id) => [`space.${id}`, `space.${id}.to`, `space.${id}.in`]),
      ...LEADER_IDS.flatMap((id) => [`leader.${id}`, `leader.${id}.text`]),
      ...ITEM_IDS.map((id) => `item.${id}`),
      ...MOTIVATIONS.map((id) => `motivation.${id}`),
      ...SUSPICIONS.map((id) => `suspicion.${id}`),
      ...DIE_FACES.map((id) => `face.${id}`),
      ...meta.options.flatMap(({ id, values }) => [
        `option.${id}`,
        `option.${id}.help`,
        ...values.map((value) => `option.${id}.${value}`),
      ]),
    ];
    expect(named.filter((id) => (messages[language][id] ?? '') === '')).toEqual([]);
  });

  it('exist for every id the rules and cards write out', () => {
    const used = sources(__dirname).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:text|msg|logLine)\((?:run,\s*)?'([^']+)'/g)].map(
        ([, id]) => id ?? '',
      ),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((id) => messages.en[id] === undefined)).toEqual([]);
  });
});

/** The names of a message's placeholders; throws when it is no ICU message. */
function placeholders(language: (typeof languages)[number], id: string): readonly string[] {
  const message = messages[language][id];
  if (message === undefined) return ['no such message'];
  return [...new Set(namesIn(new IntlMessageFormat(message, language).getAst()))].sort();
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kinds of elements that stand for themselves: literal text, and the # of a plural. */
const PLAIN = [0, 7];

function namesIn(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    if (PLAIN.includes(element.type) || !('value' in element)) return [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    return 'children' in element ? [`<${element.value}>`, ...namesIn(element.children)] : [element.value, ...inner];
  });
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

/** Facts of the game, kept beside the repository. */
const REFERENCE = join(__dirname, '../../../../shared/reference/black-orchestra');

interface Named {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
}
interface Cards {
  readonly events: readonly (Named & { readonly stage: number; readonly kind: string; readonly copies: number })[];
  readonly conspirator: readonly (Named & { readonly kind: string; readonly copies: number })[];
  readonly interrogation: {
    readonly 'second-edition': readonly (Named & { readonly copies: number })[];
    readonly 'first-edition': readonly {
      readonly id: string;
      readonly copies: number;
      readonly options: readonly unknown[];
    }[];
  };
}
interface Board {
  readonly spaces: readonly Named[];
  readonly items: readonly Named[];
  readonly leaders: readonly { readonly id: string; readonly name: string }[];
  readonly conspirators: readonly { readonly id: string; readonly name: string; readonly affiliation: string }[];
}

/** French names that differ from the reference: it translates word by word, and « Carte » is a card already. */
const FRENCH: Readonly<Record<string, string>> = {
  'classified-papers': 'Documents secrets',
  'final-conscription': 'Dernière mobilisation',
  map: 'Plan',
  'partisan-informant': 'Informateur chez les partisans',
  'sea-lion-postponed': 'Opération Lion de mer reportée',
  'train-station': 'Gare',
  'war-conference': 'Conférence d’état-major',
};

function renamed<T extends Named>(thing: T): T {
  return { ...thing, name: { ...thing.name, fr: FRENCH[thing.id] ?? thing.name.fr } };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): readonly T[] {
  return list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Reads facts; their straight apostrophes become typographic, as everywhere in the messages. */
function read(file: 'cards.json' | 'board.json'): unknown {
  return JSON.parse(readFileSync(join(REFERENCE, file), 'utf8').replaceAll("'", '’'));
}

if (existsSync(REFERENCE)) {
  describe('The facts of the game, as in the reference', () => {
    const cards = read('cards.json') as Cards;
    const board = read('board.json') as Board;

    it('are those of the events', () => {
      const facts = (list: Cards['events']) =>
        byId(list).map(({ id, stage, kind, copies, name }) => ({ id, stage, kind, copies, name }));
      expect(facts(eventCards)).toEqual(facts(cards.events.map(renamed)));
      expect(copiesOf(eventCards)).toHaveLength(84);
      for (let stage = 1; stage <= 7; stage++) {
        expect(copiesOf(eventCards.filter((card) => card.stage === stage))).toHaveLength(12);
      }
    });

    it('are those of the conspirator cards and plots', () => {
      const facts = (list: Cards['conspirator']) =>
        byId(list).map(({ id, kind, copies, name }) => ({ id, kind, copies, name }));
      expect(facts(dossierCards)).toEqual(facts(cards.conspirator.map(renamed)));
      const copies = (kind: string) => copiesOf(dossierCards.filter((card) => card.kind === kind)).length;
      expect([copies('standard'), copies('illegal'), copies('plot')]).toEqual([24, 15, 12]);
    });

    it('are those of the interrogation cards', () => {
      const facts = (list: Cards['interrogation']['second-edition']) =>
        byId(list).map(({ id, copies, name }) => ({ id, copies, name }));
      expect(facts(interrogationCards)).toEqual(facts(cards.interrogation['second-edition']));
      expect(copiesOf(interrogationCards)).toHaveLength(24);
    });

    it('are those of the interrogation cards of the first edition', () => {
      const facts = (list: Cards['interrogation']['first-edition']) =>
        byId(list).map(({ id, copies, options }) => ({ id, copies, options: options.length }));
      expect(facts(firstInterrogations)).toEqual(facts(cards.interrogation['first-edition']));
      expect(copiesOf(firstInterrogations)).toHaveLength(24);
    });

    it('are those of the conspirators', () => {
      expect(byId(sheets).map(({ id, name, affiliation }) => ({ id, name, affiliation }))).toEqual(
        byId(board.conspirators).map(({ id, name, affiliation }) => ({ id, name, affiliation })),
      );
      expect(sheets.map(({ id }) => id).toSorted()).toEqual([...SHEET_IDS].sort());
    });

    it('are those of spaces, items and leaders', () => {
      expect(Object.fromEntries(SPACE_IDS.map((id) => [id, spaceNames[id].name]))).toEqual(
        Object.fromEntries(board.spaces.map(renamed).map(({ id, name }) => [id, name])),
      );
      expect(Object.fromEntries(ITEM_IDS.map((id) => [id, { en: en[`item.${id}`], fr: fr[`item.${id}`] }]))).toEqual(
        Object.fromEntries(board.items.map(renamed).map(({ id, name }) => [id, name])),
      );
      expect(Object.fromEntries(LEADER_IDS.map((id) => [id, en[`leader.${id}`]]))).toEqual(
        Object.fromEntries(board.leaders.map(({ id, name }) => [id, name])),
      );
    });
  });
} else {
  describe('The facts of the game', () => {
    it('could not be compared with the reference', () => {
      console.warn('SKIPPED: ids, names, stages, kinds and copies were NOT compared: the reference folder is missing.');
      expect(process.env.CI).not.toBe('true');
    });
  });
}
