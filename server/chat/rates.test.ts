import { LobbyClient } from 'boardgame.io/client';

import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather } from '../testing/seating';
import { NO_LIMITS, type Served } from '../testing/serve';
import { StockPlayer } from '../testing/stock';

const TOO_FAST = { ok: false, error: 'too-fast' };
const OK = { ok: true };

/** Two nodes at which three lines, and then one every ten seconds, may be said, and two things pointed at. */
async function nodes(): Promise<{ readonly here: Served; readonly there: Served; readonly time: { now: number } }> {
  const [hub, data, time] = [new Hub(), new MemoryStorage(), { now: 1_000_000 }];
  const limits = { ...NO_LIMITS, says: { burst: 3, perSecond: 0.1 }, points: { burst: 2, perSecond: 0.1 } };
  const options = { data, limits, clock: () => time.now };
  return {
    here: await house({ ...options, bus: hub.bus() }),
    there: await house({ ...options, bus: hub.bus() }),
    time,
  };
}

/** A second page of the same member, at a node. */
async function page(at: Served, { code, token }: Pick<Browser, 'code' | 'token'>): Promise<Browser> {
  const made = browserAt(at);
  await made.say('enter', { code, token });
  await made.until(() => made.rooms.length > 0);
  return made;
}

const say = (by: Browser, text: string) => by.say('say', { text });

describe('over two nodes', () => {
  it('nobody talks faster than at one: what they say here counts there (bug: twice the rate)', async () => {
    const { here, there, time } = await nodes();
    const anna = browserAt(here);
    await gather([anna]);
    const away = await page(there, anna);
    for (const text of ['one', 'two', 'three']) expect(await say(anna, text)).toEqual(OK);
    await away.until(() => away.lines.length === 3);
    expect(await say(away, 'four')).toEqual(TOO_FAST);
    time.now += 10_000;
    expect(await say(away, 'four')).toEqual(OK);
    await anna.until(() => anna.lines.length === 4);
    expect(await say(anna, 'five')).toEqual(TOO_FAST);
    expect(await say(away, 'five')).toEqual(TOO_FAST);
  });

  it('nor at one that has not heard them: what was said before counts when it begins to listen, but for what has come back since', async () => {
    const { here, there, time } = await nodes();
    const anna = browserAt(here);
    await gather([anna]);
    for (const text of ['one', 'two', 'three']) expect(await say(anna, text)).toEqual(OK);
    time.now += 10_000;
    const away = await page(there, anna);
    await away.until(() => away.lines.length === 3);
    expect(await say(away, 'four')).toEqual(OK);
    expect(await say(away, 'five')).toEqual(TOO_FAST);
  });

  it('a line counts once for its sender, however often a node begins to listen', async () => {
    const { here, there, time } = await nodes();
    const [anna, ben] = [browserAt(here), browserAt(there)];
    const code = await anna.create('Anna');
    expect(await say(anna, 'one')).toEqual(OK);
    for (let i = 0; i < 5; i++) {
      await ben.say('enter', { code, token: null });
      await ben.until(() => ben.lines.length === i + 1);
      await ben.say('create', { game: 'toy', name: 'Ben', token: browserAt(there).token });
    }
    const away = await page(there, anna);
    await away.until(() => away.lines.length === 1);
    expect([await say(away, 'two'), await say(away, 'three'), await say(away, 'four')]).toEqual([OK, OK, TOO_FAST]);
    time.now += 30_000;
    expect(await say(away, 'four')).toEqual(OK);
  });

  it.each([
    ['phrases', (by: Browser) => by.say('phrase', { id: 'yes', slots: {} })],
    [
      'what the room tells of them',
      (by: Browser, n: number) => by.say('lock', { entrance: n % 2 === 0 ? 'locked' : 'open' }),
    ],
  ] as const)('%s count as well', async (_, does) => {
    const { here, there } = await nodes();
    const anna = browserAt(here);
    await gather([anna]);
    const away = await page(there, anna);
    for (const n of [0, 1, 2]) expect(await does(anna, n)).toEqual(OK);
    await away.until(() => away.announced.length + away.phrases.length === 3);
    expect(await say(away, 'four')).toEqual(TOO_FAST);
  });

  it('nor do spectators among themselves', async () => {
    const { here, there } = await nodes();
    const [anna, zoe] = [browserAt(here), browserAt(here)];
    const code = await gather([anna]);
    await begin([anna]);
    await zoe.say('enter', { code, token: null });
    await zoe.say('watch', { name: 'Zoe', token: zoe.token });
    const away = await page(there, { code, token: zoe.token });
    for (const text of ['one', 'two', 'three']) expect(await zoe.say('comment', { text })).toEqual(OK);
    await away.until(() => away.comments.get(0)?.length === 3);
    expect(await away.say('comment', { text: 'four' })).toEqual(TOO_FAST);
  });

  it('nor does anybody point more often', async () => {
    const { here, there } = await nodes();
    const anna = browserAt(here);
    await gather([anna]);
    await begin([anna]);
    const away = await page(there, anna);
    await away.until(() => away.views.length > 0);
    const thing = { kind: 'digger', id: '0' };
    for (const n of [1, 2]) {
      expect(await anna.say('point', thing)).toEqual(OK);
      await away.until(() => away.points.length === n);
    }
    expect(await away.say('point', thing)).toEqual(TOO_FAST);
  });

  it('the same holds for the stock protocol, whose clients receive only the lines', async () => {
    const { here, there } = await nodes();
    const lobby = new LobbyClient({ server: here.url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const seats: StockPlayer[] = [];
    for (const playerName of ['Anna', 'Ben']) {
      const { playerID, playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName });
      seats.push(new StockPlayer(here.url, matchID, playerID, playerCredentials));
      seats.push(new StockPlayer(there.url, matchID, playerID, playerCredentials));
    }
    const [anna, annaThere, , benThere] = seats as [StockPlayer, StockPlayer, StockPlayer, StockPlayer];
    await Promise.all(seats.map((one) => one.until(() => one.state !== null)));
    for (const text of ['one', 'two', 'three']) anna.client.sendChatMessage(text);
    await benThere.until(() => benThere.client.chatMessages.length === 3);
    annaThere.client.sendChatMessage('four');
    benThere.client.sendChatMessage('what?');
    await benThere.until(() => benThere.client.chatMessages.length === 4);
    expect(benThere.client.chatMessages.map(({ payload }) => payload as string)).toEqual([
      'one',
      'two',
      'three',
      'what?',
    ]);
    expect(benThere.client.chatMessages.map((line) => Object.keys(line).sort())).toEqual(
      Array.from({ length: 4 }, () => ['id', 'payload', 'sender']),
    );
    for (const one of seats) one.stop();
  });
});
