import { changeBetween, type Persisted, withChanges } from './persisted';

const before = {
  match: { rev: 7, step: 3, log: [] },
  told: [5, 8, 8],
  since: [{ seat: 0, kind: 'action', since: 1 }],
} as unknown as Persisted;

describe('a change in the journal', () => {
  it('says nothing of an answer that everybody saw but what else has changed', () => {
    const after = { ...before, match: { ...before.match, rev: 8, step: 4 }, told: [6, 9, 9] };
    const change = changeBetween(before, after);
    expect(JSON.parse(change)).toEqual(['=0/match/step', 4]);
    expect(withChanges(before, [change])).toEqual(after);
  });

  it('names the viewers who saw nothing of a secret answer', () => {
    const after = { ...before, match: { ...before.match, rev: 8 }, told: [6, 8, 8] };
    const change = changeBetween(before, after);
    expect(change).toContain('/told');
    expect(withChanges(before, [change])).toEqual(after);
  });

  it('is read as well as it was written before format 12', () => {
    const change = '{"next":[{"op":"replace","path":"/match/step","value":4}]}';
    const after = { ...before, match: { ...before.match, rev: 8, step: 4 }, told: [6, 9, 9] };
    expect(withChanges(before, [change])).toEqual(after);
  });

  it('leaves the state as it is where only the metadata changed', () => {
    expect(withChanges(before, [null])).toBe(before);
  });
});
