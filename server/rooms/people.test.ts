import type { ErrorCode, MemberId, Reply } from '../../shared/protocol/rooms';
import { MemoryStorage } from '../storage/memory';
import type { RoomRecord } from '../storage/storage';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, idAt, leaves, makeVows, vacate, wantAgain } from '../testing/seating';
import { NO_LIMITS, serve, type Served, temporaryFolder } from '../testing/serve';

/** Counts how often a room is read. */
class Counting extends MemoryStorage {
  reads = 0;

  override loadRoom(code: string): Promise<RoomRecord | null> {
    this.reads += 1;
    return super.loadRoom(code);
  }
}

/** Anna, the host, Ben and Chloé in the lobby of a room. */
async function three(at: Served): Promise<readonly [Browser, Browser, Browser]> {
  const all = [browserAt(at), browserAt(at), browserAt(at)] as const;
  await gather(all);
  return all;
}

/** The ids of the members by seat, as a browser was told last. */
function ids(one: Browser): readonly MemberId[] {
  return (one.rooms.at(-1)?.members ?? []).map(({ id }) => id);
}
const names = (one: Browser): readonly string[] => (one.rooms.at(-1)?.members ?? []).map(({ name }) => name);
const hostName = (one: Browser): string | undefined => one.rooms.at(-1)?.members.find(({ host }) => host)?.name;

describe('a member whom the host has muted', () => {
  it('is not heard until the host lets them be, hears the others, and everybody is told', async () => {
    const at = await house();
    const [anna, ben, chloe] = [browserAt(at), browserAt(at), browserAt(at)];
    await gather([anna, ben, chloe]);
    await begin([anna, ben, chloe]);
    const muted = { ok: false, error: 'muted' };
    expect(await anna.say('mute', { member: idAt(anna, 1), is: 'muted' })).toEqual({ ok: true });
    await ben.until(() => ben.rooms.at(-1)?.members[1]?.voice === 'muted');
    expect(await ben.say('say', { text: 'Can you hear me?' })).toEqual(muted);
    expect(await ben.say('phrase', { id: 'yes', slots: {} })).toEqual(muted);
    expect(await ben.say('nudge', { member: idAt(ben, 0) })).toEqual(muted);
    expect(await ben.say('point', { kind: 'seat', id: '0' })).toEqual(muted);
    expect(await chloe.say('say', { text: 'Quiet now.' })).toEqual({ ok: true });
    await ben.take('vow.1.north');
    expect(await ben.say('mute', { member: idAt(ben, 1), is: 'heard' })).toEqual({ ok: false, error: 'not-host' });
    expect(await anna.say('mute', { member: idAt(anna, 1), is: 'heard' })).toEqual({ ok: true });
    expect(await ben.say('say', { text: 'Sorry.' })).toEqual({ ok: true });
    for (const one of [anna, ben, chloe]) {
      await one.until(() => one.lines.length === 2);
      expect(one.lines.map(({ text }) => text)).toEqual(['Quiet now.', 'Sorry.']);
      expect(one.announced).toEqual([
        { what: 'muted', by: 'Player 0', name: 'Player 1' },
        { what: 'unmuted', by: 'Player 0', name: 'Player 1' },
      ]);
    }
  });
});

