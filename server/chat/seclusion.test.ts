import { LobbyClient } from 'boardgame.io/client';

import { MemoryStorage } from '../storage/memory';
import { Browser } from '../testing/browser';
import { Hub } from '../testing/hub';
import { begin, gather, idAt, leaves, makeVows, vacate } from '../testing/seating';
import { serve, type Served, temporaryFolder } from '../testing/serve';
import { StockPlayer } from '../testing/stock';

let time = 1000;
/** Every line and every question has a time of its own. */
const clock = (): number => (time += 1);

/** Two players of whom the first is about to look at relics, alone. */
async function aboutToProbe(one: Served, other: Served = one): Promise<readonly [anna: Browser, ben: Browser]> {
  const [anna, ben] = [new Browser(one.url), new Browser(other.url)];
  await ben.join(await anna.create('Anna'), 'Ben');
  await anna.say('start', {});
  await makeVows([anna, ben]);
  await anna.until(() => anna.ask('action'));
  return [anna, ben];
}

const texts = ({ lines }: Browser): readonly string[] => [...new Set(lines.map(({ text }) => text))];
const silenced = { ok: false, error: 'silenced' };

/** Answers whatever is asked alone, until nothing is. */
async function decide(one: Browser): Promise<void> {
  const relic = await one.until(() => one.ask('probe'));
  await one.choose(relic.id, relic.options[0]?.key ?? '');
  await one.take('bury');
}

