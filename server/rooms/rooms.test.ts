import { isDeepStrictEqual } from 'node:util';

import type { MatchView } from '../../shared/engine/match';
import type { Reply } from '../../shared/protocol/rooms';
import type { ToyTable } from '../../shared/testing/toy/state';
import { makeToken } from '../lib/secrets';
import { pastViewOf } from '../replay/frames';
import { Browser } from '../testing/browser';
import { pastOf } from '../testing/past';
import { playToTheEnd } from '../testing/playing';
import { gather } from '../testing/seating';
import { NO_LIMITS, serve, type Served } from '../testing/serve';

const TOKEN = makeToken();

let served: Served;
let browsers: Browser[] = [];
let time = 1_000_000;

function browser(): Browser {
  const made = new Browser(served.url);
  browsers.push(made);
  return made;
}

async function roomOf(count: number): Promise<readonly [Browser, ...Browser[]]> {
  const all = [browser(), ...Array.from({ length: count - 1 }, browser)] as const;
  await gather(all);
  return all;
}

async function started(count: number): Promise<readonly [Browser, ...Browser[]]> {
  const all = await roomOf(count);
  expect(await all[0].say('start', {})).toEqual({ ok: true });
  await Promise.all(all.map((one) => one.until(() => one.views.length > 0)));
  return all;
}

function browserAt(all: readonly Browser[], seat: number): Browser {
  const one = all[seat];
  if (one === undefined) throw new RangeError(`no browser at seat ${seat}`);
  return one;
}

function table(one: Browser): ToyTable {
  return (one.view.view as MatchView<ToyTable>).table;
}

/** Both private picks of a vow, for every browser by seat. */
async function vowAll(all: readonly Browser[]): Promise<void> {
  for (const [seat, one] of all.entries()) {
    expect(await one.take(`vow.${seat}.north`)).toEqual({ ok: true });
    expect(await one.take(`depth.${seat}.1`)).toEqual({ ok: true });
  }
}

beforeAll(async () => {
  served = await serve({ clock: () => time });
});
afterAll(() => served.app.close());
afterEach(() => {
  for (const one of browsers) one.close();
  browsers = [];
});

