import { isQuestion, seat } from '../../shared/engine/ask';
import type { TableGone, TableNews } from '../../shared/protocol/rooms';
import { hands } from '../../shared/testing/hands';
import { maskedHands } from '../../shared/testing/hands/masked';
import { makeToken } from '../lib/secrets';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { begin, gather, idAt, leaves, vow } from '../testing/seating';
import { NO_LIMITS, registered, type Served } from '../testing/serve';

const NOW = 1_000_000;
/** A server whose clock stands. */
const still = (options: Parameters<typeof house>[0] = {}): Promise<Served> => house({ clock: () => NOW, ...options });

/** News of the tables of these browsers, as a browser asks for them that has entered nothing. Throws when it is refused. */
async function news(
  at: Served,
  ...of: readonly Pick<Browser, 'code' | 'token'>[]
): Promise<readonly (TableNews | TableGone)[]> {
  const reply = await browserAt(at).say('tables', { seats: of.map(({ code, token }) => ({ code, token })) });
  if (!reply.ok) throw new Error(reply.error);
  expect(reply.now).toBe(NOW);
  return reply.tables;
}

/** Two players at a table of the toy game, of whom the first has the turn. */
async function two(at: Served): Promise<readonly [Browser, Browser]> {
  const both = [browserAt(at), browserAt(at)] as const;
  await vow(both);
  const [anna, ben] = both;
  await anna.until(() => anna.ask('action'));
  for (const one of both) one.code = anna.code;
  return [anna, ben];
}