describe('a host in the lobby', () => {
  it('kicks a member: their page says so, their token is void, and they hear nothing more', async () => {
    const at = await house();
    const [anna, ben, chloe] = await three(at);
    await anna.until(() => ids(anna).length === 3);
    expect(await anna.say('kick', { member: idAt(anna, 1) })).toEqual({ ok: true });
    await ben.until(() => ben.seats.length > 0);
    expect(ben.raw.join()).toContain('"why":"kicked"');
    await chloe.until(() => chloe.announced.length > 0);
    expect(chloe.announced).toEqual([{ what: 'kicked', by: 'Player 0', name: 'Player 1' }]);
    await chloe.until(() => names(chloe).length === 2);
    expect(names(chloe)).toEqual(['Player 0', 'Player 2']);
    const heard = ben.raw.length;
    await anna.say('say', { text: 'gone?' });
    await chloe.until(() => chloe.lines.length > 0);
    expect(ben.raw.slice(heard).join()).not.toContain('gone?');
    const body = { code: anna.code, token: ben.token };
    expect(await ben.say('enter', body)).toEqual({ ok: false, error: 'kicked' });
    expect(await ben.say('join', { ...body, name: 'Ben' })).toEqual({ ok: false, error: 'kicked' });
    expect(await ben.say('ready', { is: 'ready' })).toEqual({ ok: false, error: 'not-seated' });
  });

  it('passes the role on, orders the seats and locks the room, and everybody sees it', async () => {
    const at = await house();
    const [anna, ben, chloe] = await three(at);
    await anna.until(() => ids(anna).length === 3);
    const [first, second, third] = [0, 1, 2].map((seat) => idAt(anna, seat)) as [MemberId, MemberId, MemberId];
    expect(await anna.say('arrange', { members: [third, first, second] })).toEqual({ ok: true });
    await Promise.all([ben, chloe].map((one) => one.until(() => one.seats.length > 0)));
    expect([ben.seats, chloe.seats]).toEqual([[2], [0]]);
    expect(await anna.say('lock', { entrance: 'locked' })).toEqual({ ok: true });
    expect(await browserAt(at).say('join', { code: anna.code, name: 'Dora', token: 'd'.repeat(43) })).toEqual({
      ok: false,
      error: 'room-locked',
    });
    expect(await anna.say('promote', { member: second })).toEqual({ ok: true });
    await chloe.until(() => hostName(chloe) === 'Player 1');
    expect(await anna.say('start', {})).toEqual({ ok: false, error: 'not-host' });
    expect(await ben.say('start', {})).toEqual({ ok: true });
    await chloe.until(() => chloe.views.length > 0);
    expect(chloe.view.view.you).toBe(0);
    await chloe.until(() => chloe.announced.length === 2);
    expect(chloe.announced.map(({ what }) => what)).toEqual(['locked', 'host-passed']);
  });

  it('sets options, and everybody reads what has changed and is asked anew whether it may begin', async () => {
    const at = await house();
    const [anna, ben] = await three(at);
    expect(await ben.say('ready', { is: 'ready' })).toEqual({ ok: true });
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.ready);
    await anna.say('configure', { options: { length: 'long', lamps: 'one' } });
    await ben.until(() => ben.announced.length > 0);
    expect(ben.announced).toEqual([
      { what: 'options', by: 'Player 0', changes: [{ option: 'length', value: 'long' }] },
    ]);
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.ready === false);
  });

  it('adds one line to the conversation with each packet of options, however many change', async () => {
    const [anna, ben] = await three(await house());
    await anna.say('configure', { options: { length: 'long', lamps: 'none' } });
    await ben.until(() => ben.announced.length > 0);
    await ben.settled();
    const changes = [
      { option: 'length', value: 'long' },
      { option: 'lamps', value: 'none' },
    ];
    expect(ben.announced).toEqual([{ what: 'options', by: 'Player 0', changes }]);
  });

  it('cannot push out what people have said: what the room tells of a seat counts as said by it', async () => {
    const [anna, ben] = await three(await house({ limits: { ...NO_LIMITS, says: { burst: 2, perSecond: 0 } } }));
    await ben.say('say', { text: 'hello' });
    expect(await anna.say('configure', { options: { length: 'long' } })).toEqual({ ok: true });
    expect(await anna.say('lock', { entrance: 'locked' })).toEqual({ ok: true });
    const tooFast = { ok: false, error: 'too-fast' };
    expect(await anna.say('configure', { options: { length: 'short' } })).toEqual(tooFast);
    expect(await anna.say('lock', { entrance: 'open' })).toEqual(tooFast);
    expect(await anna.say('say', { text: 'help' })).toEqual(tooFast);
    await ben.until(() => ben.rooms.at(-1)?.entrance === 'locked' && ben.announced.length === 2);
    expect([ben.rooms.at(-1)?.entrance, ben.rooms.at(-1)?.options['length']]).toEqual(['locked', 'long']);
    expect(ben.announced).toHaveLength(2);
  });
});

