import type { Announcement, ChatLine } from '../../../shared/protocol/rooms';
import { newsIn } from './news';

type Outcome = Extract<Announcement, { readonly what: 'proposal' }>['outcome'];

const line = (n: number, told: Announcement): ChatLine => ({ kind: 'told', n, at: n * 1_000, told });
const settled = (n: number, outcome: Outcome): ChatLine =>
  line(n, { what: 'proposal', kind: 'rewind', outcome, by: 'Anna' });
const found = (lines: readonly ChatLine[], away = 0, since = 0): number | null => newsIn(lines, away, since)?.n ?? null;

test('a request that came to nothing is told, whatever is said after it', () => {
  const said: ChatLine = { kind: 'said', n: 4, at: 4_000, name: 'Ben', text: 'Sorry' };
  expect(found([settled(3, 'refused'), said])).toBe(3);
  expect(found([settled(3, 'withdrawn')])).toBe(3);
  expect(found([settled(3, 'failed')])).toBe(3);
});

test('a dismissed or old refusal, or one before another request or match, is not shown', () => {
  expect(found([settled(3, 'refused')], 3)).toBeNull();
  expect(found([settled(3, 'refused')], 0, 3_001)).toBeNull();
  expect(found([settled(3, 'refused'), settled(4, 'agreed')])).toBeNull();
  expect(found([settled(3, 'refused'), line(4, { what: 'again', by: 'Anna' })])).toBeNull();
  expect(found([])).toBeNull();
});

test('somebody who has taken a seat is told of, until it is put away or something else has happened (found: nobody saw it)', () => {
  const took = line(3, { what: 'took-seat', name: 'Chloé', from: 'Ada' });
  expect(found([settled(2, 'agreed'), took])).toBe(3);
  expect(found([took], 3)).toBeNull();
  expect(found([took, settled(4, 'agreed')])).toBeNull();
});