describe('rooms in the lobby', () => {
  it('shows all members who are present', async () => {
    const [host, second] = await roomOf(2);
    const watcher = browser();
    const entered = await watcher.say('enter', { code: host.code.toLowerCase(), token: null });
    expect(entered).toMatchObject({ ok: true, seat: null, code: host.code, room: { phase: 'lobby' } });
    const room = await host.until(() => host.rooms.find(({ spectators }) => spectators === 1));
    expect(room).toEqual({
      code: host.code,
      game: 'toy',
      phase: 'lobby',
      options: { length: 'short', lamps: 'one' },
      members: [
        {
          seat: 0,
          id: 1,
          name: 'Player 0',
          host: true,
          picks: [],
          connected: true,
          ready: false,
          vacant: false,
          colour: 'amber',
          devices: 1,
          bot: null,
          awayForMs: null,
          voice: 'heard',
        },
        {
          seat: 1,
          id: 2,
          name: 'Player 1',
          host: false,
          picks: [],
          connected: true,
          ready: false,
          vacant: false,
          colour: 'red',
          devices: 1,
          bot: null,
          awayForMs: null,
          voice: 'heard',
        },
      ],
      spectators: 1,
      entrance: 'open',
      watching: 'code',
      delay: 'none',
      knocks: [],
      goingOn: [],
      pause: null,
      again: [],
      hostMovesInMs: null,
      absentSayMs: 0,
      played: [],
      proposal: null,
      claims: [],
      time: { pace: 'live', seconds: { turn: null }, days: { turn: null }, atEnd: 'pass', keepAfter: 0 },
      webhook: null,
    });
    second?.close();
    await host.until(() => host.rooms.at(-1)?.members[1]?.connected === false);
  });

  it('tells nobody the token of a seat', async () => {
    const all = await roomOf(2);
    await Promise.all(all.map((one) => one.settled()));
    for (const { raw } of all) {
      expect(raw.join()).toContain('Player 1');
      for (const { token } of all) expect(raw.join()).not.toContain(token);
    }
  });

  it('gives a seat once to whoever asks for it again because the answer was lost, also after the start', async () => {
    const [host] = await roomOf(1);
    const [lost, again, late] = [browser(), browser(), browser()];
    const body = { code: host.code, name: 'Ben', token: lost.token };
    const seated = { ok: true, code: host.code, seat: 1 };
    const both = await Promise.all([lost, again].map((one) => one.say('join', body)));
    for (const reply of both) expect(reply).toMatchObject(seated);
    await host.until(() => host.rooms.at(-1)?.members.some(({ name }) => name === 'Ben'));
    expect(await host.say('start', {})).toEqual({ ok: true });
    expect(await late.say('join', { ...body, name: 'Benjamin' })).toMatchObject(seated);
    await late.until(() => late.views.length > 0 && late.rooms.length > 0);
    expect(late.view.view.you).toBe(1);
    expect(late.rooms.at(-1)?.members.map(({ name }) => name)).toEqual(['Player 0', 'Ben']);
  });

  it('lets people pick and the host configure', async () => {
    const [host, second] = await roomOf(2);
    expect(await host.say('pick', { picks: ['amber'] })).toEqual({ ok: true });
    expect(await second?.say('pick', { picks: ['amber'] })).toEqual({ ok: false, error: 'pick-taken' });
    expect(await second?.say('configure', { options: { length: 'long' } })).toEqual({ ok: false, error: 'not-host' });
    expect(await host.say('configure', { options: { length: 'long' } })).toEqual({ ok: true });
    await second?.until(() => second.rooms.at(-1)?.options.length === 'long');
    expect(await host.say('start', {})).toEqual({ ok: true });
    await host.until(() => host.views.length > 0);
    expect(table(host).rounds).toBe(8);
    expect(table(host).seats[0]?.colours).toEqual(['amber']);
  });

  it('moves seats down when somebody leaves, and the next one is host', async () => {
    const [host, second, third] = await roomOf(3);
    if (second === undefined || third === undefined) throw new Error('missing');
    expect(await host.say('leave', {})).toEqual({ ok: true });
    await third.until(() => third.rooms.at(-1)?.members.length === 2);
    await Promise.all([host, second].map((one) => one.until(() => one.seats.length > 0)));
    expect([host.seats, second.seats, third.seats]).toEqual([[null], [0], [1]]);
    expect(await third.say('start', {})).toEqual({ ok: false, error: 'not-host' });
    expect(await host.say('start', {})).toEqual({ ok: false, error: 'not-seated' });
    expect(await second.say('start', {})).toEqual({ ok: true });
    await third.until(() => third.views.length > 0);
    expect(third.view.view.you).toBe(1);
    expect(await browser().say('enter', { code: host.code, token: host.token })).toEqual({
      ok: false,
      error: 'token-unknown',
    });
  });

  it('shows nothing more to browsers of a member who has left, until they enter again', async () => {
    const [host, second] = await roomOf(2);
    if (second === undefined) throw new Error('missing');
    const phone = browser();
    await phone.say('enter', { code: host.code, token: second.token });
    expect(await second.say('leave', {})).toEqual({ ok: true });
    await Promise.all([second, phone].map((one) => one.until(() => one.seats.length > 0)));
    expect([second.seats, phone.seats]).toEqual([[null], [null]]);
    await host.until(() => host.rooms.at(-1)?.members.length === 1);
    const before = [second, phone].map(({ rooms, lines }) => [rooms.length, lines.length]);
    await host.say('say', { text: 'are they gone?' });
    await host.say('start', {});
    await host.until(() => host.views.length > 0 && host.lines.length > 0);
    await Promise.all([second, phone].map((one) => one.settled()));
    expect([second, phone].map(({ rooms, lines }) => [rooms.length, lines.length])).toEqual(before);
    expect([second.views, phone.views]).toEqual([[], []]);
    expect(host.rooms.at(-1)?.spectators).toBe(0);
    await phone.say('enter', { code: host.code, token: null });
    await phone.until(() => phone.views.length > 0);
    expect(phone.view.view.you).toBeNull();
  });

  it('takes no part in a room for a browser that has not entered one', async () => {
    const stranger = browser();
    for (const event of ['leave', 'start'] as const) {
      expect(await stranger.say(event, {})).toEqual({ ok: false, error: 'not-seated' });
    }
    expect(await stranger.raws('choose', { ask: '0.1', key: 'x' })).toEqual({ ok: false, error: 'not-seated' });
  });

  it('says why it cannot join', async () => {
    const [host] = await roomOf(4);
    const late = browser();
    const { token } = late;
    const refusals = [
      ['join', { code: host.code, name: 'E', token }, 'room-full'],
      ['join', { code: 'FUCKX', name: 'E', token }, 'room-not-found'],
      ['join', { code: host.code, name: '\u2800', token }, 'name-malformed'],
      ['join', { code: '0', name: 'E', token }, 'room-code-malformed'],
      ['join', { code: host.code, name: ' ', token }, 'name-malformed'],
      ['create', { game: 'chess', name: 'E', token }, 'unknown-game'],
    ] as const;
    for (const [event, body, error] of refusals) expect(await late.raws(event, body)).toEqual({ ok: false, error });
    expect(await late.raws('choose', { ask: '0.1', key: 'x' })).toEqual({ ok: false, error: 'not-seated' });
    expect(await host.raws('choose', { ask: '0.1', key: 'x' })).toEqual({ ok: false, error: 'room-not-started' });
  });

  it.each([
    ['create', {}],
    ['create', { game: 'toy', name: 'A' }],
    ['create', { game: 'toy', name: 5, token: TOKEN }],
    ['create', { game: 'toy', name: 'A', token: TOKEN, admin: 'yes' }],
    ['create', { game: 'toy', name: 'A', token: TOKEN.slice(1) }],
    ['create', { game: 'toy', name: 'A', token: `${TOKEN.slice(1)}=` }],
    ['create', null],
    ['create', 'toy'],
    ['create', []],
    ['create', { game: 'toy', name: 'x'.repeat(5000), token: TOKEN }],
    ['join', { code: 'ABCDE', token: TOKEN }],
    ['join', { code: 'ABCDE', name: 'A', token: '' }],
    ['enter', { code: 'ABCDE' }],
    ['enter', { code: 'ABCDE', token: 5 }],
    ['leave', { x: 1 }],
    ['configure', { options: [] }],
    ['configure', { options: { length: {} } }],
    ['pick', { picks: 'amber' }],
    ['pick', { picks: [null] }],
    ['choose', { ask: 5, key: 'x' }],
    ['choose', { ask: 'x'.repeat(65), key: 'x' }],
    ['choose', { ask: 'x', key: 'x'.repeat(129) }],
    ['nonsense', {}],
    ['__proto__', {}],
    ['constructor', {}],
  ])('refuses a malformed %s (%#)', async (event, body) => {
    const [host] = await roomOf(1);
    expect(await host.raws(event, body)).toEqual({ ok: false, error: 'bad-request' });
  });

  it('minds neither missing nor odd acknowledgements', async () => {
    const [host] = await roomOf(1);
    host.socket.emit('configure', { options: { length: 'long' } });
    host.socket.emit('configure', { options: { length: 'long' } }, 'no function');
    host.socket.emit('configure');
    await host.until(() => host.rooms.at(-1)?.options.length === 'long');
    expect(await host.raws('configure', { options: {} }, 'extra')).toEqual({ ok: false, error: 'bad-request' });
  });
});

