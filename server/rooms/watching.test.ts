import type { RoomView, WatcherId } from '../../shared/protocol/rooms';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house } from '../testing/house';
import { begin, gather } from '../testing/seating';
import { registered, serve, type Served, temporaryFolder, toyModule } from '../testing/serve';

const newest = (one: Browser): RoomView | undefined => one.rooms.at(-1);

/** A room whose match runs, with Anna as its host and Ben. */
async function table(
  who: 'off' | 'code' | 'approval',
): Promise<{ at: Served; anna: Browser; ben: Browser; code: string }> {
  const at = await house();
  const [anna, ben] = [browserAt(at), browserAt(at)];
  const code = await gather([anna, ben]);
  await begin([anna, ben]);
  expect(await anna.say('watching', { watching: who })).toEqual({ ok: true });
  await ben.until(() => newest(ben)?.watching === who);
  return { at, anna, ben, code };
}

/** A browser without a token that enters by the code. */
async function comes(at: Served, code: string): Promise<{ zoe: Browser; standing: unknown }> {
  const zoe = browserAt(at);
  const reply = await zoe.say('enter', { code, token: null });
  if (!reply.ok) throw new Error(reply.error);
  return { zoe, standing: reply.standing };
}

/** Lets somebody give themselves a name, and come again with it. */
async function named(zoe: Browser, code: string, name: string) {
  expect(await zoe.say('watch', { name, token: zoe.token })).toMatchObject({ ok: true, name });
  return zoe.say('enter', { code, token: zoe.token });
}

describe('a room that nobody may watch', () => {
  it('shows visitors only the members, and lets them take a free seat', async () => {
    const at = await house();
    const anna = browserAt(at);
    const code = await gather([anna]);
    await anna.say('pick', { picks: ['amber'] });
    expect(await anna.say('watching', { watching: 'off' })).toEqual({ ok: true });
    await anna.say('say', { text: 'a word among us' });

    const { zoe, standing } = await comes(at, code);
    const reply = await zoe.say('enter', { code, token: null });

    expect(standing).toBe('door');
    expect(reply).toMatchObject({ seat: null, name: null, room: { watching: 'off', spectators: 0 } });
    expect(reply.ok && reply.room.members.map(({ name, picks }) => [name, picks])).toEqual([['Player 0', []]]);
    expect(await zoe.say('watch', { name: 'Zoe', token: zoe.token })).toEqual({ ok: false, error: 'watching-off' });
    await zoe.join(code, 'Zoe');
    await anna.until(() => newest(anna)?.members.length === 2);
  });

  it('shows out who watches, with and without a name, and sends them nothing more', async () => {
    const { at, anna, ben, code } = await table('code');
    const { zoe } = await comes(at, code);
    const { zoe: nobody } = await comes(at, code);
    await named(zoe, code, 'Zoe');
    await anna.until(() => newest(anna)?.spectators === 2);
    await zoe.until(() => zoe.views.length > 0);

    await anna.say('watching', { watching: 'off' });
    await zoe.until(() => zoe.doors === 1);
    await nobody.until(() => nobody.doors === 1);
    const frames = zoe.raw.length;
    await ben.say('say', { text: 'a word among us' });
    await anna.until(() => anna.lines.length === 1);
    await zoe.settled();

    expect(zoe.raw.slice(frames).join()).not.toContain('a word among us');
    expect(nobody.raw.join()).not.toContain('a word among us');
    expect(await zoe.say('enter', { code, token: zoe.token })).toMatchObject({
      ok: true,
      standing: 'door',
      name: 'Zoe',
    });
    expect(await zoe.say('past', { after: 0 })).toEqual({ ok: false, error: 'not-seated' });
    expect(anna.announced.filter(({ what }) => what === 'watching')).toEqual([
      { what: 'watching', by: 'Player 0', watching: 'off' },
    ]);
  });

  it('still hears whoever has lost their token', async () => {
    const { at, anna, ben, code } = await table('off');
    ben.socket.disconnect();
    await anna.until(() => newest(anna)?.members[1]?.connected === false);
    const { zoe: lost } = await comes(at, code);
    const member = newest(anna)?.members[1]?.id;
    if (member === undefined) throw new Error('nobody is away');

    expect(await lost.say('claim', { member, token: lost.token })).toMatchObject({ ok: true });
    const proposal = await lost.until(() => newest(lost)?.claims[0]?.id);
    expect(await anna.say('agree', { proposal })).toEqual({ ok: true });

    await lost.until(() => newest(lost)?.claims.length === 0);
    expect(await lost.say('enter', { code, token: lost.token })).toMatchObject({
      ok: true,
      seat: 1,
      standing: 'inside',
    });
  });
});

