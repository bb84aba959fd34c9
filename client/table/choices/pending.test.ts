import { nothingPending, type Pending, pendingAfter, type PendingEvent } from './pending';

const after = (...events: readonly PendingEvent[]): Pending => events.reduce(pendingAfter, nothingPending);
const sent: PendingEvent = { type: 'sent', ask: 'a', key: 'k', stateID: 4 };
const busy = (pending: Pending) => Object.keys(pending.answering);

test('an answer keeps its ask busy, and only that one', () => {
  expect(busy(after(sent))).toEqual(['a']);
});

test('the acknowledgement alone does not free the ask: the newer view does', () => {
  const accepted: PendingEvent = { type: 'accepted', ask: 'a', stateID: 4 };
  expect(busy(after(sent, accepted))).toEqual(['a']);
  expect(busy(after(sent, accepted, { type: 'shown', stateID: 4, open: ['a'] }))).toEqual(['a']);
  expect(busy(after(sent, accepted, { type: 'shown', stateID: 5, open: ['a'] }))).toEqual([]);
});

test('the view may come first', () => {
  const shown: PendingEvent = { type: 'shown', stateID: 5, open: ['a'] };
  expect(busy(after(sent, shown))).toEqual(['a']);
  expect(busy(after(sent, shown, { type: 'accepted', ask: 'a', stateID: 5 }))).toEqual([]);
});

test('an ask that is gone is not busy', () => {
  expect(busy(after(sent, { type: 'shown', stateID: 5, open: ['b'] }))).toEqual([]);
});

test('where no newer view comes the wait ends by itself, but never before the acknowledgement', () => {
  const settled: PendingEvent = { type: 'settled', ask: 'a' };
  expect(busy(after(sent, settled))).toEqual(['a']);
  expect(busy(after(sent, { type: 'accepted', ask: 'a', stateID: 4 }, settled))).toEqual([]);
});

test('a refusal frees the ask and says why until the next answer', () => {
  const refused = after(sent, { type: 'refused', ask: 'a', error: 'no-such-ask' });
  expect(busy(refused)).toEqual([]);
  expect(refused.error).toBe('no-such-ask');
  expect(pendingAfter(refused, { type: 'shown', stateID: 5, open: [] }).error).toBe('no-such-ask');
  expect(pendingAfter(refused, sent).error).toBeNull();
});

test('an option that opens instead frees the ask, and nothing is said of it', () => {
  const opened = after(sent, { type: 'opened', ask: 'a' });
  expect(busy(opened)).toEqual([]);
  expect(opened.error).toBeNull();
});

test.each(['no-answer', 'offline', 'restarting'] as const)(
  '%s is forgotten once the server shows how things are',
  (error) => {
    const broken = after(sent, { type: 'refused', ask: 'a', error });
    expect(broken.error).toBe(error);
    expect(busy(broken)).toEqual([]);
    const same = pendingAfter(broken, { type: 'shown', stateID: 4, open: ['a'] });
    expect(same.error).toBeNull();
    expect(busy(same)).toEqual([]);
  },
);
