import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house, visitorAt } from '../testing/house';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, wantAgain } from '../testing/seating';
import { serve, type Served, temporaryFolder } from '../testing/serve';
import { scoresIn } from './predicting';

/** A spectator with a name, inside a room. */
async function spectator(at: Pick<Served, 'url'>, code: string, name: string): Promise<Browser> {
  const made = await visitorAt(at, code);
  expect(await made.say('watch', { name, token: made.token })).toEqual({ ok: true, standing: 'inside', name });
  return made;
}

/** A table of two that has begun, and two spectators. */
async function scene(at: Pick<Served, 'url'>) {
  const [anna, ben] = [browserAt(at), browserAt(at)];
  const code = await gather([anna, ben]);
  await begin([anna, ben]);
  return { code, anna, ben, zoe: await spectator(at, code, 'Zoe'), yan: await spectator(at, code, 'Yan') };
}

describe('what spectators foretell', () => {
  it('is shown to no other client before the end; then everybody sees the best scores', async () => {
    const at = await house();
    const { code, anna, ben, zoe, yan } = await scene(at);
    expect(await zoe.say('predict', { question: 'end', answer: 'victory' })).toEqual({ ok: true, points: 5 });
    expect(await zoe.say('predict', { question: 'end', answer: 'defeat' })).toEqual({ ok: true, points: 5 });
    expect(await yan.say('predict', { question: 'end', answer: 'victory' })).toEqual({ ok: true, points: 5 });
    for (const one of [anna, ben, yan]) {
      await one.settled();
      expect(one.raw.join()).not.toContain('"defeat"');
    }
    const back = browserAt(at);
    await back.say('enter', { code, token: zoe.token });
    await back.until(() => back.foretold.length === 1);
    expect(back.foretold).toEqual([{ game: 0, made: [{ question: 'end', answer: 'defeat', points: 5 }] }]);

    await playToTheEnd([anna, ben]);
    const outcome = anna.view.view.over?.outcome;
    for (const one of [anna, ben, yan]) await one.until(() => one.scores.length === 1);
    const right = { points: 5, right: 1, of: 1 };
    const wrong = { points: 0, right: 0, of: 1 };
    expect(anna.scores).toEqual([
      {
        game: 0,
        scores:
          outcome === 'defeat'
            ? [
                { name: 'Zoe', ...right },
                { name: 'Yan', ...wrong },
              ]
            : [
                { name: 'Yan', ...right },
                { name: 'Zoe', ...wrong },
              ],
      },
    ]);
    const late = await visitorAt(at, code);
    await late.until(() => late.scores.length === 1);
    expect(late.scores).toEqual(anna.scores);
    expect(late.foretold).toEqual([]);
    expect(await zoe.say('predict', { question: 'end', answer: 'victory' })).toEqual({
      ok: false,
      error: 'match-over',
    });
  });

  it('is refused for what is not open, to seats, to whoever has no name, in the lobby and outside', async () => {
    const at = await house();
    const [anna, nobody] = [browserAt(at), browserAt(at)];
    const code = await gather([anna]);
    const zoe = await spectator(at, code, 'Zoe');
    const end = { question: 'end', answer: 'victory' };
    const refused = (error: string) => ({ ok: false, error });
    expect(await zoe.say('predict', end)).toEqual(refused('room-not-started'));
    await begin([anna]);
    for (const closed of [
      { question: 'end', answer: 'draw' },
      { question: 'roll:2', answer: 'high' },
      { question: '__proto__', answer: 'constructor' },
    ])
      expect(await zoe.say('predict', closed)).toEqual(refused('prediction-closed'));
    expect(await nobody.say('predict', end)).toEqual(refused('not-watching'));
    await nobody.say('enter', { code, token: null });
    expect(await nobody.say('predict', end)).toEqual(refused('not-watching'));
    expect(await anna.say('predict', end)).toEqual(refused('not-watching'));
    await anna.say('watching', { watching: 'off' });
    await zoe.until(() => zoe.doors === 1);
    await zoe.say('enter', { code, token: zoe.token });
    expect(await zoe.say('predict', end)).toEqual(refused('not-watching'));
  });

  it('is there after a restart, and no longer once another match has begun', async () => {
    const folder = temporaryFolder();
    const before = await serve({ data: folder.path });
    const { code, anna, ben, zoe } = await scene(before);
    expect(await zoe.say('predict', { question: 'roll:1', answer: 'high' })).toEqual({ ok: true, points: 1 });
    await before.app.close();

    const at = await house({ data: folder.path });
    const [back, first, second] = [browserAt(at), browserAt(at), browserAt(at)];
    await back.say('enter', { code, token: zoe.token });
    await back.until(() => back.foretold.length === 1);
    expect(back.foretold[0]?.made).toEqual([{ question: 'roll:1', answer: 'high', points: 1 }]);
    await first.say('enter', { code, token: anna.token });
    await second.say('enter', { code, token: ben.token });
    for (const one of [first, second]) await one.until(() => one.views.length > 0);
    await playToTheEnd([first, second]);
    await wantAgain([second]);
    expect(await first.say('again', { how: 'at-once' })).toEqual({ ok: true });
    await first.until(() => first.rooms.at(-1)?.played.length === 1);
    const late = browserAt(at);
    await late.say('enter', { code, token: zoe.token });
    await late.settled();
    expect([late.foretold, late.scores]).toEqual([[], []]);
    await closeHouses();
    folder.remove();
  });
});

describe('scores', () => {
  const made = (who: string, question: string, answer: string, points: number) => ({
    who,
    question,
    body: JSON.stringify({ name: `Name ${who}`, answer, points }),
  });

  it('are the points of predictions that came true; open ones count for no spectator', () => {
    const records = [
      made('1', 'end', 'victory', 5),
      made('1', 'roll:1', 'high', 1),
      made('1', 'roll:9', 'high', 1),
      made('2', 'end', 'defeat', 7),
      made('2', 'roll:1', 'high', 1),
      made('3', 'roll:1', 'high', 1),
      made('4', 'roll:9', 'low', 1),
    ];
    expect(scoresIn(records, { end: 'victory', 'roll:1': 'high' })).toEqual([
      { name: 'Name 1', points: 6, right: 2, of: 2 },
      { name: 'Name 3', points: 1, right: 1, of: 1 },
      { name: 'Name 2', points: 1, right: 1, of: 2 },
    ]);
  });
});