describe('a room whose host lets spectators in', () => {
  it('tells who knocks nothing but that they wait, and shows them all once they are in', async () => {
    const { at, anna, ben, code } = await table('approval');
    await ben.say('say', { text: 'said before' });
    const { zoe, standing } = await comes(at, code);
    expect(standing).toBe('door');

    expect(await named(zoe, code, 'Zoe')).toMatchObject({ ok: true, seat: null, standing: 'asking', name: 'Zoe' });
    await anna.until(() => newest(anna)?.knocks.length === 1);
    await ben.say('say', { text: 'said while she waits' });
    await anna.until(() => anna.lines.length === 2);
    await zoe.settled();
    const [knock] = newest(anna)?.knocks ?? [];
    expect(knock?.name).toBe('Zoe');
    expect(newest(anna)?.spectators).toBe(0);
    for (const secret of ['said ', '"view"', '"patch"', '"chat"', '"clocks"'])
      expect(zoe.raw.join()).not.toContain(secret);

    expect(await anna.say('admit', { watcher: knock?.id ?? (0 as WatcherId) })).toEqual({ ok: true });
    await zoe.until(() => zoe.doors === 1);
    expect(await zoe.say('enter', { code, token: zoe.token })).toMatchObject({ ok: true, standing: 'inside' });
    await zoe.until(() => zoe.views.length > 0 && zoe.lines.length === 2);
    expect(await anna.say('watchers', {})).toMatchObject({ ok: true, watchers: [{ name: 'Zoe' }] });
  });

  it('sends who asks to be let in the next change under the number after the last', async () => {
    const at = await house();
    const anna = browserAt(at);
    const code = await anna.create('Anna');
    expect(await anna.say('watching', { watching: 'approval' })).toEqual({ ok: true });
    const { zoe } = await comes(at, code);
    await browserAt(at).join(code, 'Ben');
    await zoe.until(() => newest(zoe)?.members.length === 2);

    expect(await zoe.say('watch', { name: 'Zoe', token: zoe.token })).toMatchObject({ standing: 'asking' });
    await browserAt(at).join(code, 'Chloé');

    // A change under another number would be a gap, which fails here.
    await zoe.until(() => newest(zoe)?.members.length === 3);
  });

  it('refuses whom the host refuses, and tells them so', async () => {
    const { at, anna, code } = await table('approval');
    const { zoe } = await comes(at, code);
    await named(zoe, code, 'Zoe');
    await anna.until(() => newest(anna)?.knocks.length === 1);

    await anna.say('showOut', { watcher: newest(anna)?.knocks[0]?.id ?? (0 as WatcherId) });
    await zoe.until(() => zoe.doors === 1);

    expect(await zoe.say('enter', { code, token: zoe.token })).toEqual({ ok: false, error: 'shown-out' });
    await anna.until(() => newest(anna)?.knocks.length === 0);
  });

  it('keeps who was in when the host begins to let people in, until the host shows one out', async () => {
    const { at, anna, ben, code } = await table('code');
    const { zoe } = await comes(at, code);
    const { zoe: yan } = await comes(at, code);
    await named(zoe, code, 'Zoe');
    await named(yan, code, 'Yan');
    await anna.say('watching', { watching: 'approval' });
    await zoe.until(() => newest(zoe)?.watching === 'approval');
    expect(await zoe.say('enter', { code, token: zoe.token })).toMatchObject({ standing: 'inside' });

    const watching = await anna.say('watchers', {});
    const watcher = watching.ok ? watching.watchers.find(({ name }) => name === 'Zoe')?.id : undefined;
    expect(await ben.say('showOut', { watcher: watcher ?? (0 as WatcherId) })).toEqual({
      ok: false,
      error: 'not-host',
    });
    await anna.say('showOut', { watcher: watcher ?? (0 as WatcherId) });
    await zoe.until(() => zoe.doors === 1);
    await ben.say('say', { text: 'after she went' });
    await yan.until(() => yan.lines.length === 1);

    expect(zoe.raw.join()).not.toContain('after she went');
    expect(zoe.doors).toBe(1);
    expect(yan.doors).toBe(0);
    expect(await anna.say('admit', { watcher: watcher ?? (0 as WatcherId) })).toEqual({
      ok: false,
      error: 'watcher-unknown',
    });
  });

  it('knows who was let in after a restart', async () => {
    const folder = temporaryFolder();
    const before = await serve({ data: folder.path });
    const anna = browserAt(before);
    const code = await gather([anna]);
    await anna.say('watching', { watching: 'approval' });
    const { zoe } = await comes(before, code);
    await named(zoe, code, 'Zoe');
    await anna.until(() => newest(anna)?.knocks.length === 1);
    await anna.say('admit', { watcher: newest(anna)?.knocks[0]?.id ?? (0 as WatcherId) });
    await before.app.close();

    const back = browserAt(await house({ data: folder.path }));
    expect(await back.say('enter', { code, token: zoe.token })).toMatchObject({ standing: 'inside', name: 'Zoe' });
    await closeHouses();
    folder.remove();
  });

  it('lets waiting spectators in once everybody may watch', async () => {
    const { at, anna, code } = await table('approval');
    const { zoe } = await comes(at, code);
    await named(zoe, code, 'Zoe');
    await anna.say('watching', { watching: 'code' });
    await zoe.until(() => zoe.doors === 1);
    expect(await zoe.say('enter', { code, token: zoe.token })).toMatchObject({ standing: 'inside', name: 'Zoe' });
  });
});

