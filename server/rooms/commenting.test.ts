import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, idAt, vacate, wantAgain } from '../testing/seating';
import { serve, type Served, temporaryFolder } from '../testing/serve';

/** The comments about a match of the room that a browser has received. */
const read = (one: Browser, game = 0): readonly string[] => (one.comments.get(game) ?? []).map(({ text }) => text);

/** A spectator with a name, inside a room. */
async function spectator(at: Pick<Served, 'url'>, code: string, name: string): Promise<Browser> {
  const made = await visitorAt(at, code);
  expect(await made.say('watch', { name, token: made.token })).toEqual({ ok: true, standing: 'inside', name });
  return made;
}

describe('what spectators say among themselves', () => {
  it('reaches no byte of a seat, its second device, a screen for everybody or the door before the end, and all of them then', async () => {
    const at = await house();
    const [anna, ben, phone, screen, door] = [0, 1, 2, 3, 4].map(() => browserAt(at)) as [
      Browser,
      Browser,
      Browser,
      Browser,
      Browser,
    ];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    const paired = await anna.say('pair', {});
    if (!paired.ok) throw new Error(paired.error);
    await phone.say('continue', { code, pairing: paired.pairing, token: phone.token });
    await screen.say('enter', { code, token: null });
    const [zoe, yan] = [await spectator(at, code, 'Zoe'), await spectator(at, code, 'Yan')];
    await anna.say('watching', { watching: 'approval' });
    await door.say('enter', { code, token: null });

    expect(await zoe.say('comment', { text: 'they will never manage' })).toEqual({ ok: true });
    await yan.until(() => read(yan).length === 1);
    for (const one of [anna, ben, phone, screen, door]) await one.settled();
    // A new arrival gets them neither.
    await ben.say('enter', { code, token: ben.token });
    await screen.say('enter', { code, token: null });
    await ben.settled();
    for (const one of [anna, ben, phone, screen, door]) expect(one.raw.join()).not.toContain('never manage');

    await playToTheEnd([anna, ben]);
    await anna.until(() => read(anna).length === 1);
    await phone.until(() => read(phone).length === 1);
    expect(anna.comments.get(0)).toEqual([
      expect.objectContaining({ n: 1, name: 'Zoe', text: 'they will never manage' }),
    ]);
    await zoe.say('comment', { text: 'well played' });
    await ben.until(() => read(ben).includes('well played'));
    await door.settled();
    expect(door.raw.join()).not.toContain('never manage');
  });

  it('comes at the end to those who lack it, and not once more to those who heard it (found by an attack: 190 times a hundred lines)', async () => {
    const at = await house();
    const [anna, ben] = [browserAt(at), browserAt(at)];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    const zoe = await spectator(at, code, 'Zoe');
    expect(await zoe.say('comment', { text: 'they will never manage' })).toEqual({ ok: true });
    await zoe.until(() => read(zoe).length === 1);
    await playToTheEnd([anna, ben]);
    await Promise.all([anna, ben].map((one) => one.until(() => read(one).length === 1)));
    await zoe.settled();
    expect(zoe.raw.filter((frame) => frame.includes('never manage'))).toHaveLength(1);
  });

  it('begins anew with another match, closed to players again, who still read the former one', async () => {
    const at = await house();
    const [anna, ben] = [browserAt(at), browserAt(at)];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    const zoe = await spectator(at, code, 'Zoe');
    await zoe.say('comment', { text: 'of the first game' });
    await playToTheEnd([anna, ben]);
    await anna.until(() => read(anna).length === 1);

    await wantAgain([ben]);
    expect(await anna.say('again', { how: 'at-once' })).toEqual({ ok: true });
    await zoe.until(() => zoe.rooms.at(-1)?.played.length === 1);
    await zoe.say('comment', { text: 'of the second game' });
    await zoe.until(() => read(zoe, 1).length === 1);
    const late = browserAt(at);
    await late.say('enter', { code, token: ben.token });
    await late.until(() => read(late).length === 1);
    await late.settled();

    expect(read(late)).toEqual(['of the first game']);
    expect(late.raw.join()).not.toContain('of the second game');
    expect(anna.raw.join()).not.toContain('of the second game');
  });

  it('no longer comes to a spectator who has taken a seat', async () => {
    const at = await house();
    const [anna, ben] = [browserAt(at), browserAt(at)];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    const [zoe, yan] = [await spectator(at, code, 'Zoe'), await spectator(at, code, 'Yan')];
    ben.close();
    const room = () => anna.rooms.at(-1);
    await anna.until(() => room()?.members[1]?.connected === false);
    await vacate(anna, idAt(anna, 1));
    zoe.token = browserAt(at).token;
    await zoe.join(code, 'Zoe');

    await yan.say('comment', { text: 'she plays now' });
    await yan.until(() => read(yan).length === 1);
    await zoe.settled();

    expect(zoe.raw.join()).not.toContain('she plays now');
    expect(await zoe.say('comment', { text: 'hello?' })).toEqual({ ok: false, error: 'not-watching' });
  });

  it.each(['join', 'continue', 'claim'] as const)(
    'no longer comes to any socket of a token that has taken a seat by `%s` on a socket of its own, on either node',
    async (way) => {
      const hub = new Hub();
      const shared = { data: new MemoryStorage(), patience: { noteMs: 0, moveMs: 1e9 } };
      const at = await house({ ...shared, bus: hub.bus() });
      const elsewhere = await house({ ...shared, bus: hub.bus() });
      const [anna, ben] = [browserAt(at), browserAt(at)];
      const code = await gather([anna, ben]);
      await begin([anna, ben]);
      const [zoe, yan] = [await spectator(at, code, 'Zoe'), await spectator(at, code, 'Yan')];
      const { token } = zoe;
      const far = browserAt(elsewhere);
      expect(await far.say('enter', { code, token })).toMatchObject({ ok: true, name: 'Zoe' });
      if (way !== 'continue') ben.close();
      if (way !== 'continue') await anna.until(() => anna.rooms.at(-1)?.members[1]?.awayForMs != null);

      const sits = browserAt(at);
      sits.token = token;
      switch (way) {
        case 'join':
          await vacate(anna, idAt(anna, 1));
          await sits.join(code, 'Zoe');
          break;
        case 'continue': {
          const paired = await anna.say('pair', {});
          if (!paired.ok) throw new Error(paired.error);
          expect(await sits.say('continue', { code, pairing: paired.pairing, token })).toMatchObject({ seat: 0 });
          break;
        }
        case 'claim': {
          await sits.say('enter', { code, token: null });
          expect(await sits.say('claim', { member: idAt(anna, 1), token })).toMatchObject({ ok: true });
          const proposal = await anna.until(() => anna.rooms.at(-1)?.claims[0]?.id);
          expect(await anna.say('agree', { proposal })).toEqual({ ok: true });
          await sits.join(code, 'Player 1');
        }
      }
      for (const one of [zoe, far]) await one.until(() => one.doors === 1);
      await yan.say('comment', { text: 'she plays now' });
      await yan.until(() => read(yan).length === 1);

      for (const one of [zoe, far, sits]) {
        expect(await one.say('comment', { text: 'hello?' })).toEqual({ ok: false, error: 'not-watching' });
        expect(await one.say('enter', { code, token })).toMatchObject({ seat: way === 'continue' ? 0 : 1, name: null });
        await one.settled();
        expect(one.raw.join()).not.toContain('she plays now');
      }
      expect(await anna.say('watchers', {})).toMatchObject({ watchers: [{ name: 'Yan' }] });
    },
  );

  it('is refused to a seat, to whoever has no name, at the door and in the lobby, and without anything to say', async () => {
    const at = await house();
    const [anna, nobody] = [browserAt(at), browserAt(at)];
    const code = await gather([anna]);
    const zoe = await spectator(at, code, 'Zoe');
    expect(await zoe.say('comment', { text: 'in the lobby' })).toEqual({ ok: false, error: 'room-not-started' });
    await begin([anna]);
    expect(await nobody.say('comment', { text: 'nowhere' })).toEqual({ ok: false, error: 'not-watching' });
    await nobody.say('enter', { code, token: null });
    expect(await nobody.say('comment', { text: 'without a name' })).toEqual({ ok: false, error: 'not-watching' });
    expect(await anna.say('comment', { text: 'with a seat' })).toEqual({ ok: false, error: 'not-watching' });
    expect(await zoe.say('comment', { text: ' ' })).toEqual({ ok: false, error: 'bad-request' });
    await anna.say('watching', { watching: 'off' });
    await zoe.until(() => zoe.doors === 1);
    await zoe.say('enter', { code, token: zoe.token });
    expect(await zoe.say('comment', { text: 'outside' })).toEqual({ ok: false, error: 'not-watching' });
    await zoe.settled();
    expect(read(zoe)).toEqual([]);
  });

  it('is there after a restart', async () => {
    const folder = temporaryFolder();
    const before = await serve({ data: folder.path });
    const anna = browserAt(before);
    const code = await gather([anna]);
    await begin([anna]);
    const zoe = await spectator(before, code, 'Zoe');
    expect(await zoe.say('comment', { text: 'kept' })).toEqual({ ok: true });
    await before.app.close();

    const back = browserAt(await house({ data: folder.path }));
    await back.say('enter', { code, token: zoe.token });
    await back.until(() => read(back).length === 1);
    await closeHouses();
    folder.remove();
  });
});
