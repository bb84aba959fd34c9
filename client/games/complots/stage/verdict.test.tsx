/** @jest-environment ./client/testing/environment.ts */
import { cleanup } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { Scenario } from '../../../../shared/games/complots/testing/scenario';
import { PACE } from '../../../base/settings';
import { draw } from '../../../testing/draw';
import { LOOK_EVERY_MS, Page, page, type Reader, watchedFor } from '../testing/page';

const PAUSE_MS = { long: 1_600, short: 800 } as const;
/** From the server's verdict on so long everything looks as before. */
const TURNED_MS = 420;

/** The claim of a Duchess that Ben doubts: Anna has one, or not. */
const CLAIMS = { truth: ['Du', 'Co'], lie: ['Ca', 'Co'] } as const;

/**
 * What a reader is shown in a doubt, every fiftieth of a second.
 * @param ms how long they look on after the card is turned
 */
function watched(world: keyof typeof CLAIMS, reader: Reader, pause: keyof typeof PAUSE_MS, ms = 0): readonly string[] {
  const held = {
    A: { cards: CLAIMS[world] },
    B: { cards: ['As', 'Am'] },
    C: { cards: ['Du', 'As'] },
    D: { cards: ['Am', 'Co'] },
  } as const;
  const game = new Scenario({ held, options: { pause } }).say('A', 'tax');
  const before: MatchView<Table> = game.view(reader);
  const [paused, after] = game.throughPause('B', 'challenge', reader);
  const { redraw } = draw(<Page view={before} reader={reader} />, 'en' satisfies Language);
  const seen = [...watchedFor(1_000)];
  redraw(<Page view={paused} reader={reader} />);
  seen.push(...watchedFor(PAUSE_MS[pause]));
  redraw(<Page view={after} reader={reader} />);
  seen.push(...watchedFor(TURNED_MS + ms));
  seen.push(page());
  cleanup();
  return seen;
}

beforeEach(() => {
  PACE.set('normal');
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('a verdict', () => {
  it.each([
    ['B', 'long'],
    ['C', 'long'],
    ['C', 'short'],
    [null, 'long'],
  ] as const)('looks the same for truth and lie until the card is turned, to %s after a %s pause', (reader, pause) => {
    const [truth, lie] = [watched('truth', reader, pause), watched('lie', reader, pause)];
    const turned = (1_000 + PAUSE_MS[pause] + TURNED_MS) / LOOK_EVERY_MS;
    expect(truth).toHaveLength(turned + 1);
    expect(truth.findIndex((one, i) => one !== lie[i])).toBe(turned);
  });

  it.each(['truth', 'lie'] as const)('is followed by its steps one by one, half a second each (%s)', (world) => {
    const lit = watched(world, 'C', 'long', 2_000).map((one) => one.split('data-lit="yes"').length - 1);
    const begins = (n: number) => lit.indexOf(n) * LOOK_EVERY_MS - 1_000 - PAUSE_MS.long;
    const steps = world === 'truth' ? [1, 2, 3] : [1, 2];
    expect(steps.map(begins)).toEqual([1_100, 1_600, 2_100].slice(0, steps.length));
  });
});
