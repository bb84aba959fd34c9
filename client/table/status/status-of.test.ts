import { ANY_TIME, type Ask, askId, seat, type Waiting } from '../../../shared/engine/ask';
import { statusOf } from './status-of';

const ask = (kind: string): Ask => ({
  id: askId(kind),
  seat: seat(0),
  kind,
  prompt: { m: `ask.${kind}` },
  options: [],
});
const waiting = (n: number, kind: string): Waiting => ({ seat: seat(n), kind });

test('one’s own question comes before who else is awaited', () => {
  expect(statusOf({ over: null, asks: [ask(ANY_TIME), ask('raid')], waiting: [waiting(1, 'raid')] })).toEqual({
    kind: 'asked',
    prompt: { m: 'ask.raid' },
  });
});

test('an any-time offer is no question', () => {
  expect(statusOf({ over: null, asks: [ask(ANY_TIME)], waiting: [waiting(1, 'raid')] }).kind).toBe('waiting');
});

test('those awaited for the same kind of decision are named together', () => {
  const all = [waiting(1, 'raid'), waiting(2, 'action'), waiting(3, 'raid')];
  expect(statusOf({ over: null, asks: [], waiting: all })).toEqual({
    kind: 'waiting',
    groups: [
      { kind: 'raid', about: null, seats: [1, 3] },
      { kind: 'action', about: null, seats: [2] },
    ],
  });
});

test('those who decide about something else are named apart (found: “Ben has a request to answer”)', () => {
  const about = (n: number, m: string): Waiting => ({ ...waiting(n, 'raid'), about: { m } });
  const all = [about(1, 'a'), about(2, 'b'), about(3, 'a'), waiting(4, 'raid')];
  expect(statusOf({ over: null, asks: [], waiting: all })).toEqual({
    kind: 'waiting',
    groups: [
      { kind: 'raid', about: { m: 'a' }, seats: [1, 3] },
      { kind: 'raid', about: { m: 'b' }, seats: [2] },
      { kind: 'raid', about: null, seats: [4] },
    ],
  });
});

test('the end comes before everything, and nobody awaited is a moment between', () => {
  expect(statusOf({ over: {}, asks: [ask('raid')], waiting: [] }).kind).toBe('over');
  expect(statusOf({ over: null, asks: [], waiting: [] }).kind).toBe('between');
});
