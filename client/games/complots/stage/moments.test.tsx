/** @jest-environment ./client/testing/environment.ts */
import { cleanup } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { Scenario } from '../../../../shared/games/complots/testing/scenario';
import { PACE } from '../../../base/settings';
import { draw } from '../../../testing/draw';
import { LOOK_EVERY_MS, Page, type Reader, watchedFor } from '../testing/page';

/** A character that is lost is turned as late as a card of a verdict. */
const TURNED_MS = 420;
/** A line, such as who has conceded, is told for so long. */
const LINE_MS = 900;

/** What a reader is shown from the moment on in which somebody has answered, every fiftieth of a second for so long. */
function watched(
  game: Scenario,
  [who, key]: readonly [string, string],
  reader: Reader,
  ms: number,
  language: Language = 'en',
): readonly string[] {
  const at = (view: MatchView<Table>) => <Page view={view} reader={reader} language={language} />;
  const { redraw } = draw(at(game.view(reader)), language);
  redraw(at(game.say(who, key).view(reader)));
  const seen = watchedFor(ms + LOOK_EVERY_MS);
  cleanup();
  return seen;
}

beforeEach(() => {
  PACE.set('normal');
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const HELD = {
  A: { cards: ['Du', 'Co'] },
  B: { cards: ['As', 'Am'] },
  C: { cards: ['Ca', 'As'] },
  D: { cards: ['Am', 'xCo'] },
} as const;

/** Ben has doubted in vain and chooses. */
const doubted = () => new Scenario({ held: HELD }).say('A', 'tax').say('B', 'challenge');

test.each(['C', null] as const)('which character is lost is not seen before it is turned (%s)', (reader) => {
  const [one, other] = ['slot:0', 'slot:1'].map((key) => watched(doubted(), ['B', key], reader, TURNED_MS));
  expect(one?.[0]).toContain('A doubt in vain');
  expect(one?.findIndex((seen, i) => seen !== other?.[i])).toBe(TURNED_MS / LOOK_EVERY_MS);
  expect(one?.at(-1)).toContain('Ben turns up: Assassin.');
});

test('a seat that loses two characters in one message shows one after the other on the stage', () => {
  const held = { ...HELD, A: { cards: ['As', 'Du'], coins: 3 } } as const;
  const game = new Scenario({ held }).say('A', 'kill:1').say('B', 'challenge');
  const seen = watched(game, ['B', 'slot:0'], 'C', 6_000);
  // Of both people on the stage: the seats above are the table's, which knows both.
  const upOnStage = seen.map((one) => {
    const stage = /data-testid="loss".*?<\/section>/.exec(one)?.[0];
    return stage === undefined ? null : stage.split('data-side="up"').length - 1;
  });
  const steps = upOnStage.filter((n, i) => n !== null && n !== upOnStage[i - 1]);
  expect(steps).toEqual([0, 1, 2]);
});

test('whoever is out reads their place, and who is left how many rivals they have', () => {
  const game = () => new Scenario({ held: HELD }).say('A', 'tax').say('B', 'pass').say('C', 'pass');
  const last = (reader: Reader) => watched(game(), ['D', 'concede'], reader, LINE_MS + 1_800).at(-1) ?? '';
  expect(last('C')).toContain('You have 2 rivals left.');
  expect(last(null)).not.toContain('left.');
});

test('whoever loses the last character is said to be out, and not before', () => {
  const game = new Scenario({ held: HELD }).say('A', 'tax').say('B', 'pass').say('C', 'pass');
  const seen = watched(game, ['D', 'concede'], 'C', LINE_MS + 1_200);
  expect(seen.findIndex((one) => one.includes('Dan is out of the game.'))).toBe((LINE_MS + TURNED_MS) / LOOK_EVERY_MS);
  expect(seen.at(-1)).toContain('data-lit="yes"');
});

/** Anna has claimed a Duchess that she does not have, and wins with her Captain. */
const bluffed = () =>
  new Scenario({
    seats: 3,
    held: {
      A: { cards: ['Ca', 'xCo'], coins: 6 },
      B: { cards: ['As', 'xAm'] },
      C: { cards: ['xDu', 'xAs'], coins: 0 },
    },
  });

test.each([
  {
    language: 'en',
    says: ['You win', 'You still held: Captain.', 'Turn 1, Duchess: you did not have it.'],
  },
  {
    language: 'fr',
    says: ['Vous l’emportez', 'Il vous restait le Capitaine.', 'Tour 1 : vous annoncez la Duchesse sans l’avoir.'],
  },
] as const)(
  'the end tells the bluffs that got through, once the cards are turned and not before ($language)',
  ({ language, says }) => {
    const game = bluffed().say('A', 'tax').say('B', 'pass').say('B', 'income');
    const seen = watched(game, ['A', 'assassination:1'], 'A', 8_000, language);
    const first = (what: string) => seen.findIndex((one) => one.replaceAll('&nbsp;', ' ').includes(what));
    const [wins, held, bluff] = says.map(first);
    expect(wins).toBeGreaterThan(0);
    expect(held).toBe((wins ?? 0) + 1_100 / LOOK_EVERY_MS);
    expect(bluff).toBe(held);
  },
);
