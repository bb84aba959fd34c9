import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ANY_TIME, type Ask, isQuestion, type Unavailable } from '../../engine/ask';
import { keptOf, type Match, resumeMatch, viewOf } from '../../engine/match';
import { playout, randomOptions, testRandom } from '../../testing/playout';
import { gameSeeds, reportCount } from '../../testing/properties';
import { makeRenderer } from '../../text/render';
import { blackOrchestra } from '.';
import { neighbours } from './board/distance';
import { EDITION_IDS } from './board/editions';
import { editions } from './editions';
import { messages, wordings } from './messages';
import type { Condition } from './rules/reasons';
import type { CardKey, Conspirator, Core } from './state';
import { hasCome } from './testing/conditions';
import { redeal } from './testing/redeal';

/** Games in which every common reason comes up and ends. */
const GAMES = gameSeeds(6).map((game) => game + 36);

/** The kinds of actions by how their keys begin: an option of the kind, or what is said when there is none. */
const KINDS = ['release', 'reveal', 'collect', 'deliver', 'dossier', 'conspire'] as const;

function headsOf(keys: readonly { readonly key: string }[]): ReadonlySet<string> {
  return new Set(keys.map(({ key }) => key.split(':')[0] ?? ''));
}

/** In which lists something is: what is offered, what is barred. */
interface Found {
  readonly offered: boolean;
  readonly barred: boolean;
}

/** What a player might expect of an action that is in both lists or in neither. */
function strays({ core, asks }: Match<Core>, ask: Ask): readonly string[] {
  const { pub } = core;
  const content = editions[pub.edition];
  const you = pub.conspirators[pub.turn.active];
  if (you === undefined || you.space === 'prison') return ['nobody is free to act'];
  const { options, unavailable = [] } = ask;
  const anyTime = asks.filter(({ seat, kind }) => seat === ask.seat && kind === ANY_TIME).flatMap((one) => one.options);
  const [offered, barred] = [headsOf(options), headsOf(unavailable)];
  const kind = (head: string): Found => ({ offered: offered.has(head), barred: barred.has(head) });
  const handed = ['give', 'take'].some((head) => offered.has(head) || barred.has(head));
  const found: readonly (readonly [string, Found])[] = [
    ...KINDS.map((head) => [head, kind(head)] as const),
    ...(content.sheet(you.id).action === undefined ? [] : [['ability', kind('ability')] as const]),
    ['transfer', { offered: handed, barred: barred.has('transfer') }],
    ...neighbours(you.space).map((to) => [`move:${to}`, keyIn(`move:${to}`, ask)] as const),
    ...you.dossier.map((card) => [card, cardIn(card, [...options, ...anyTime], unavailable)] as const),
  ];
  return found.flatMap(([what, { offered: can, barred: cannot }]) =>
    can === cannot ? [`${what} is in ${can ? 'both' : 'neither'}`] : [],
  );
}

function keyIn(key: string, { options, unavailable = [] }: Ask): Found {
  return { offered: has(options, key), barred: has(unavailable, key) };
}

function has(list: readonly { readonly key: string }[], key: string): boolean {
  return list.some((one) => one.key === key);
}

/** Whether a card in hand can be played or attempted, and whether it is said why not. */
function cardIn(
  card: CardKey,
  options: readonly { readonly key: string }[],
  unavailable: readonly Unavailable[],
): Found {
  const played = [`act:${card}`, `play:${card}`];
  return {
    offered: options.some(({ key }) => played.includes(key) || key.startsWith(`plot:${card}:`)),
    barred: unavailable.some(({ key }) => played.includes(key) || key === `plot:${card}`),
  };
}

/** What comes about in any few games, after it was said to be missing. */
const COMMON: readonly Condition['what'][] = [
  'action-card',
  'below-reckless',
  'company',
  'delivery-here',
  'discarded-item',
  'event',
  'item',
  'motivation',
  'no-tile-here',
  'plot',
  'prisoner',
  'space',
  'stage',
  'suspected',
  'target-in',
  'target-near',
  'things-here',
  'tile-here',
  'turn',
  'turn-after',
];

/** Everything that is wrong with the reasons of a match at rest, in words. */
function wrongIn(match: Match<Core>): readonly string[] {
  return match.asks.flatMap((ask) => {
    const { options, unavailable = [] } = ask;
    const keys = [...options, ...unavailable].map(({ key }) => key);
    const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
    const over = unavailable.filter(({ until }) => until !== undefined && hasCome(match.core, until as Condition));
    return [
      ...twice.map((key) => `${key} is there twice`),
      ...over.map(({ key, until }) => `${key} is still unavailable, though ${JSON.stringify(until)}`),
      ...(ask.kind === 'action' ? strays(match, ask) : []),
    ];
  });
}

/** What a seat that is asked nothing reads, by whom it is about. */
interface Waiter {
  readonly one: Conspirator;
  readonly reasons: readonly Unavailable[];
}