describe('commands of a member that come all at once', () => {
  const FIVE = { ...NO_LIMITS, says: { burst: 5, perSecond: 0 } };
  const passed = (replies: readonly Reply[]): number => replies.filter(({ ok }) => ok).length;

  it('pass no more often than lines are left, whatever they set (found: a hundred where ten may)', async () => {
    for (const command of ['lock', 'watching', 'mute', 'configure'] as const) {
      const [anna, ben] = await three(await house({ limits: FIVE }));
      await anna.until(() => ids(anna).length === 3);
      const body = (n: number): object => {
        const odd = n % 2 === 1;
        switch (command) {
          case 'lock':
            return { entrance: odd ? 'locked' : 'open' };
          case 'watching':
            return { watching: odd ? 'off' : 'code' };
          case 'mute':
            return { member: idAt(anna, 1), is: odd ? 'muted' : 'heard' };
          case 'configure':
            return { options: { length: odd ? 'long' : 'short' } };
        }
      };
      const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => anna.raws(command, body(n + 1))));
      expect([command, passed(replies)]).toEqual([command, 5]);
      await ben.until(() => ben.announced.length === 5);
    }
  });

  it('leave no other rate of talk for who leaves the lobby and comes again (found: 63 lines in 0.6 s)', async () => {
    const at = await house({ limits: FIVE });
    const [anna, ben] = await three(at);
    for (let n = 0; n < 4; n++) expect(await ben.say('say', { text: 'hello' })).toEqual({ ok: true });
    expect(await ben.say('leave', {})).toEqual({ ok: true });
    const again = browserAt(at);
    await again.join(anna.code, 'Ben');
    expect(await again.say('say', { text: 'hello' })).toEqual({ ok: true });
    expect(await again.say('say', { text: 'hello' })).toEqual({ ok: false, error: 'too-fast' });
    expect(await anna.say('say', { text: 'hello' })).toEqual({ ok: true });
  });

  it('cost nothing where nothing changes', async () => {
    const [anna] = await three(await house({ limits: FIVE }));
    for (let n = 0; n < 10; n++) expect(await anna.say('lock', { entrance: 'open' })).toEqual({ ok: true });
    for (let n = 0; n < 10; n++)
      expect(await anna.say('configure', { options: { no: 'such' } })).toEqual({ ok: false, error: 'bad-options' });
    for (let n = 0; n < 5; n++) expect(await anna.say('say', { text: 'hello' })).toEqual({ ok: true });
    expect(await anna.say('say', { text: 'hello' })).toEqual({ ok: false, error: 'too-fast' });
  });
});

describe('a host who is away', () => {
  const soon = { noteMs: 0, moveMs: 0 };
  const later = { noteMs: 0, moveMs: 3_600_000 };

  it('is counted down to all, and has the role back in time by coming back', async () => {
    const at = await house({ patience: later });
    const [anna, ben] = await three(at);
    anna.close();
    await ben.until(() => (ben.rooms.at(-1)?.hostMovesInMs ?? 0) > 3_000_000);
    const again = browserAt(at);
    await again.say('enter', { code: anna.code, token: anna.token });
    await ben.until(() => ben.rooms.at(-1)?.hostMovesInMs === null);
    expect(hostName(ben)).toBe('Player 0');
  });

  it.each(['in the lobby', 'at the table'])('loses the role to the next one who is there, %s', async (where) => {
    const at = await house({ patience: soon });
    const [anna, ben, chloe] = await three(at);
    if (where === 'at the table') await begin([anna, ben, chloe]);
    await leaves(ben, 1, chloe);
    anna.close();
    await chloe.until(() => hostName(chloe) === 'Player 2');
    await chloe.until(() => chloe.announced.length > 0);
    expect(chloe.announced).toEqual([{ what: 'host-moved', name: 'Player 2' }]);
    expect(chloe.rooms.at(-1)?.hostMovesInMs).toBeNull();
  });

  it('stays host while nobody else is there', async () => {
    const at = await house({ patience: soon });
    const [anna, ben, chloe] = await three(at);
    const watcher = await visitorAt(at, anna.code);
    for (const one of [ben, chloe, anna]) one.close();
    await watcher.until(() => watcher.rooms.at(-1)?.members.every(({ connected }) => !connected));
    await watcher.settled();
    expect(hostName(watcher)).toBe('Player 0');
    expect(watcher.announced).toEqual([]);
  });

  it('loses the role on whichever of two nodes the others are, once', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    let time = 1_000_000;
    const options = { data, clock: () => time, patience: { noteMs: 1_000, moveMs: 1_000 } };
    const first = await house({ ...options, bus: hub.bus() });
    const second = await house({ ...options, bus: hub.bus() });
    const [anna, ben, chloe] = [browserAt(first), browserAt(first), browserAt(second)];
    await gather([anna, ben, chloe]);
    const others = [ben, chloe];
    await Promise.all(
      others.map((one) => one.until(() => one.rooms.at(-1)?.members.filter((m) => m.connected).length === 3)),
    );
    anna.close();
    await Promise.all(others.map((one) => one.until(() => one.rooms.at(-1)?.members[0]?.connected === false)));
    time += 10_000;
    await ben.say('ready', { is: 'ready' });
    await Promise.all(others.map((one) => one.until(() => hostName(one) === 'Player 1' && one.announced.length > 0)));
    await Promise.all(others.map((one) => one.settled()));
    for (const one of others) expect(one.announced).toEqual([{ what: 'host-moved', name: 'Player 1' }]);
  });

  it('has been away since the same moment after the server has started again', async () => {
    const folder = temporaryFolder();
    let time = 1_000_000;
    const before = await serve({ data: folder.path, patience: later, clock: () => time });
    const [anna, ben] = [browserAt(before), browserAt(before)];
    await gather([anna, ben]);
    anna.close();
    await ben.until(() => ben.rooms.at(-1)?.hostMovesInMs === later.moveMs);
    await before.app.close();
    time += 1_000_000;
    const after = await house({ data: folder.path, patience: later, clock: () => time });
    const again = browserAt(after);
    await again.say('enter', { code: ben.code, token: ben.token });
    await again.until(() => again.rooms.at(-1)?.hostMovesInMs === later.moveMs - 1_000_000);
    await closeHouses();
    folder.remove();
  });
});

