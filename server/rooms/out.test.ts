import { games } from '../../shared/games/registry';
import { pickFrom, testRandom } from '../../shared/testing/playout';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { begin, gather } from '../testing/seating';

const OK = { ok: true };
const withOut = games.filter(({ meta }) => meta.out !== undefined);

/** Lets one of those who are asked answer at random. */
async function answer(players: readonly Browser[], random: () => number): Promise<void> {
  const asked = pickFrom(
    random,
    players.filter((one) => one.view.view.asks.length > 0),
  );
  const ask = pickFrom(random, asked.view.view.asks);
  expect(await asked.choose(ask.id, pickFrom(random, ask.options).key)).toMatchObject(OK);
  await Promise.all(players.map((one) => one.settled()));
}

/** Lets three people answer at random until one of them is out, and returns who is, and somebody who is not. */
async function untilOut(
  players: readonly Browser[],
  random = testRandom(1),
): Promise<readonly [out: Browser, stays: Browser]> {
  for (let i = 0; i < 500; i++) {
    const [at] = players[0]?.view.view.out ?? [];
    const out = players.find((one) => one.view.view.you === at);
    const stays = players.find((one) => one.view.view.you !== at);
    if (out !== undefined && stays !== undefined) return [out, stays];
    await answer(players, random);
  }
  throw new Error('nobody goes out');
}

test.each(withOut)('who is out of $meta.name watches, talks and foretells as spectators do', async (game) => {
  const at = await house({ games: [game] });
  const players = [0, 1, 2].map(() => browserAt(at));
  const code = await gather(players, game.meta.name);
  await begin(players);
  const zoe = await visitorAt(at, code);
  await zoe.say('watch', { name: 'Zoe', token: zoe.token });
  const [out, stays] = await untilOut(players);
  await zoe.settled();

  expect(out.view.view).toEqual({ ...zoe.view.view, you: out.view.view.you });
  expect(await out.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: false, error: 'out-of-match' });
  expect(await out.say('say', { text: 'I held nothing' })).toEqual({ ok: false, error: 'out-of-match' });
  expect(await out.say('comment', { text: 'I held nothing' })).toEqual(OK);
  await zoe.until(() => zoe.raw.join().includes('I held nothing'));
  expect(await zoe.say('comment', { text: 'I saw it' })).toEqual(OK);
  await out.until(() => out.raw.join().includes('I saw it'));
  const { predictions } = await game.load();
  const [question] = predictions?.open(zoe.view.view) ?? [];
  const guess = { question: question?.id ?? 'winner', answer: question?.answers[0]?.key ?? '0' };
  // A game without predictions says so to both.
  const said = predictions === undefined ? { ok: false, error: 'prediction-closed' } : OK;
  for (const one of [out, zoe]) expect(await one.say('predict', guess)).toMatchObject(said);
  expect(await stays.say('predict', guess)).toEqual({ ok: false, error: 'not-watching' });
  await stays.settled();
  for (const text of ['held nothing', 'saw it']) expect(stays.raw.join()).not.toContain(text);
});

test.each(withOut)('spectators who see $meta.name late hear who is out when they see that moment', async (game) => {
  const at = await house({ games: [game] });
  const players = [0, 1, 2].map(() => browserAt(at));
  const [anna] = players;
  const code = await gather(players, game.meta.name);
  expect(await anna?.say('delay', { delay: 'few' })).toEqual(OK);
  await begin(players);
  const [zoe, yan] = [browserAt(at), browserAt(at)];
  for (const [one, name] of [
    [zoe, 'Zoe'],
    [yan, 'Yan'],
  ] as const) {
    await one.say('enter', { code, token: null });
    await one.say('watch', { name, token: one.token });
  }
  const random = testRandom(1);
  const [out] = await untilOut(players, random);
  const { you } = out.view.view;

  expect(await out.say('comment', { text: 'I held nothing' })).toEqual(OK);
  await out.until(() => out.raw.join().includes('I held nothing'));
  expect(await zoe.say('comment', { text: 'who is in front?' })).toEqual(OK);
  for (const one of [yan, out]) await one.until(() => one.raw.join().includes('in front'));
  await zoe.say('enter', { code, token: zoe.token });
  const heard = (one: Browser): boolean => one.raw.join().includes('held nothing');
  const first = new Map<Browser, number>();
  for (let i = 0; i < 500; i++) {
    for (const one of [zoe, yan]) {
      await one.settled();
      const { over, out: gone = [] } = one.view.view;
      if (over !== null) continue;
      if (!gone.some((seat) => seat === you)) expect(heard(one)).toBe(false);
      else first.set(one, first.get(one) ?? one.view.stateID);
      // It was said in that moment, which has passed by the next but one.
      if (one.view.stateID >= (first.get(one) ?? Infinity) + 2) await one.until(() => heard(one));
    }
    if (players.every((one) => one.view.view.over !== null)) break;
    await answer(players, random);
  }
  for (const one of [zoe, yan]) await one.until(() => heard(one));
});
