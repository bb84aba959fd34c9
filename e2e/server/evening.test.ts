import { setImmediate } from 'node:timers/promises';

import { hashToken } from '../../server/lib/secrets';
import { MemoryStorage } from '../../server/storage/memory';
import { roomPlace } from '../../server/storage/storage';
import type { Browser } from '../../server/testing/browser';
import { browserAt, house } from '../../server/testing/house';
import { Hub } from '../../server/testing/hub';
import { playToTheEnd } from '../../server/testing/playing';
import { begin, idAt, makeVows, wantAgain } from '../../server/testing/seating';
import { seat } from '../../shared/engine/ask';
import type { Wish } from '../../shared/protocol/rooms';

const OK = { ok: true };
const roomOf = (one: Browser) => one.rooms.at(-1);
const memberOf = (one: Browser, name: string) => roomOf(one)?.members.find((member) => member.name === name);

/** All these people agree to the open proposal or claim. */
async function agreed(...people: readonly Browser[]): Promise<void> {
  for (const one of people) {
    const proposal = await one.until(() => roomOf(one)?.proposal?.id ?? roomOf(one)?.claims[0]?.id);
    expect(await one.say('agree', { proposal })).toEqual(OK);
  }
}

test('an evening goes on with everybody on whichever of two nodes they come to', async () => {
  const hub = new Hub();
  const data = new MemoryStorage();
  // A node hears only after a moment who is at the other one: without patience that moment makes somebody else host.
  const options = { data, patience: { noteMs: 500, moveMs: 0 } };
  const [north, south] = [await house({ ...options, bus: hub.bus() }), await house({ ...options, bus: hub.bus() })];

  // Anna opens a room, the others come at the other node; Ben is ready, Hugo is shown out.
  const [anna, ben, chloe, hugo] = [browserAt(north), browserAt(south), browserAt(north), browserAt(south)];
  const code = await anna.create('Anna');
  await ben.join(code, 'Ben');
  await chloe.join(code, 'Chloé');
  await hugo.join(code, 'Hugo');
  expect(await ben.say('ready', { is: 'ready' })).toEqual(OK);
  await anna.until(() => memberOf(anna, 'Ben')?.ready === true && memberOf(anna, 'Hugo') !== undefined);
  expect(await anna.say('kick', { member: idAt(anna, 3) })).toEqual(OK);
  await hugo.until(() => hugo.seats.at(-1) === null);

  // The host vanishes; whoever has the role then starts; she comes back to the other node.
  anna.close();
  await ben.until(() => memberOf(ben, 'Ben')?.host === true);
  await chloe.until(() => memberOf(chloe, 'Ben')?.host === true);
  const back = browserAt(south);
  expect(await back.say('enter', { code, token: anna.token })).toMatchObject({ ok: true, seat: 0 });
  await begin([ben, chloe, back]);
  await makeVows([back, ben, chloe]);

  // Ben goes on on a second device at the other node.
  const paired = await ben.say('pair', {});
  if (!paired.ok) throw new Error(paired.error);
  const phone = browserAt(north);
  const more = { code, pairing: paired.pairing, token: phone.token };
  expect(await phone.say('continue', more)).toMatchObject({ ok: true, seat: 1 });
  // South must know that Ben is at north before he goes there: it would pass his role on.
  const observer = hub.bus();
  const isTold = async () =>
    (await observer.elsewhere(roomPlace(code))).some(({ members }) => members.includes(hashToken(phone.token)));
  while (!(await isTold())) await setImmediate();
  ben.close();

  // Zoe knocks at one node, is let in from the other, and foretells the end; Yan reads what she says at the other node.
  await phone.until(() => memberOf(phone, 'Ben')?.host === true);
  expect(await phone.say('watching', { watching: 'approval' })).toEqual(OK);
  const [zoe, yan] = [browserAt(south), browserAt(north)];
  for (const [one, name] of [
    [zoe, 'Zoe'],
    [yan, 'Yan'],
  ] as const) {
    expect(await one.say('enter', { code, token: null })).toMatchObject({ standing: 'door' });
    expect(await one.say('watch', { name, token: one.token })).toMatchObject({ standing: 'asking' });
    const watcher = await phone.until(() => roomOf(phone)?.knocks.find((knock) => knock.name === name)?.id);
    expect(await phone.say('admit', { watcher })).toEqual(OK);
    await one.until(() => one.doors === 1);
    expect(await one.say('enter', { code, token: one.token })).toMatchObject({ standing: 'inside' });
  }
  expect(await zoe.say('comment', { text: 'they will never manage' })).toEqual(OK);
  await yan.until(() => yan.comments.get(0)?.length === 1);
  for (const answer of ['victory', 'defeat']) {
    const who = answer === 'victory' ? zoe : yan;
    expect(await who.say('predict', { question: 'end', answer })).toMatchObject(OK);
  }

  // Chloé loses her token; the others agree that her seat goes to a new one, at the other node.
  chloe.close();
  await phone.until(() => memberOf(phone, 'Chloé')?.connected === false);
  await back.until(() => memberOf(back, 'Chloé')?.connected === false);
  const again = browserAt(south);
  expect(await again.say('enter', { code, token: null })).toMatchObject({ standing: 'door' });
  expect(await again.say('claim', { member: idAt(phone, 2), token: again.token })).toMatchObject(OK);
  await agreed(phone, back);
  expect(await again.say('join', { code, name: 'Chloé', token: again.token })).toMatchObject({ ok: true, seat: 2 });
  await again.until(() => again.views.at(-1)?.view.you === 2);

  // Anna goes; Ben answers for her, and she takes her seat back at the other node.
  back.close();
  for (const one of [phone, again]) await one.until(() => memberOf(one, 'Anna')?.connected === false);
  await again.until(() => memberOf(again, 'Ben')?.connected === true);
  const by: Wish = {
    kind: 'keep',
    member: idAt(again, 0),
    by: { kind: 'member', member: idAt(again, 1) },
    alone: 'waits',
  };
  expect(await again.say('propose', { what: by })).toEqual(OK);
  await agreed(phone);
  const kept = await phone.until(() => phone.view.view.kept?.[0]?.asks.find(({ kind }) => kind === 'action'));
  const key = kept.options.find((option) => option.key === 'rest')?.key ?? '';
  expect(await phone.say('choose', { ask: kept.id, key, seat: seat(0) })).toEqual(OK);
  const home = browserAt(north);
  expect(await home.say('enter', { code, token: anna.token })).toMatchObject({ ok: true, seat: 0 });
  expect(await home.say('release', { seat: seat(0) })).toEqual(OK);
  await phone.until(() => phone.view.view.kept === undefined);

  await home.until(() => memberOf(home, 'Chloé'));

  // Anna draws Chloé's turn, who takes the step.
  const sketch = await home.say('sketch', { member: idAt(home, 2), steps: [] });
  const step = sketch.ok ? (sketch.sketch.next[0]?.key ?? '') : '';
  expect(await home.say('plan', { member: idAt(home, 2), steps: [step] })).toEqual(OK);
  await phone.take('rest');
  await again.until(() => again.plans.at(-1)?.length === 1);
  await again.take(step);
  for (const one of [home, again]) {
    await one.until(() => one.plans.at(-1)?.every(({ steps }) => steps.every(({ state }) => state === 'done')));
  }

  // At the end all read the comments and the best scores; the next game begins with the same people.
  await playToTheEnd([home, phone, again]);
  for (const one of [home, phone, again, zoe, yan]) {
    await one.until(() => one.scores.length === 1 && one.comments.get(0)?.length === 1);
    expect(one.scores).toEqual(home.scores);
  }
  expect(home.scores[0]?.scores.map(({ right }) => right)).toEqual([1, 0]);
  await wantAgain([home, again]);
  expect(await phone.say('again', { how: 'at-once' })).toEqual(OK);
  for (const one of [home, phone, again, zoe, yan]) {
    await one.until(() => roomOf(one)?.played.length === 1 && one.view.view.over === null);
  }
});