describe('a seat that is freed at the table', () => {
  it('is taken by a new member, who goes on where its owner left', async () => {
    const at = await house();
    const [anna, ben, chloe] = await three(at);
    await begin([anna, ben, chloe]);
    await makeVows([anna, ben, chloe]);
    const whom = idAt(anna, 1);
    expect(await vacate(anna, whom)).toEqual({ ok: false, error: 'seat-in-use' });
    await leaves(ben, 1, anna);
    expect(await anna.say('kick', { member: whom })).toEqual({ ok: false, error: 'room-started' });
    expect(await vacate(anna, whom, [chloe])).toEqual({ ok: true });
    await chloe.until(() => chloe.rooms.at(-1)?.members[1]?.vacant);
    const [back, dora] = [browserAt(at), browserAt(at)];
    expect(await back.say('enter', { code: anna.code, token: ben.token })).toEqual({ ok: false, error: 'kicked' });
    await dora.join(anna.code, 'Dora');
    await dora.until(() => dora.views.length > 0);
    expect(dora.view.view.you).toBe(1);
    await chloe.until(() => names(chloe)[1] === 'Dora');
    expect(chloe.announced).toMatchObject([
      { what: 'proposal', kind: 'vacate', outcome: 'agreed' },
      { what: 'took-seat' },
    ]);
    await playToTheEnd([anna, dora, chloe]);
  });

  it('does not pass on secret choices: the next owner is asked anew', async () => {
    const at = await house();
    const [anna, ben, chloe] = await three(at);
    await ben.until(() => ids(ben).length === 3);
    await anna.say('promote', { member: idAt(ben, 1) });
    await ben.until(() => hostName(ben) === 'Player 1');
    await begin([ben, anna, chloe]);
    await makeVows([anna, ben, chloe]);
    await anna.take('probe');
    await anna.until(() => anna.ask('probe'));
    const seen = JSON.stringify(anna.ask('probe')?.options);
    await leaves(anna, 0, ben);
    expect(await vacate(ben, idAt(ben, 0), [chloe])).toEqual({ ok: true });
    const dora = browserAt(at);
    await dora.join(ben.code, 'Dora');
    await dora.until(() => dora.views.length > 0);
    expect(dora.ask('probe')?.options).toHaveLength(2);
    expect(dora.raw.join()).not.toContain(seen);
  });
});

describe('another match in the same room', () => {
  it.each(['at-once', 'by-the-lobby'] as const)('follows %s, with all who are present', async (how) => {
    const at = await house();
    const all = await three(at);
    const [anna, ben, chloe] = all;
    const watcher = await visitorAt(at, anna.code);
    await begin(all);
    expect(await anna.say('again', { how })).toEqual({ ok: false, error: 'match-not-over' });
    await playToTheEnd(all);
    await watcher.until(() => watcher.rooms.at(-1)?.phase === 'over');
    await wantAgain([ben, chloe]);
    const shown = [anna, ben, chloe, watcher].map((one) => one.views.length);
    const { over } = anna.view.view;
    expect(await anna.say('again', { how })).toEqual({ ok: true });
    if (how === 'by-the-lobby') {
      await watcher.until(() => watcher.rooms.at(-1)?.phase === 'lobby');
      expect(await anna.say('configure', { options: { length: 'long' } })).toEqual({ ok: true });
      expect(await anna.say('start', {})).toEqual({ ok: true });
    }
    for (const [i, one] of [anna, ben, chloe, watcher].entries()) {
      await one.until(() => one.views.length > (shown[i] ?? 0));
      expect(one.view.view.over).toBeNull();
      expect(one.rooms.at(-1)?.played).toEqual([{ names: ['Player 0', 'Player 1', 'Player 2'], over }]);
    }
    expect(await anna.take('vow.0.north')).toEqual({ ok: true });
  });

  it('is still there after the server has started again, with the list of what was played', async () => {
    const folder = temporaryFolder();
    const before = await serve({ data: folder.path });
    const [anna, ben] = [browserAt(before), browserAt(before)];
    await gather([anna, ben]);
    await begin([anna, ben]);
    await playToTheEnd([anna, ben]);
    await wantAgain([ben]);
    await anna.say('again', { how: 'by-the-lobby' });
    await before.app.close();
    const after = await house({ data: folder.path });
    const again = browserAt(after);
    const entered = await again.say('enter', { code: anna.code, token: anna.token });
    expect(entered).toMatchObject({ ok: true, seat: 0, room: { phase: 'lobby', played: [{ names: names(anna) }] } });
    await closeHouses();
    folder.remove();
  });
});

