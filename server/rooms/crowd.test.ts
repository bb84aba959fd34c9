import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { begin, gather } from '../testing/seating';

/** The events that a browser was sent since so many frames, by name, but for who is there: that is told when it has settled. */
function eventsSince(one: Browser, frames: number): readonly string[] {
  return one.raw
    .slice(frames)
    .flatMap((frame) => /^2\/rooms,\["(\w+)"/.exec(frame)?.[1] ?? [])
    .filter((name) => name !== 'room');
}

/**
 * A table of two with this many spectators, each with a comment; returns the frames that its host gets for one answer.
 */
async function answered(watching: number): Promise<readonly string[]> {
  const at = await house();
  const [anna, ben] = [browserAt(at), browserAt(at)];
  const code = await gather([anna, ben]);
  await begin([anna, ben]);
  const crowd = Array.from({ length: watching }, () => browserAt(at));
  for (const [i, one] of crowd.entries()) {
    await one.say('enter', { code, token: null });
    expect(await one.say('watch', { name: `Guest ${i}`, token: one.token })).toMatchObject({ ok: true });
  }
  await anna.until(() => anna.rooms.at(-1)?.spectators === watching);
  await Promise.all(crowd.map((one) => one.until(() => one.views.length > 0)));
  const frames = anna.raw.length;
  for (const one of crowd) expect(await one.say('comment', { text: 'they will manage' })).toEqual({ ok: true });
  for (const one of crowd) await one.until(() => (one.comments.get(0) ?? []).length === watching);
  expect(await anna.take('vow.0.south')).toEqual({ ok: true });
  await anna.until(() => anna.views.length === 2);
  await anna.settled();
  return eventsSince(anna, frames);
}

test('sixty spectators who talk are each told every line once, and a player is sent no more by an answer than without them', async () => {
  expect(await answered(60)).toEqual(await answered(0));
});