describe('a match in a room', () => {
  it('is played to its end by three browsers before a spectator', async () => {
    const all = await started(3);
    const watcher = browser();
    await watcher.say('enter', { code: all[0].code, token: null });
    await watcher.until(() => watcher.views.length > 0);
    await vowAll(all);
    await playToTheEnd(all);
    for (const one of [...all, watcher]) {
      await one.until(() => one.views.at(-1)?.view.over);
      await one.until(() => one.rooms.at(-1)?.phase === 'over');
    }
    expect(await all[0].raws('choose', { ask: 'any.0', key: 'lamp' })).toEqual({ ok: false, error: 'match-over' });
  });

  it('shows nobody else anything between two private picks', async () => {
    const [host, second] = await started(2);
    if (second === undefined) throw new Error('missing');
    await second.settled();
    const before = second.raw.length;
    await host.take('vow.0.south');
    await host.until(() => host.views.length === 2);
    await second.settled();
    expect(second.views).toHaveLength(1);
    // Packets of type 2 are events, of type 3 answers: there is the one to `settled`.
    expect(second.raw.slice(before)).toEqual([expect.stringMatching(/^3/)]);
    await host.take('depth.0.3');
    await second.until(() => second.views.length === 2);
    expect(second.view.stateID).toBe((second.views[0]?.stateID ?? 0) + 1);
    expect(host.view.stateID).toBe((host.views[0]?.stateID ?? 0) + 2);
  });

  it('remembers since when each seat is awaited, not moved by private picks', async () => {
    time = 5000;
    const [host, second] = await started(2);
    if (second === undefined) throw new Error('missing');
    expect(host.view.waitingSince).toEqual([
      { seat: 0, kind: 'vow', since: 5000 },
      { seat: 1, kind: 'vow', since: 5000 },
    ]);
    time = 6000;
    await host.take('vow.0.south');
    await host.until(() => host.views.length === 2);
    expect(host.view.waitingSince.map(({ since }) => since)).toEqual([5000, 5000]);
    expect(host.view.now).toBe(6000);
    await host.take('depth.0.1');
    await second.take('vow.1.north');
    time = 7000;
    await second.take('depth.1.1');
    await host.until(() => host.ask('action'));
    expect(host.view.waitingSince).toEqual([{ seat: 0, kind: 'action', since: 7000 }]);
  });

  it('accepts two answers given at the same moment', async () => {
    const [host, second] = await started(2);
    if (second === undefined) throw new Error('missing');
    const replies = await Promise.all([host.take('vow.0.north'), second.take('vow.1.south')]);
    expect(replies).toEqual([{ ok: true }, { ok: true }]);
  });

  it('plays the first of two equal answers and refuses the second', async () => {
    const [host] = await started(2);
    const ask = host.ask('vow');
    if (ask === null) throw new Error('missing');
    const replies = await Promise.all([host.choose(ask.id, 'vow.0.north'), host.choose(ask.id, 'vow.0.north')]);
    expect(replies).toEqual([{ ok: true }, { ok: false, error: 'no-such-ask' }]);
  });

  it('refuses what is not legal, and says why', async () => {
    const [host, second] = await started(2);
    if (second === undefined) throw new Error('missing');
    const ask = second.ask('vow');
    if (ask === null) throw new Error('missing');
    expect(await host.choose(ask.id, 'vow.1.north')).toEqual({ ok: false, error: 'no-such-ask' });
    expect(await second.choose(ask.id, 'vow.0.north')).toEqual({ ok: false, error: 'no-such-option' });
    expect(await second.raws('choose', { ask: '7.7', key: 'x' })).toEqual({ ok: false, error: 'no-such-ask' });
    expect(await host.say('leave', {})).toEqual({ ok: false, error: 'room-started' });
    expect(await browser().say('join', { code: host.code, name: 'Late', token: TOKEN })).toEqual({
      ok: false,
      error: 'room-started',
    });
  });

  it('lets a spectator answer nothing', async () => {
    const [host] = await started(1);
    const watcher = browser();
    await watcher.say('enter', { code: host.code, token: null });
    const ask = host.ask('vow');
    expect(await watcher.raws('choose', { ask: ask?.id, key: 'vow.0.north' })).toEqual({
      ok: false,
      error: 'not-seated',
    });
  });

  it('shows a browser that comes back the same open question', async () => {
    const [host, second] = await started(2);
    await host.take('vow.0.north');
    await host.until(() => host.views.length === 2);
    const open = host.ask('vow');
    host.close();
    await second?.until(() => second.rooms.at(-1)?.members[0]?.connected === false);
    const again = browser();
    const reply = await again.say('enter', { code: host.code, token: host.token });
    expect(reply).toMatchObject({ ok: true, seat: 0, room: { phase: 'playing' } });
    await again.until(() => again.views.length > 0);
    expect(again.ask('vow')).toEqual(open);
    expect(again.view.stateID).toBe(host.view.stateID);
    await second?.until(() => second.rooms.at(-1)?.members[0]?.connected === true);
    expect(await again.take('depth.0.2')).toEqual({ ok: true });
  });

  it('shows one seat on two devices', async () => {
    const [host] = await started(2);
    const phone = browser();
    await phone.say('enter', { code: host.code, token: host.token });
    await host.take('vow.0.north');
    await phone.until(() => phone.ask('vow')?.id === '0.0.2');
    expect(await phone.take('depth.0.1')).toEqual({ ok: true });
    await host.until(() => host.views.at(-1)?.view.asks.length === 0);
  });

  it('hears nothing more of a room it has left for another', async () => {
    const [host] = await started(1);
    const watcher = browser();
    await watcher.say('enter', { code: host.code, token: null });
    await watcher.until(() => watcher.views.length > 0);
    await watcher.create('Elsewhere');
    const rooms = watcher.rooms.length;
    const views = watcher.views.length;
    await host.take('vow.0.north');
    await host.take('depth.0.1');
    await watcher.settled();
    expect(watcher.views).toHaveLength(views);
    expect(watcher.rooms.slice(rooms).every(({ code }) => code === watcher.code)).toBe(true);
  });
});