/** The conspirators of those who are asked nothing, with the reasons that are about them. */
function waitersIn(match: Match<Core>): readonly Waiter[] {
  if (match.over !== null) return [];
  return match.core.pub.conspirators.flatMap((one) => {
    if (match.asks.some((ask) => ask.seat === one.seat && isQuestion(ask))) return [];
    const all = viewOf(blackOrchestra, match, one.seat).unavailable ?? [];
    return [
      { one, reasons: all.filter(({ ref }) => ref?.id === one.id || one.dossier.some((card) => card === ref?.id)) },
    ];
  });
}

/** What is wrong with the reasons of those who are asked nothing: each of their cards is in one of the lists, and no reason is over. */
function wrongForWaiters(match: Match<Core>): readonly string[] {
  return waitersIn(match).flatMap(({ one, reasons }) => {
    const offered = match.asks.filter(({ seat, kind }) => seat === one.seat && kind === ANY_TIME);
    const cards = one.dossier.filter((card) => !match.core.pub.resolving.includes(card));
    const lists = cards.map((card) =>
      cardIn(
        card,
        offered.flatMap(({ options }) => options),
        reasons,
      ),
    );
    const over = reasons.filter(({ until }) => until !== undefined && hasCome(match.core, until as Condition, one.id));
    return [
      ...(reasons.filter(({ key }) => key === `turn:${one.id}`).length === 1 ? [] : [`nothing is said of ${one.id}`]),
      ...lists.flatMap(({ offered: can, barred: cannot }, i) =>
        can === cannot ? [`${cards[i]} is in both or neither`] : [],
      ),
      ...over.map(({ key, until }) => `${key} is still unavailable, though ${JSON.stringify(until)}`),
    ];
  });
}

/** Where a rule of the game stands in its rules. */
const RULES = readFileSync(join(__dirname, '../../../docs/rules/black-orchestra.md'), 'utf8');

function isRule(rule: string): boolean {
  const [section = '', item] = rule.split('.');
  const own = RULES.slice(RULES.indexOf(`## ${section}. `)).split('\n## ')[0] ?? '';
  if (item !== undefined) return own.includes(`\n${item}. `) || own.includes(`\n### ${rule}. `);
  return RULES.includes(`## ${rule}. `) || RULES.includes(`**${rule}**`);
}

describe.each(EDITION_IDS)('What cannot be done in random games of the %s edition', (edition) => {
  const renderers = (['en', 'fr'] as const).map((language) =>
    makeRenderer(language, { ...messages[language], ...(edition === 'first' ? wordings.first[language] : {}) }),
  );
  const ended = new Map<string, number>();
  const given = new Map<string, Unavailable>();

  it.each([1, 2, 3, 4, 5])('is never offered, says so once, and says why until that ends, with %i seats', (seats) => {
    for (const game of GAMES) {
      const seed = game * 10 + seats;
      const options = { ...randomOptions(blackOrchestra, seats, testRandom(seed)), edition };
      let before: readonly Unavailable[] = [];
      playout(blackOrchestra, { seats, seed, options }, (match) => {
        const wrong = [...wrongIn(match), ...wrongForWaiters(match)];
        expect({ seed, answer: match.rev, wrong }).toEqual({ seed, answer: match.rev, wrong: [] });
        const waiting = waitersIn(match).flatMap(({ reasons }) => reasons);
        const now = [...match.asks.flatMap(({ unavailable = [] }) => unavailable), ...waiting];
        for (const entry of now) {
          if (!given.has(entry.why.m)) given.set(entry.why.m, entry);
        }
        for (const { until } of before) {
          if (until !== undefined && actingIn(match) && hasCome(match.core, until as Condition))
            ended.set(until.what, (ended.get(until.what) ?? 0) + 1);
        }
        if (match.asks.some(({ kind }) => kind === 'action')) before = now;
      });
    }
  });

  it('ends in most of the ways in which it can end', () => {
    reportCount(`reasons of the ${edition} edition`, given.size);
    expect(given.size).toBeGreaterThan(40);
    expect(COMMON.filter((what) => !ended.has(what))).toEqual([]);
  });

  it('is told in both languages, and by a rule that there is', () => {
    for (const { rule, label, why } of given.values()) {
      expect([why.m, isRule(rule)]).toEqual([why.m, true]);
      for (const words of renderers) expect([words.render(label), words.render(why)]).not.toContain('');
    }
  });

  it('tells nothing hidden: with all hidden things dealt anew it is the same', () => {
    let compared = 0;
    for (const seed of GAMES.slice(0, 3)) {
      playout(blackOrchestra, { seats: 3, seed, options: { edition } }, (match) => {
        if (match.choices.length > 0 || !actingIn(match)) return;
        const checkpoint = redeal(match.checkpoint, testRandom(seed * 1000 + match.rev));
        const other = resumeMatch(blackOrchestra, { ...keptOf(match), checkpoint });
        const reasons = [other, match].map((one) =>
          JSON.stringify([
            one.asks.map(({ unavailable }) => unavailable),
            waitersIn(one).map((waiter) => waiter.reasons),
          ]),
        );
        compared += 1;
        if (reasons[0] !== reasons[1]) throw new Error(`seed ${seed}, answer ${match.rev}: tells something hidden`);
      });
    }
    expect(compared).toBeGreaterThan(50);
  });
});

function actingIn({ asks }: Match<Core>): boolean {
  return asks.some(({ kind }) => kind === 'action');
}