describe('news of tables', () => {
  it('tells a seat that it is asked, and the other one for whom it waits', async () => {
    const at = await still();
    const [anna, ben] = await two(at);
    const shared = { is: 'there', code: anna.code, game: 'toy', phase: 'playing', outcome: null };
    const names = ['Player 0', 'Player 1'];
    expect(await news(at, anna)).toEqual([{ ...shared, names, seat: 0, asked: NOW, waiting: [] }]);
    expect(await news(at, ben)).toEqual([
      { ...shared, names, seat: 1, asked: null, waiting: [{ seat: 0, since: NOW }] },
    ]);
  });

  it('is of several tables at once, in the order in which they are named: a lobby, one that is over', async () => {
    const at = await still();
    const [anna, ben] = await two(at);
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    const proposal = await ben.until(() => ben.rooms.at(-1)?.proposal?.id);
    expect(await ben.say('agree', { proposal })).toEqual({ ok: true });
    await ben.until(() => ben.view.view.over !== null);
    const host = browserAt(at);
    await host.create('Chloe');
    const idle = { is: 'there', game: 'toy', asked: null, waiting: [] };
    expect(await news(at, host, ben)).toEqual([
      { ...idle, code: host.code, phase: 'lobby', seat: 0, names: ['Chloe'], outcome: null },
      { ...idle, code: ben.code, phase: 'over', seat: 1, names: ['Player 0', 'Player 1'], outcome: 'called-off' },
    ]);
  });

  it('tells who stands in for a seat that the table waits for it', async () => {
    const at = await still();
    const [anna, ben] = await two(at);
    const away = idAt(ben, 0);
    await leaves(anna, 0, ben);
    const by = { kind: 'member', member: idAt(ben, 1) } as const;
    expect(await ben.say('propose', { what: { kind: 'keep', member: away, by, alone: 'waits' } })).toEqual({
      ok: true,
    });
    await ben.until(() => ben.view.view.kept !== undefined);
    expect(await news(at, ben, anna)).toMatchObject([
      { asked: NOW, waiting: [] },
      { asked: null, waiting: [{ seat: 1, since: NOW }] },
    ]);
  });

  it('tells who has answered in a window that hides it that nothing is asked of them, and the others that all are awaited', async () => {
    const at = await still({ games: [registered(maskedHands)], clocks: 'none' });
    const players = [browserAt(at), browserAt(at), browserAt(at)];
    const code = await gather(players, 'masked-hands');
    await begin(players);
    const asked = (): readonly Browser[] => players.filter((one) => one.ask('heal') !== null);
    // The first seat that is asked strikes, or rests, until a window is open.
    while (asked().length < 2) {
      const one = players.find(({ view }) => view.view.asks.length > 0);
      const [ask] = one?.view.view.asks ?? [];
      const option = ask?.options.find(({ key }) => key.startsWith('strike')) ?? ask?.options.at(-1);
      if (one === undefined || ask === undefined || option === undefined) throw new Error('nobody is asked');
      expect(await one.choose(ask.id, option.key)).toEqual({ ok: true });
      for (const player of players) await player.settled();
    }
    const [first, second] = asked();
    if (first === undefined || second === undefined) throw new Error('no window');
    for (const one of players) one.code = code;
    const [mine, theirs] = [first, second].map(({ view }) => view.view.you);
    expect(await first.take('pass')).toEqual({ ok: true });
    expect(await news(at, first, second)).toMatchObject([
      { seat: mine, asked: null },
      { seat: theirs, asked: NOW, waiting: expect.arrayContaining([{ seat: mine, since: NOW }]) as unknown },
    ]);
  });

  it('tells who came first among rivals', async () => {
    const at = await still({ games: [registered(hands)], clocks: 'none' });
    const players = [browserAt(at), browserAt(at)];
    const code = await gather(players, 'hands');
    await begin(players);
    for (const one of players) one.code = code;
    const [anna] = players;
    while (anna?.view.view.over === null) {
      for (const one of players) {
        const [ask] = one.view.view.asks.filter(isQuestion);
        const option = ask?.options[0];
        if (ask !== undefined && option !== undefined) await one.choose(ask.id, option.key);
        for (const player of players) await player.settled();
      }
    }
    if (anna === undefined) throw new Error('nobody plays');
    const { over } = anna.view.view;
    if (over.outcome !== 'ranked') throw new Error('nobody has a place');
    expect(await news(at, anna)).toMatchObject([{ phase: 'over', outcome: 'ranked', first: over.places[0] }]);
  });

  it('gives nothing to a wrong token, a spectator’s, one whose seat is lost, and of a room that is not there', async () => {
    const at = await still();
    const [host, guest] = [browserAt(at), browserAt(at)];
    const code = await gather([host, guest]);
    expect(await host.say('kick', { member: idAt(host, 1) })).toEqual({ ok: true });
    const watcher = await visitorAt(at, code);
    expect(await watcher.say('watch', { name: 'Zoe', token: watcher.token })).toMatchObject({ ok: true });
    expect(
      await news(
        at,
        { code, token: makeToken() },
        { code, token: watcher.token },
        { code, token: guest.token },
        { code: 'BBBBB', token: host.token },
      ),
    ).toEqual([
      { is: 'gone', code, why: 'token-unknown' },
      { is: 'gone', code, why: 'token-unknown' },
      { is: 'gone', code, why: 'kicked' },
      { is: 'gone', code: 'BBBBB', why: 'room-not-found' },
    ]);
  });

  it('tells nothing that entering would not, enters nothing and stores nothing', async () => {
    const at = await still();
    const [anna, ben] = await two(at);
    await leaves(ben, 1, anna);
    await anna.settled();
    const told = [anna.rooms.length, anna.raw.length];
    const [of] = await news(at, ben);
    expect([anna.rooms.length, anna.raw.length]).toEqual(told);
    const back = browserAt(at);
    const entered = await back.say('enter', { code: ben.code, token: ben.token });
    await back.until(() => back.views.length > 0);
    const room = entered.ok ? entered.room : null;
    const { view, waitingSince } = back.view;
    expect(of).toEqual({
      is: 'there',
      code: room?.code,
      game: room?.game,
      phase: room?.phase,
      seat: view.you,
      names: room?.members.map(({ name }) => name),
      asked: null,
      waiting: waitingSince.map(({ seat: who, since }) => ({ seat: who, since })),
      outcome: null,
    });
  });

  it('is the same whatever another seat has secretly chosen, and whether it has', async () => {
    const twins = await Promise.all(
      [0, 1].map(async (chosen) => {
        const at = await still();
        const [anna, ben] = await two(at);
        await anna.take('probe');
        const { id, options } = await anna.until(() => anna.ask('probe'));
        const before = await news(at, ben);
        expect(await anna.choose(id, options[chosen]?.key ?? '')).toEqual({ ok: true });
        await anna.until(() => anna.view.view.asks.every((ask) => ask.id !== id));
        expect(await news(at, ben)).toEqual(before);
        return before.map((one) => ({ ...one, code: '' }));
      }),
    );
    expect(twins[0]).toEqual(twins[1]);
    expect(twins[0]).toMatchObject([{ asked: null, waiting: [{ seat: seat(0) }] }]);
  });

  it('is of twelve tables at most, and each counts as a command', async () => {
    const at = await still({ limits: { ...NO_LIMITS, perAddress: { burst: 12, perSecond: 0 } } });
    const host = browserAt(at);
    await host.create('Anna');
    const { code, token } = host;
    const asked = (n: number) => ({ seats: Array.from({ length: n }, () => ({ code, token })) });
    expect(await host.say('tables', asked(13))).toEqual({ ok: false, error: 'bad-request' });
    expect(await host.say('tables', asked(1))).toMatchObject({ ok: true });
    // The connection, the room and these two have taken some already.
    expect(await host.say('tables', asked(12))).toEqual({ ok: false, error: 'too-fast' });
  });

  it('counts a wrong token as a guess, and never one’s own', async () => {
    const at = await still({ limits: { ...NO_LIMITS, guesses: { burst: 1, perSecond: 0, debt: 0 } } });
    const host = browserAt(at);
    const code = await host.create('Anna');
    const wrong = { seats: [{ code, token: makeToken() }] };
    expect(await host.say('tables', wrong)).toMatchObject({ ok: true });
    expect(await host.say('tables', wrong)).toEqual({ ok: false, error: 'too-fast' });
    expect(await news(at, host)).toMatchObject([{ is: 'there' }]);
  });
});