describe('the name of a spectator', () => {
  it('is one that nobody there has or could be taken for, and stays with its token', async () => {
    const { at, anna, code } = await table('code');
    const { zoe } = await comes(at, code);
    expect(await zoe.say('watch', { name: 'PLAYER 0', token: zoe.token })).toEqual({ ok: false, error: 'name-taken' });
    expect(await zoe.say('watch', { name: ' ', token: zoe.token })).toEqual({ ok: false, error: 'name-malformed' });
    await named(zoe, code, 'Zoe');
    expect(await zoe.say('watch', { name: 'Yan', token: zoe.token })).toEqual({
      ok: true,
      standing: 'inside',
      name: 'Zoe',
    });
    expect(await zoe.say('enter', { code, token: zoe.token })).toMatchObject({ name: 'Zoe' });
    const { zoe: other } = await comes(at, code);
    expect(await other.say('watch', { name: 'zoe', token: other.token })).toEqual({ ok: false, error: 'name-taken' });
    expect(await anna.say('watch', { name: 'Xenia', token: other.token })).toEqual({
      ok: false,
      error: 'not-watching',
    });
  });

  it('is free for them when they take a seat, and the room knows them as a spectator no longer', async () => {
    const at = await house();
    const anna = browserAt(at);
    const code = await gather([anna]);
    const { zoe } = await comes(at, code);
    const token = zoe.token;
    await named(zoe, code, 'Zoe');
    zoe.token = browserAt(at).token;

    await zoe.join(code, 'Zoe');

    expect(await anna.say('watchers', {})).toEqual({ ok: true, watchers: [] });
    expect(await browserAt(at).say('enter', { code, token })).toEqual({ ok: false, error: 'token-unknown' });
  });

  it('is taken by nobody else who sits down, also not by a name that looks like it', async () => {
    const at = await house();
    const anna = browserAt(at);
    const code = await gather([anna]);
    const { zoe } = await comes(at, code);
    await named(zoe, code, 'Zoe');
    const other = browserAt(at);

    for (const name of ['Zoe', 'ZOE']) {
      const joined = await other.say('join', { code, name, token: other.token });
      expect(joined).toEqual({ ok: false, error: 'name-taken' });
    }

    await other.join(code, 'Yan');
  });

  it('is given to no bot (bug: a bot got the name of a spectator)', async () => {
    const at = await house({ games: [registered({ ...toyModule, meta: { ...toyModule.meta, bots: ['quick'] } })] });
    const anna = browserAt(at);
    const code = await gather([anna]);
    const { zoe } = await comes(at, code);
    await named(zoe, code, 'ADA');
    expect(await anna.say('addBot', { level: 'quick' })).toEqual({ ok: true });
    const bot = await anna.until(() => newest(anna)?.members.find((member) => member.bot !== null));
    expect(bot.name).toBe('Bruno');
  });

  it('is refused when twelve people ask to be let in already', async () => {
    const { at, anna, code } = await table('approval');
    for (let i = 0; i < 12; i++) {
      const { zoe } = await comes(at, code);
      await named(zoe, code, `Guest ${i}`);
    }
    await anna.until(() => newest(anna)?.knocks.length === 12);
    const { zoe: late } = await comes(at, code);
    expect(await late.say('watch', { name: 'Late', token: late.token })).toEqual({
      ok: false,
      error: 'too-many-knocks',
    });
  });
});