describe('limits', () => {
  it('slow down guessing of room codes', async () => {
    const tight = await serve({ limits: { guesses: { burst: 3, perSecond: 0 } } });
    const guesser = new Browser(tight.url);
    const answers: unknown[] = [];
    for (const letter of 'BCDEF') {
      const reply = await guesser.say('join', { code: letter.repeat(5), name: 'A', token: guesser.token });
      answers.push(reply.ok ? 'ok' : reply.error);
    }
    expect(answers).toEqual(['room-not-found', 'room-not-found', 'room-not-found', 'too-fast', 'too-fast']);
    guesser.close();
    await tight.app.close();
  });

  it('let those with a token in whose address has guessed too much, and tell a wrong token nothing', async () => {
    const tight = await serve({ limits: { ...NO_LIMITS, guesses: { burst: 3, perSecond: 0, debt: 200 } } });
    const host = new Browser(tight.url);
    const code = await host.create('Anna');
    const guesser = new Browser(tight.url);
    const wrong = { code: 'BBBBB', token: guesser.token };
    await Promise.all(Array.from({ length: 40 }, () => guesser.say('enter', wrong)));
    const again = new Browser(tight.url);
    expect(await again.say('enter', { code, token: host.token })).toMatchObject({ ok: true, seat: 0 });
    const tooFast = { ok: false, error: 'too-fast' };
    expect(await guesser.say('enter', wrong)).toEqual(tooFast);
    expect(await guesser.say('enter', { code, token: guesser.token })).toEqual(tooFast);
    expect(await guesser.say('enter', { code, token: null })).toEqual(tooFast);
    for (const one of [host, guesser, again]) one.close();
    await tight.app.close();
  });

  it('slow down guessing from one /48, however many networks are in it, and nobody else', async () => {
    const tight = await serve({ limits: { guesses: { burst: 3, perSecond: 0 } }, trustedProxies: ['127.0.0.1'] });
    const guess = async (address: string): Promise<string> => {
      const guesser = new Browser(tight.url, '/rooms', { 'X-Forwarded-For': address });
      const reply = await guesser.say('enter', { code: 'BBBBB', token: null });
      guesser.close();
      return reply.ok ? 'ok' : reply.error;
    };
    const answers: string[] = [];
    for (let i = 1; i <= 40; i++) answers.push(await guess(`2001:db8:1:${(i * 256).toString(16)}::1`));
    expect(answers.filter((answer) => answer === 'room-not-found')).toHaveLength(24);
    expect(answers.slice(24).every((answer) => answer === 'too-fast')).toBe(true);
    expect(await guess('2001:db8:2:1::1')).toBe('room-not-found');
    await tight.app.close();
  });

  it('let those with a seat, and those who are alone, in while others guess from everywhere', async () => {
    const tight = await serve({
      limits: { ...NO_LIMITS, wrongCodes: { burst: 3, perSecond: 100, debt: 0 } },
      trustedProxies: ['127.0.0.1'],
      clock: () => time,
    });
    const host = new Browser(tight.url);
    const code = await host.create('Anna');
    const guesser = (i: number): Browser =>
      new Browser(tight.url, '/rooms', { 'X-Forwarded-For': `2001:db8:${i}:1::1` });
    const guess = (one: Browser): Promise<Reply> => one.raws('enter', { code: 'BBBBB', token: null });
    const first = guesser(0);
    for (let i = 0; i < 3; i++) expect(await guess(first)).toEqual({ ok: false, error: 'room-not-found' });
    const others = Array.from({ length: 20 }, (_, i) => guesser(i + 1));
    let answered = 0;
    for (const one of others) void guess(one).then(() => (answered += 1));
    await Promise.all(others.map((one) => one.settled()));
    expect(answered).toBe(0);
    const again = new Browser(tight.url);
    expect(await again.say('enter', { code, token: host.token })).toMatchObject({ ok: true, seat: 0 });
    const friend = new Browser(tight.url);
    let joined = false;
    void friend.join(code, 'Ben').then(() => (joined = true));
    await friend.settled();
    expect(joined).toBe(false);
    // One turn for a guesser, then one for the friend.
    time += 10;
    while (answered === 0) await new Promise(setImmediate);
    time += 10;
    while (!joined) await new Promise(setImmediate);
    expect(answered).toBeLessThan(others.length / 2);
    for (const one of [host, again, friend, first, ...others]) one.close();
    await tight.app.close();
  });

  it('slow down a connection that sends too much, and nobody else', async () => {
    const tight = await serve({ limits: { perSocket: { burst: 5, perSecond: 0 } } });
    const hasty = new Browser(tight.url);
    const other = new Browser(tight.url);
    const replies = await Promise.all(Array.from({ length: 8 }, () => hasty.raws('leave', {})));
    const errors = replies.map((reply) => (reply.ok ? 'ok' : reply.error));
    expect(errors.filter((error) => error === 'too-fast')).toHaveLength(3);
    expect(await other.raws('leave', {})).toEqual({ ok: false, error: 'not-seated' });
    hasty.close();
    other.close();
    await tight.app.close();
  });

  it('slow down a seat, however many connections it has', async () => {
    // One of the six is for entering with the second connection. The rest is for the bytes of telling the room, which
    // are charged in the midst of the picks on a slow machine.
    const tight = await serve({ limits: { perSeat: { burst: 6.9, perSecond: 0 } } });
    const [first, second, other] = [new Browser(tight.url), new Browser(tight.url), new Browser(tight.url)];
    const code = await first.create('Anna');
    await second.say('enter', { code, token: first.token });
    await other.join(code, 'Ben');
    const replies = [];
    for (const one of [first, second, first, second, first, second, first]) {
      replies.push(await one.say('pick', { picks: [] }));
    }
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.error))).toEqual([
      ...['ok', 'ok', 'ok', 'ok', 'ok'],
      ...['too-fast', 'too-fast'],
    ]);
    expect(await other.say('pick', { picks: [] })).toEqual({ ok: true });
    for (const one of [first, second, other]) one.close();
    await tight.app.close();
  });

  it('slow down talking more than anything else, for each seat and for each address', async () => {
    const says = { burst: 3, perSecond: 0 };
    const tight = await serve({ limits: { says, saysPerAddress: { burst: 5, perSecond: 0 } } });
    const [first, second] = [new Browser(tight.url), new Browser(tight.url)];
    const code = await first.create('First');
    await second.join(code, 'Second');
    const talk = async (one: Browser): Promise<readonly string[]> => {
      const replies = [];
      for (let i = 0; i < 4; i++) replies.push(await one.say('say', { text: `line ${i}` }));
      return replies.map((reply) => (reply.ok ? 'ok' : reply.error));
    };
    expect(await talk(first)).toEqual(['ok', 'ok', 'ok', 'too-fast']);
    expect(await talk(second)).toEqual(['ok', 'ok', 'too-fast', 'too-fast']);
    expect(await first.say('pick', { picks: [] })).toEqual({ ok: true });
    for (const one of [first, second]) one.close();
    await tight.app.close();
  });

  it('are no more than there is place for', async () => {
    const small = await serve({ limits: { rooms: 2 } });
    const hosts = [new Browser(small.url), new Browser(small.url), new Browser(small.url)];
    const replies = [];
    for (const host of hosts) replies.push(await host.say('create', { game: 'toy', name: 'Host', token: host.token }));
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.error))).toEqual(['ok', 'ok', 'server-full']);
    for (const host of hosts) host.close();
    await small.app.close();
  });
});

