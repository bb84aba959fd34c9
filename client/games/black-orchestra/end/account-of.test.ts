import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import { Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { facts } from '../testing/game';
import { accountOf } from './account-of';

const text = (m: string, p?: Text['p']): Text => (p === undefined ? { m } : { m, p });
const faces = (...all: readonly string[]): readonly Text[] => all.map((face) => text(`face.${face}`));
const beck = text('sheet.beck');
const poison = text('card.poison-gas');

/** A match that is over, with this log. */
function viewOf(outcome: 'victory' | 'defeat', lines: readonly Text[]) {
  const view = Scenario.turn().view('beck');
  const over = { outcome, reason: outcome === 'victory' ? 'hitler-killed' : 'no-events', livesSaved: 0 };
  return { ...view, over, log: lines.map((line) => ({ text: line })) };
}

/** Its account. */
function ended(outcome: 'victory' | 'defeat', lines: readonly Text[], drawn?: MatchView['drawn']) {
  const view = viewOf(outcome, lines);
  return accountOf(drawn === undefined ? view : { ...view, drawn }, facts.second);
}

/** How a plot of Beck is told, with the dice as they lay at the end. */
function plot(result: string, counted: NonNullable<Text['p']>, ...between: readonly Text[]): readonly Text[] {
  const who = { who: beck, card: poison };
  return [
    text('log.plot', { ...who, leader: text('leader.hitler') }),
    text('log.plot-rolled', { ...who, faces: counted['faces'] ?? [] }),
    ...between,
    text(result, { ...who, ...counted }),
  ];
}

const MISSED = { faces: faces('target', '1', '2'), targets: 1, needed: 3, eagles: 0, first: 2 };
const HIT = { faces: faces('target', 'target', 'target'), targets: 3, needed: 3, eagles: 0, first: 2 };

it('has every plot with its turn, its dice and the exact chance before they fell', () => {
  const { plots, decided } = ended('victory', [
    text('log.turn', { n: 4, who: beck }),
    ...plot('log.plot-quiet', MISSED),
    text('log.turn', { n: 9, who: beck }),
    ...plot('log.plot-success', HIT),
  ]);
  expect(plots.map(({ turn, outcome }) => [turn, outcome])).toEqual([
    [4, 'quiet'],
    [9, 'success'],
  ]);
  // Three targets of three dice: two faces of six on each.
  expect(plots[1]?.roll?.chance).toBeCloseTo(1 / 27, 12);
  expect(decided).toEqual({ by: 'plot', plot: plots[1] });
});

it('counts an eagle that a card took out of the count as it counted before', () => {
  const ignored = text('log.played', { who: beck, card: text('card.leaked-travel-plans') });
  const counted = { faces: faces('target', 'eagle'), targets: 1, needed: 1, eagles: 1, first: 2 };
  const [tried] = ended('victory', plot('log.plot-success', counted, ignored)).plots;
  // At least one target and no eagle on two dice: 12 + 4 of 36 ways.
  expect(tried?.roll?.chance).toBeCloseTo(16 / 36, 12);
  expect(tried?.reactions).toEqual([text('card.leaked-travel-plans')]);
});

it('has no odds where the log does not say what was needed', () => {
  const { plots } = ended('defeat', plot('log.plot-detected', { faces: [] }));
  expect(plots.map(({ roll }) => roll)).toEqual([null]);
});

it('says of a defeat which plot came closest, and of one by arrests which took the last', () => {
  const far = { ...MISSED, targets: 0 };
  const lines = [
    text('log.turn', { n: 4, who: beck }),
    ...plot('log.plot-quiet', far),
    text('log.turn', { n: 9, who: beck }),
    ...plot('log.plot-quiet', MISSED),
    text('log.event', { event: text('event.gestapo-raid-2') }),
    text('log.arrested', { who: beck }),
    text('log.arrested', { who: text('sheet.canaris') }),
  ];
  const late = viewOf('defeat', lines);
  const { decided: closest, plots } = accountOf(late, facts.second);
  expect(closest).toEqual({ by: 'closest', plot: plots[1] });
  const { decided } = accountOf({ ...late, over: { outcome: 'defeat', reason: 'all-arrested' } }, facts.second);
  expect(decided).toMatchObject({ by: 'arrests', pictured: { turn: 9, arrested: ['beck', 'canaris'] } });
});

it('counts what the log says of each conspirator', () => {
  const { deeds } = ended('defeat', [
    text('log.drew', { who: beck, card: poison }),
    text('log.collected', { who: beck, item: text('item.map') }),
    text('log.arrested-loses', { who: beck, cards: [poison] }),
    text('log.released', { who: beck }),
    text('log.arrested', { who: text('sheet.canaris') }),
  ]);
  expect(deeds.find(({ id }) => id === 'beck')).toEqual({
    id: 'beck',
    drawn: 1,
    found: 1,
    delivered: 0,
    given: 0,
    plots: 0,
    arrests: 1,
    releases: 1,
  });
});

it('marks stages, arrests and plots with the turn and the line that tells them', () => {
  const { marks } = ended('defeat', [
    text('log.turn', { n: 7, who: beck }),
    text('log.stage', { n: 2 }),
    text('log.moved', { who: beck }),
    text('log.arrested', { who: beck }),
    ...plot('log.plot-detected', MISSED),
  ]);
  expect(marks.map(({ kind, turn, at, tone }) => [kind, turn, at, tone])).toEqual([
    ['stage', 7, 1, 'plain'],
    ['arrest', 7, 3, 'threat'],
    ['plot', 7, 6, 'threat'],
  ]);
});

it('measures luck by all dice of the record, and by nothing else of it', () => {
  const drawn = [
    { stream: 'setup', from: 0, to: 1, below: [6], values: [0] },
    { stream: 'dice', from: 0, to: 4, below: [6, 6, 6, 6], values: [0, 1, 2, 5] },
    { stream: 'dice', from: 4, to: 6, below: [6, 6], values: [1, 3] },
  ];
  expect(ended('defeat', [], drawn).luck).toEqual({
    dice: 6,
    targets: { fell: 3, expected: 2 },
    eagles: { fell: 1, expected: 1 },
  });
  expect(ended('defeat', []).luck).toBeNull();
});