describe('a seat with a secret choice', () => {
  it('can say nothing, and hears what the others said when it is over', async () => {
    const { app, url } = await serve({ clock });
    const [anna, ben] = await aboutToProbe({ app, url });
    const watcher = new Browser(url);
    await watcher.say('enter', { code: anna.code, token: null });
    expect(await anna.say('say', { text: 'before' })).toEqual({ ok: true });
    await anna.take('probe');
    expect(await anna.say('say', { text: 'help' })).toEqual(silenced);
    expect(await anna.say('phrase', { id: 'yes', slots: {} })).toEqual(silenced);
    expect(await ben.say('phrase', { id: 'dig', slots: { n: 2 } })).toEqual({ ok: true });
    expect(await ben.say('say', { text: 'keep it' })).toEqual({ ok: true });
    expect(await ben.say('say', { text: 'the second' })).toEqual({ ok: true });
    for (const one of [ben, watcher]) await one.until(() => texts(one).length === 3);
    const relic = await anna.until(() => anna.ask('probe'));
    await anna.choose(relic.id, relic.options[0]?.key ?? '');
    // It is not over yet: the choice has two parts.
    expect(await anna.say('say', { text: 'help' })).toEqual(silenced);
    await anna.settled();
    expect(texts(anna)).toEqual(['before']);
    expect(anna.raw.join()).not.toContain('keep it');
    expect(anna.phrases).toEqual([]);
    await anna.take('bury');
    await anna.until(() => texts(anna).length === 3);
    expect(anna.phrases).toContainEqual({ id: 'dig', slots: { n: 2 } });
    expect(await anna.say('say', { text: 'after' })).toEqual({ ok: true });
    for (const one of [anna, ben]) await one.until(() => texts(one).length === 4);
    for (const one of [anna, ben]) expect(texts(one)).toEqual(['before', 'keep it', 'the second', 'after']);
    for (const one of [anna, ben, watcher]) one.close();
    await app.close();
  });

  it('reads no word of others in what is told of the room: names at the door, hosts of webhooks', async () => {
    const { app, url } = await serve({ clock, notify: 'loopback' });
    const [anna, ben] = await aboutToProbe({ app, url });
    expect(await anna.say('watching', { watching: 'approval' })).toEqual({ ok: true });
    expect(await anna.say('promote', { member: idAt(anna, 1) })).toEqual({ ok: true });
    await anna.take('probe');
    const stranger = new Browser(url);
    await stranger.say('enter', { code: anna.code, token: null });
    await stranger.say('watch', { name: 'Keep it', token: stranger.token });
    const webhook = await ben.say('webhook', { url: 'http://take-the-second.localhost:9/', language: 'en' });
    expect(webhook).toMatchObject({ ok: true });
    await ben.until(() => ben.rooms.at(-1)?.knocks.length === 1 && ben.rooms.at(-1)?.webhook !== null);
    const again = new Browser(url);
    await again.say('enter', { code: anna.code, token: anna.token });
    await Promise.all([anna.settled(), again.settled()]);
    for (const one of [anna, again]) expect(one.raw.join()).not.toMatch(/Keep it|take-the-second/);
    await decide(anna);
    await anna.until(() => anna.rooms.at(-1)?.knocks[0]?.name === 'Keep it');
    expect(anna.rooms.at(-1)?.webhook).toBe('take-the-second.localhost');
    for (const one of [anna, ben, stranger, again]) one.close();
    await app.close();
  });

  it('is shown the name of no newcomer: a free seat is taken afterwards', async () => {
    const { app, url } = await serve({ clock });
    const [anna, ben, chloe, dora] = [0, 1, 2, 3].map(() => new Browser(url)) as [Browser, Browser, Browser, Browser];
    await gather([anna, ben, chloe]);
    await begin([anna, ben, chloe]);
    await makeVows([anna, ben, chloe]);
    await anna.until(() => anna.ask('action'));
    await leaves(ben, 1, anna);
    expect(await vacate(anna, idAt(anna, 1), [chloe])).toEqual({ ok: true });
    await anna.take('probe');
    const join = { code: anna.code, name: 'Take the second', token: dora.token };
    expect(await dora.raws('join', join)).toEqual({ ok: false, error: 'seat-secluded' });
    await decide(anna);
    expect(await dora.raws('join', join)).toMatchObject({ ok: true });
    for (const one of [anna, chloe, dora]) one.close();
    await app.close();
  });

  it('comes back to the conversation as it was when the choice began, also after a restart', async () => {
    const folder = temporaryFolder();
    const one = await serve({ data: folder.path, clock });
    const [anna, ben] = await aboutToProbe(one);
    await ben.say('say', { text: 'before' });
    await anna.take('probe');
    await ben.say('say', { text: 'meanwhile' });
    await ben.until(() => texts(ben).length === 2);
    const again = new Browser(one.url);
    await again.say('enter', { code: anna.code, token: anna.token });
    await again.until(() => again.views.length > 0 && again.lines.length > 0);
    await again.settled();
    expect(texts(again)).toEqual(['before']);
    for (const browser of [anna, ben, again]) browser.close();
    await one.app.close();

    const two = await serve({ data: folder.path, clock });
    const back = new Browser(two.url);
    const friend = new Browser(two.url);
    await back.say('enter', { code: anna.code, token: anna.token });
    await friend.say('enter', { code: anna.code, token: ben.token });
    await friend.say('say', { text: 'and now' });
    await friend.until(() => texts(friend).length === 3);
    await back.until(() => back.views.length > 0 && back.lines.length > 0);
    await back.settled();
    expect(texts(back)).toEqual(['before']);
    expect(await back.say('say', { text: 'help' })).toEqual(silenced);
    await decide(back);
    await back.until(() => texts(back).length === 3);
    expect(texts(back)).toEqual(['before', 'meanwhile', 'and now']);
    for (const browser of [back, friend]) browser.close();
    await two.app.close();
    folder.remove();
  });

  it('cannot get round it on another node, though no word of it has come there', async () => {
    const [hub, data] = [new Hub(), new MemoryStorage()];
    const here = await serve({ data, bus: hub.bus(), clock });
    const there = await serve({ data, bus: hub.bus(), clock });
    const [anna, ben] = await aboutToProbe(here, there);
    const phone = new Browser(there.url);
    await phone.say('enter', { code: anna.code, token: anna.token });
    await phone.until(() => phone.views.length > 0);
    hub.broken = true;
    await anna.take('probe');
    expect(await phone.say('say', { text: 'help' })).toEqual(silenced);
    expect(await ben.say('say', { text: 'keep it' })).toEqual({ ok: true });
    await ben.until(() => texts(ben).length === 1);
    hub.broken = false;
    hub.resync();
    const other = new Browser(here.url);
    await other.say('enter', { code: anna.code, token: null });
    await other.until(() => texts(other).length === 1);
    for (const one of [anna, phone]) {
      await one.settled();
      expect(texts(one)).toEqual([]);
    }
    await decide(anna);
    for (const one of [anna, phone]) await one.until(() => texts(one).length === 1);
    for (const one of [anna, ben, phone, other]) one.close();
    await here.app.close();
    await there.app.close();
  });

  it('is as alone over the stock protocol', async () => {
    const { app, url } = await serve({ clock });
    const { anna, ben, secrets } = await aloneOverStock(url);
    const raw = new Browser(url, '/toy');
    const said = { id: '1', sender: '0', payload: 'help' };
    expect(await raw.raws('chat', anna.matchID, said, secrets[0])).toEqual(silenced);
    ben.client.sendChatMessage('keep it');
    await ben.until(() => ben.client.chatMessages.length === 1);
    await takeOverStock(anna, (key) => key.startsWith('relic-'));
    expect(anna.client.chatMessages).toEqual([]);
    await takeOverStock(anna, (key) => key === 'bury');
    await anna.until(() => anna.client.chatMessages.length === 1);
    ben.client.sendChatMessage('well?');
    await anna.until(() => anna.client.chatMessages.length === 2);
    expect(anna.client.chatMessages.map(({ payload }) => payload as string)).toEqual(['keep it', 'well?']);
    raw.close();
    for (const player of [anna, ben]) player.stop();
    await app.close();
  });

  it('reads no name and no data of others in boardgame.io’s lobby, and writes none, until it is over', async () => {
    const { app, url } = await serve({ clock });
    const { lobby, anna, ben, secrets } = await aloneOverStock(url, 3);
    const { matchID } = anna;
    const [annas, bens] = secrets.map((credentials, i) => ({ playerID: String(i), credentials })) as [
      Proof,
      Proof,
      Proof,
    ];
    const before = await lobby.getMatch('toy', matchID);
    const refusal = (request: Promise<unknown>): Promise<unknown> =>
      request.then(
        () => 'done',
        (error: unknown) => (error as { readonly details: unknown }).details,
      );
    const data = { hint: 'keep it' };
    expect(await refusal(lobby.updatePlayer('toy', matchID, { ...bens, data }))).toEqual({ error: 'seat-secluded' });
    expect(await refusal(lobby.updatePlayer('toy', matchID, { ...bens, newName: 'Keep it' }))).toEqual({
      error: 'seat-secluded',
    });
    expect(await refusal(lobby.updatePlayer('toy', matchID, { ...annas, data }))).toEqual({ error: 'silenced' });
    expect(await refusal(lobby.updatePlayer('toy', matchID, { ...annas, newName: 'Help' }))).toEqual({
      error: 'silenced',
    });
    // The bug: another match with chosen options was a message in both directions.
    expect(await refusal(lobby.playAgain('toy', matchID, bens))).toEqual({ error: 'seat-secluded' });
    expect(await refusal(lobby.playAgain('toy', matchID, annas))).toEqual({ error: 'silenced' });
    expect(await lobby.getMatch('toy', matchID)).toEqual(before);
    await lobby.leaveMatch('toy', matchID, bens);
    expect(await refusal(lobby.joinMatch('toy', matchID, { playerName: 'Keep it' }))).toEqual({
      error: 'seat-secluded',
    });
    const { players } = await lobby.getMatch('toy', matchID);
    expect(players).toEqual(before.players.map((one) => (one.id === 1 ? { id: 1 } : one)));

    await takeOverStock(anna, (key) => key.startsWith('relic-'));
    await takeOverStock(anna, (key) => key === 'bury');
    expect(await refusal(lobby.joinMatch('toy', matchID, { playerName: 'Cleo', data }))).toBe('done');
    expect(await refusal(lobby.updatePlayer('toy', matchID, { ...annas, data }))).toBe('done');
    expect(await refusal(lobby.playAgain('toy', matchID, annas))).toBe('done');
    for (const player of [anna, ben]) player.stop();
    await app.close();
  });

  it('can be followed by another in boardgame.io’s lobby, for the game to go on', async () => {
    const { app, url } = await serve({ clock });
    const { lobby, anna, ben, secrets } = await aloneOverStock(url);
    await lobby.leaveMatch('toy', anna.matchID, { playerID: '0', credentials: secrets[0] ?? '' });
    const taken = await lobby.joinMatch('toy', anna.matchID, { playerName: 'Cleo' });
    expect(taken.playerID).toBe('0');
    for (const player of [anna, ben]) player.stop();
    await app.close();
  });
});