describe('looking back', () => {
  it('shows each viewer what it was shown, while the match runs and once it is over', async () => {
    const all = await started(2);
    const watcher = browser();
    await watcher.say('enter', { code: all[0].code, token: null });
    await watcher.until(() => watcher.views.length > 0);
    await vowAll(all);
    await Promise.all([...all, watcher].map((one) => one.settled()));
    for (const one of all) {
      const sent = one.views.map(({ view }) => pastViewOf(view));
      expect(await pastOf(one)).toEqual(sent.filter((view, i) => !isDeepStrictEqual(view, sent[i - 1])));
    }
    const last = (await pastOf(watcher)).at(-1);
    expect(last).toEqual(pastViewOf(watcher.view.view));
    expect(last?.you).toBe(null);
  });

  it('is refused to whoever is in no room, before the start, and with another number of frames', async () => {
    const [host] = await roomOf(2);
    expect(await browser().say('past', { after: 0 })).toEqual({ ok: false, error: 'not-seated' });
    expect(await host.say('past', { after: 0 })).toEqual({ ok: false, error: 'room-not-started' });
    for (const after of [-1, 0.5, '0', null]) {
      expect(await host.raws('past', { after })).toEqual({ ok: false, error: 'bad-request' });
    }
  });

  it('costs an address what has to be made, and nothing that is there already', async () => {
    const tight = await serve({ limits: { replays: { burst: 2, perSecond: 0 } } });
    const all = [new Browser(tight.url), new Browser(tight.url)] as const;
    await gather(all);
    await all[0].say('start', {});
    await Promise.all(all.map((one) => one.until(() => one.views.length > 0)));
    await vowAll(all);
    const past = await pastOf(all[0]);
    expect(past).toHaveLength(3);
    expect(await all[0].say('past', { after: 0 })).toEqual({ ok: false, error: 'too-fast' });
    for (const one of all) one.close();
    await tight.app.close();
  });
});