describe('people without the right', () => {
  it('change nothing and are sent nothing, before the start and after it', async () => {
    const data = new Counting();
    const at = await house({ data });
    const [anna, ben, kicked] = await three(at);
    const [elsewhere, watcher, stranger] = [browserAt(at), browserAt(at), browserAt(at)];
    await elsewhere.create('Host elsewhere');
    await watcher.say('enter', { code: anna.code, token: null });
    await anna.until(() => ids(anna).length === 3);
    await anna.say('kick', { member: idAt(anna, 2) });
    await anna.until(() => ids(anna).length === 2);
    await ben.until(() => ben.announced.length === 1);
    const body = async (): Promise<string | undefined> => (await data.loadRoom(anna.code))?.body;
    const attempts = (order: readonly MemberId[]): readonly (readonly [string, object])[] => [
      ['promote', { member: order[1] }],
      ['kick', { member: order[1] }],
      ['lock', { entrance: 'locked' }],
      ['arrange', { members: [...order].reverse() }],
      ['again', { how: 'at-once' }],
      ['again', { how: 'by-the-lobby' }],
      ['start', {}],
      ['configure', { options: { length: 'long' } }],
    ];
    const order = ids(anna);
    const tryAll = async (one: Browser, allowed: readonly ErrorCode[]): Promise<void> => {
      for (const [command, sent] of attempts(order)) {
        const reply = await one.raws(command, sent);
        const said = reply.ok ? 'ok' : reply.error;
        expect([command, said]).toEqual([command, allowed.find((error) => error === said)]);
      }
    };
    for (const phase of ['lobby', 'playing']) {
      const before = await body();
      const toldBefore = ben.announced.length;
      await tryAll(watcher, ['not-seated']);
      await tryAll(stranger, ['not-seated']);
      await tryAll(kicked, ['not-seated']);
      await tryAll(
        ben,
        phase === 'lobby' ? ['not-host', 'room-not-started'] : ['not-host', 'room-started', 'match-not-over'],
      );
      await ben.settled();
      expect(await body()).toBe(before);
      expect(ben.announced).toHaveLength(toldBefore);
      expect([hostName(ben), ben.rooms.at(-1)?.entrance]).toEqual(['Player 0', 'open']);
      if (phase === 'lobby') await begin([anna, ben]);
    }
    // A host of another room is a stranger here: the ids of members mean those of their own room.
    expect(await elsewhere.say('kick', { member: idAt(anna, 1) })).toEqual({ ok: false, error: 'member-unknown' });
    expect(await elsewhere.say('enter', { code: anna.code, token: elsewhere.token })).toEqual({
      ok: false,
      error: 'token-unknown',
    });
    expect(names(anna)).toEqual(['Player 0', 'Player 1']);
  });
});

describe('an answer', () => {
  it('does not read its room from storage', async () => {
    const data = new Counting();
    const at = await house({ data });
    const all = await three(at);
    await begin(all);
    await Promise.all(all.map((one) => one.settled()));
    await all[0].take('vow.0.north');
    const before = data.reads;
    await all[0].take('depth.0.1');
    for (const [i, one] of all.entries()) {
      if (i === 0) continue;
      await one.take(`vow.${i}.north`);
      await one.take(`depth.${i}.1`);
    }
    expect(data.reads).toBe(before);
  });

  it('is refused to a member whose seat was freed on another node', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const first = await house({ data, bus: hub.bus() });
    const second = await house({ data, bus: hub.bus() });
    const [anna, ben] = [browserAt(first), browserAt(second)];
    await gather([anna, ben]);
    await ben.until(() => ben.rooms.at(-1)?.members.every(({ connected }) => connected));
    await anna.until(() => ids(anna).length === 2);
    await anna.say('kick', { member: idAt(anna, 1) });
    await ben.until(() => ben.seats.length > 0);
    expect(ben.seats).toEqual([null]);
    expect(await ben.say('pick', { picks: [] })).toEqual({ ok: false, error: 'not-seated' });
  });
});
