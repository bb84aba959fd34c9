import { play, type Played } from '../testing/played';
import { registered, toyModule } from '../testing/serve';
import { DelayedMatch, heardUntil } from './delayed';
import type { LiveMatch } from './live';

const LATE = 5;

let played: Played;
let shown: readonly LiveMatch[];
beforeAll(async () => {
  played = await play(registered(toyModule), 2, 3);
  ({ shown } = played);
});

const viewOf = (match: LiveMatch) => match.message(null, 0).view;

/** The version in which spectators without a delay first saw that moment. */
function atMoment(moment: number): LiveMatch {
  const found = shown.find((match) => match.stateID(null) === moment);
  if (found === undefined) throw new RangeError(`no moment ${moment}`);
  return found;
}

/** The moment that is due while a version is played. */
const due = (match: LiveMatch): number => Math.max(1, match.stateID(null) - LATE);

it('shows the moment of so many public changes ago, with the times of then, and the end at once', async () => {
  const [first] = shown;
  if (first === undefined) throw new Error('no match');
  const delayed = await DelayedMatch.of(played.storage, first, LATE);
  let last = 0;
  for (const match of shown) {
    const seen = delayed.shown(match);
    expect(seen.stateID(null)).toBe(match.over ? match.stateID(null) : due(match));
    expect(viewOf(seen)).toEqual(viewOf(atMoment(seen.stateID(null))));
    if (!match.over) expect(seen.message(null, 0)).toMatchObject({ waitingSince: [], changedAt: seen.changedAt });
    expect(heardUntil(seen)).toBe(match.over ? Infinity : atMoment(due(match)).changedAt);
    last = Math.max(last, match.stateID(null));
  }
  expect(last).toBeGreaterThan(2 * LATE);
});

it('does not move with what is answered in secret', async () => {
  const [first] = shown;
  if (first === undefined) throw new Error('no match');
  const delayed = await DelayedMatch.of(played.storage, first, LATE);
  const secret = shown.filter((match, i) => match.stateID(null) === shown[i - 1]?.stateID(null));
  expect(secret.length).toBeGreaterThan(2);
  for (const match of shown) {
    const before = delayed.shown(shown[shown.indexOf(match) - 1] ?? match);
    if (secret.includes(match) && !match.over) expect(delayed.shown(match)).toBe(before);
    else delayed.shown(match);
  }
});

it('is the same from what is stored, at any version', async () => {
  for (const match of shown.filter(({ over }) => !over)) {
    const again = (await DelayedMatch.of(played.storage, match, LATE)).shown(match);
    expect(again.stateID(null)).toBe(due(match));
    expect(viewOf(again)).toEqual(viewOf(atMoment(due(match))));
    expect(again.changedAt).toBe(atMoment(due(match)).changedAt);
  }
});

it('shows an older moment, and never a newer one, where moments were missed', async () => {
  const [first] = shown;
  if (first === undefined) throw new Error('no match');
  const delayed = await DelayedMatch.of(played.storage, first, LATE);
  for (const match of shown.filter((one, i) => i % 4 === 0 && !one.over))
    expect(delayed.shown(match).stateID(null)).toBeLessThanOrEqual(due(match));
});

it('has missed nothing once it has caught up, however long nobody looked on', async () => {
  const [first] = shown;
  if (first === undefined) throw new Error('no match');
  const delayed = await DelayedMatch.of(played.storage, first, LATE);
  for (const match of shown.filter((one, i) => i % 7 === 0 && !one.over)) {
    await delayed.catchUp(played.storage, match);
    const seen = delayed.shown(match);
    expect(seen.stateID(null)).toBe(due(match));
    expect(viewOf(seen)).toEqual(viewOf(atMoment(due(match))));
  }
});

it('cannot be made of a match of which nothing can be read', async () => {
  const [first] = shown;
  if (first === undefined) throw new Error('no match');
  const empty = { loadBeginning: () => Promise.resolve(null), history: played.storage.history.bind(played.storage) };
  await expect(DelayedMatch.of(empty, first, LATE)).rejects.toThrow(/^no moment of match/);
});