describe('taking back and looking ahead', () => {
  it('shows a seat what an option would do, and changes nothing for anybody', async () => {
    const all = await started(2);
    const [digger, other] = [all[0], browserAt(all, 1)];
    await vowAll(all);
    await digger.until(() => digger.ask('any-time'));
    await Promise.all(all.map((one) => one.settled()));
    const before = all.map((one) => one.view);
    const reply = await digger.raws('preview', { ask: 'any.0', key: 'lamp' });
    expect(reply).toEqual({
      ok: true,
      preview: {
        patch: [
          { op: 'replace', path: '/seats/0/lamps', value: 0 },
          { op: 'replace', path: '/light', value: 'lit' },
        ],
        log: [{ m: 'log.lit', p: { seat: 1 } }],
        end: { at: 'question', waiting: [{ seat: 0, kind: 'boast' }], asked: 'further' },
        final: false,
      },
    });
    expect(await other.raws('preview', { ask: 'any.0', key: 'lamp' })).toEqual({ ok: false, error: 'no-such-ask' });
    expect(await browser().raws('preview', { ask: 'any.0', key: 'lamp' })).toEqual({ ok: false, error: 'not-seated' });
    await Promise.all(all.map((one) => one.settled()));
    expect(all.map((one) => one.view)).toEqual(before);
  });

  it('plays of undoable answers only what can be taken back: anything else is refused and changes nothing', async () => {
    const all = await started(2);
    const [digger, other] = [all[0], browserAt(all, 1)];
    await vowAll(all);
    const only = 'undoable';
    await digger.until(() => digger.ask('any-time'));
    expect(await digger.raws('choose', { ask: 'any.0', key: 'lamp', only })).toEqual({ ok: true });
    await other.until(() => table(other).light === 'lit');
    expect(await digger.take('loud')).toEqual({ ok: true });
    const { id } = await digger.until(() => digger.ask('action'));
    await Promise.all(all.map((one) => one.settled()));
    const before = all.map((one) => one.view);
    expect(await digger.raws('choose', { ask: id, key: 'dig', only })).toEqual({ ok: false, error: 'final' });
    expect(await digger.raws('choose', { ask: id, key: 'dig', only: 'some' })).toEqual({
      ok: false,
      error: 'bad-request',
    });
    await Promise.all(all.map((one) => one.settled()));
    expect(all.map((one) => one.view)).toEqual(before);
    expect(await digger.choose(id, 'dig')).toEqual({ ok: true });
  });

  it('takes back an answer for everybody, says so, and refuses a late click on the question that has gone', async () => {
    const all = await started(2);
    const [digger, other] = [all[0], browserAt(all, 1)];
    await vowAll(all);
    await digger.take('lamp');
    const gone = await digger.until(() => digger.ask('boast'));
    await other.until(() => table(other).light === 'lit');
    expect(await digger.take('undo')).toEqual({ ok: true });
    for (const one of all) await one.until(() => table(one).light === 'dark');
    expect(other.view.view.log.at(-1)?.text).toEqual({
      m: 'log.taken-back',
      p: { seat: 1, what: { m: 'option.lamp' } },
    });
    expect(await digger.choose(gone.id, 'loud')).toEqual({ ok: false, error: 'taken-back' });
    expect(await digger.take('lamp')).toEqual({ ok: true });
    expect(await digger.take('loud')).toEqual({ ok: true });
  });
});