/** The credentials of a seat in boardgame.io's lobby. */
interface Proof {
  readonly playerID: string;
  readonly credentials: string;
}

/** Waits until a stock client is asked something with a fitting answer, and gives it. */
async function takeOverStock(one: StockPlayer, fits: (key: string) => boolean): Promise<void> {
  const open = () =>
    one.state === null
      ? []
      : one.view.asks
          .flatMap(({ id, options }) => options.map(({ key }) => ({ id, key })))
          .filter(({ key }) => fits(key));
  await one.until(() => open().length > 0);
  const [choice] = open();
  one.choose(choice?.id ?? '', choice?.key ?? '');
  await one.until(() => one.view.asks.every(({ id }) => id !== choice?.id));
}

/** A match over the stock protocol whose first player decides alone. */
async function aloneOverStock(url: string, seats = 2) {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: seats });
  const players: StockPlayer[] = [];
  const secrets: string[] = [];
  for (const playerName of ['Anna', 'Ben', 'Chloe'].slice(0, seats)) {
    const { playerID, playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName });
    secrets.push(playerCredentials);
    players.push(new StockPlayer(url, matchID, playerID, playerCredentials));
  }
  for (const [i, player] of players.entries()) {
    await takeOverStock(player, (key) => key === `vow.${i}.north`);
    await takeOverStock(player, (key) => key === `depth.${i}.1`);
  }
  const [anna, ben, ...others] = players as [StockPlayer, StockPlayer, ...StockPlayer[]];
  for (const other of others) other.stop();
  await takeOverStock(anna, (key) => key === 'probe');
  await anna.until(() => anna.view.asks.some(({ kind }) => kind === 'probe'));
  return { lobby, anna, ben, secrets };
}
