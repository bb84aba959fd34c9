import type { FilledPhrase } from '../../shared/engine/phrases';
import { Browser } from '../testing/browser';
import { gather } from '../testing/seating';
import { NO_LIMITS, serve } from '../testing/serve';

const YES = { id: 'yes', slots: {} };

test('a phrase of the game is told as data to everybody; others change nothing, and spectators and strangers say none', async () => {
  const { app, url } = await serve({ limits: { ...NO_LIMITS, says: { burst: 2, perSecond: 0 } } });
  const [anna, ben, watcher, stranger] = [new Browser(url), new Browser(url), new Browser(url), new Browser(url)];
  await gather([anna, ben]);
  await watcher.say('enter', { code: anna.code, token: null });
  const notSeated = { ok: false, error: 'not-seated' };
  for (const one of [watcher, stranger]) expect(await one.say('phrase', YES)).toEqual(notSeated);
  const bad: readonly FilledPhrase[] = [
    { id: 'no', slots: {} },
    { id: 'dig', slots: { n: 4 } },
    { id: 'dig', slots: { n: '2' } },
    { id: 'yes', slots: { n: 1 } },
  ];
  for (const one of bad) expect(await ben.say('phrase', one)).toEqual({ ok: false, error: 'bad-request' });
  expect(await ben.say('phrase', { id: 'dig', slots: { n: 2 } })).toEqual({ ok: true });
  // A phrase has the price of a line.
  expect(await ben.say('say', { text: 'hello' })).toEqual({ ok: true });
  expect(await ben.say('phrase', YES)).toEqual({ ok: false, error: 'too-fast' });
  for (const one of [anna, watcher]) await one.until(() => one.lines.length > 0);
  expect([anna.phrases, watcher.phrases]).toEqual([[{ id: 'dig', slots: { n: 2 } }], [{ id: 'dig', slots: { n: 2 } }]]);
  for (const one of [anna, ben, watcher, stranger]) one.close();
  await app.close();
});
