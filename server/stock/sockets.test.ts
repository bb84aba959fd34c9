import path from 'node:path';

import Database from 'better-sqlite3';
import { LobbyClient } from 'boardgame.io/client';

import type { MatchView } from '../../shared/engine/match';
import type { ToyTable } from '../../shared/testing/toy/state';
import { MemoryStorage } from '../storage/memory';
import { Browser } from '../testing/browser';
import { heard } from '../testing/heard';
import { Hub } from '../testing/hub';
import { NO_LIMITS, serve, type Served, temporaryFolder } from '../testing/serve';
import { StockPlayer } from '../testing/stock';

/** The message to a stock client on `sync`. */
interface Synced {
  readonly initialState: unknown;
  readonly state: { readonly G: MatchView<ToyTable> };
  readonly log: unknown;
}

let served: Served;
let lobby: LobbyClient;
let players: StockPlayer[] = [];

beforeAll(async () => {
  served = await serve();
  lobby = new LobbyClient({ server: served.url });
});
afterAll(() => served.app.close());
afterEach(() => {
  for (const player of players) player.stop();
  players = [];
});

function player(...args: [matchID: string, playerID?: string, credentials?: string]): StockPlayer {
  const made = new StockPlayer(served.url, ...args);
  players.push(made);
  return made;
}

async function seated(matchID: string, name: string): Promise<StockPlayer> {
  const { playerID, playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: name });
  const made = player(matchID, playerID, playerCredentials);
  await made.until(() => made.state !== null);
  return made;
}

async function rejected(request: Promise<unknown>): Promise<string> {
  return request.then(
    () => 'accepted',
    (error: unknown) => String(error),
  );
}

describe('stock boardgame.io clients', () => {
  it('make, join and play a whole match', async () => {
    expect(await lobby.listGames()).toEqual(['toy']);
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { length: 'short' } });
    const spectator = player(matchID);
    await spectator.until(() => spectator.state !== null);
    expect(spectator.view).toEqual({
      rules: 'toy-1',
      you: null,
      asks: [],
      waiting: [],
      keepers: {},
      table: null,
      log: [],
      over: null,
    });
    const first = await seated(matchID, 'Anna');
    const second = await seated(matchID, 'Ben');
    const both = [first, second];
    await Promise.all([...both, spectator].map((one) => one.until(() => one.view.table !== null)));
    const openAsk = (one: StockPlayer) => one.view.asks.find(({ kind }) => kind !== 'any-time');
    for (let i = 0; i < 300 && both.every((one) => one.view.over === null); i++) {
      await Promise.race(both.map((one) => one.until(() => one.view.over !== null || openAsk(one) !== undefined)));
      const asked = both.find((one) => openAsk(one) !== undefined);
      const ask = asked === undefined ? undefined : openAsk(asked);
      if (asked === undefined || ask === undefined) break;
      asked.choose(ask.id, ask.options[0]?.key ?? '');
      await asked.until(() => asked.view.over !== null || asked.view.asks.every(({ id }) => id !== ask.id));
    }
    await Promise.all([...both, spectator].map((one) => one.until(() => one.state?.ctx.gameover !== undefined)));
    expect(spectator.state?.ctx.gameover).toEqual(spectator.view.over);
    expect(spectator.state?.log).toEqual([]);
    const listed = await lobby.listMatches('toy', { isGameover: true });
    expect(listed.matches.map((match) => match.matchID)).toContain(matchID);
    expect((await lobby.listMatches('toy', { isGameover: false })).matches).not.toContainEqual(
      expect.objectContaining({ matchID }),
    );
  });

  it('see who is there, under their names, without credentials', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const first = await seated(matchID, 'Anna');
    const second = await seated(matchID, 'Ben');
    await first.until(() => first.client.matchData?.every(({ isConnected }) => isConnected === true) === true);
    expect(first.client.matchData).toEqual([
      { id: 0, name: 'Anna', isConnected: true },
      { id: 1, name: 'Ben', isConnected: true },
    ]);
    second.stop();
    players = [first];
    await first.until(() => first.client.matchData?.[1]?.isConnected === false);
  });

  it('chat, with the credentials of their seat only', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const first = await seated(matchID, 'Anna');
    const forger = new Browser(served.url, '/toy');
    const watcher = player(matchID);
    await watcher.until(() => watcher.state !== null);
    const forged = { id: '1', sender: '0', payload: 'forged' };
    expect(await forger.raws('chat', matchID, forged, 'wrong')).toEqual({ ok: false, error: 'token-unknown' });
    first.client.sendChatMessage('hello');
    await watcher.until(() => watcher.client.chatMessages.length > 0);
    expect(watcher.client.chatMessages).toMatchObject([{ sender: '0', payload: 'hello' }]);
    forger.close();
  });

  it('get no initial state, for it is secret, and are content', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 1 });
    const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const watcher = new Browser(served.url, '/toy');
    const synced = new Promise<Synced>((resolve) => {
      watcher.socket.on('sync', (_: string, info: Synced) => resolve(info));
    });
    expect(await watcher.raws('sync', matchID, null, undefined, 2)).toEqual({ ok: true });
    const info = await synced;
    expect(info.initialState).toBeNull();
    expect(info.state.G.table.own).toBeNull();
    expect(info.log).toEqual([]);
    expect(watcher.raw.join()).not.toMatch(/seal-|"rng"|"deck"|checkpoint|random|credentials/);
    expect(watcher.raw.join()).not.toContain(playerCredentials);
    watcher.close();
  });

  it('cannot play before the last seat is taken', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const { playerID, playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const early = new Browser(served.url, '/toy');
    const payload = { type: 'choose', args: ['0.0.1', 'vow.0.north'], playerID, credentials: playerCredentials };
    const action = { type: 'MAKE_MOVE', payload };
    expect(await early.raws('update', action, 0, matchID, playerID)).toEqual({ ok: false, error: 'match-not-started' });
    await lobby.joinMatch('toy', matchID, { playerName: 'Ben' });
    expect(await early.raws('update', action, 99, matchID, playerID)).toEqual({ ok: true });
    early.close();
  });

  it('come back after a restart to the same question', async () => {
    const folder = temporaryFolder();
    const one = await serve({ data: folder.path });
    const client = new LobbyClient({ server: one.url });
    const { matchID } = await client.createMatch('toy', { numPlayers: 1 });
    const { playerCredentials } = await client.joinMatch('toy', matchID, { playerName: 'Anna' });
    const before = new StockPlayer(one.url, matchID, '0', playerCredentials);
    await before.until(() => before.state !== null);
    before.choose(before.view.asks[0]?.id ?? '', 'vow.0.north');
    await before.until(() => before.view.asks[0]?.options[0]?.key === 'depth.0.1');
    const view = before.view;
    before.stop();
    await one.app.close();
    const two = await serve({ data: folder.path });
    const after = new StockPlayer(two.url, matchID, '0', playerCredentials);
    await after.until(() => after.state !== null);
    expect(after.view).toEqual(view);
    after.stop();
    await two.app.close();
    folder.remove();
  });
});

describe('credentials', () => {
  const LEFT = 3;
  let at: Served;
  afterEach(() => at.app.close());

  /** A match of two, at a server that lets each address guess three times. */
  const tight = async (): Promise<{
    toy: LobbyClient;
    matchID: string;
    mine: { playerID: string; credentials: string };
  }> => {
    at = await serve({ limits: { ...NO_LIMITS, guesses: { burst: LEFT, perSecond: 0, debt: 200 } } });
    const toy = new LobbyClient({ server: at.url });
    const { matchID } = await toy.createMatch('toy', { numPlayers: 2 });
    const { playerID, playerCredentials } = await toy.joinMatch('toy', matchID, { playerName: 'Anna' });
    await toy.joinMatch('toy', matchID, { playerName: 'Ben' });
    return { toy, matchID, mine: { playerID, credentials: playerCredentials } };
  };
  const move = (playerID: string, credentials: string): object => ({
    type: 'MAKE_MOVE',
    payload: { type: 'choose', args: ['0.0.1', 'vow.0.north'], playerID, credentials },
  });
  const tooFast = { ok: false, error: 'too-fast' };

  it('that are right always do, whatever was guessed from the same address; wrong ones count', async () => {
    const { toy, matchID, mine } = await tight();
    const guesser = new Browser(at.url, '/toy');
    const guesses = await Promise.all(Array.from({ length: 40 }, () => guesser.raws('sync', matchID, '0', 'wrong')));
    expect(guesses).toEqual([
      ...Array<unknown>(LEFT).fill({ ok: false, error: 'token-unknown' }),
      ...Array<unknown>(40 - LEFT).fill(tooFast),
    ]);

    const anna = new Browser(at.url, '/toy');
    const { credentials } = mine;
    expect(await anna.raws('update', move('0', credentials), 0, matchID, '0')).toEqual({ ok: true });
    const message = { id: '1', sender: '0', payload: 'hello' };
    expect(await anna.raws('chat', matchID, message, credentials)).toEqual({ ok: true });
    expect(await anna.raws('sync', matchID, '0', credentials)).toEqual({ ok: true });
    await toy.updatePlayer('toy', matchID, { ...mine, newName: 'Anne' });
    await toy.playAgain('toy', matchID, mine);
    await toy.leaveMatch('toy', matchID, mine);
    anna.close();
    guesser.close();
  });

  it('that are wrong learn nothing once too many were: neither of seats nor of matches', async () => {
    const { toy, matchID, mine } = await tight();
    const wrong = { ...mine, credentials: 'wrong' };
    const guess = (id: string) => rejected(toy.updatePlayer('toy', id, { ...wrong, newName: 'Eve' }));
    expect([
      await guess(matchID),
      await guess('unknown'),
      await guess(matchID),
      await guess(matchID),
      await guess('unknown'),
    ]).toEqual([403, 404, 403, 429, 429].map((status) => expect.stringContaining(String(status)) as string));
    const guesser = new Browser(at.url, '/toy');
    for (const id of [matchID, 'unknown']) {
      expect(await guesser.raws('sync', id, '0', 'wrong')).toEqual(tooFast);
      expect(await guesser.raws('update', move('0', 'wrong'), 0, id, '0')).toEqual(tooFast);
      expect(await guesser.raws('chat', id, { id: '1', sender: '0', payload: 'x' }, 'wrong')).toEqual(tooFast);
    }
    guesser.close();
  });
});

describe('a seat that was left', () => {
  /** Events after this many frames, without the public ones about who is present. */
  const eventsSince = (one: Browser, before: number): readonly unknown[] =>
    one.raw
      .slice(before)
      .filter((frame) => frame.startsWith('2/toy,['))
      .map((frame) => JSON.parse(frame.slice('2/toy,'.length)) as unknown[])
      .filter(([event]) => event !== 'matchData');

  it('shows its old sockets nothing of whoever takes it', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const anna = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    await seated(matchID, 'Ben');
    const old = new Browser(served.url, '/toy');
    const synced = heard(old.socket, 'sync');
    expect(await old.raws('sync', matchID, '0', anna.playerCredentials)).toEqual({ ok: true });
    await synced;
    const before = old.raw.length;
    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: anna.playerCredentials });
    const cleo = await seated(matchID, 'Cleo');
    cleo.choose(cleo.view.asks[0]?.id ?? '', 'vow.0.north');
    await cleo.until(() => cleo.view.asks[0]?.options[0]?.key === 'depth.0.1');
    cleo.client.sendChatMessage('hello');
    await cleo.until(() => cleo.client.chatMessages.length > 0);
    await old.settled();
    expect(eventsSince(old, before)).toEqual([
      ['refused', { error: 'seat-lost' }],
      ['refused', { error: 'bad-request' }],
    ]);
    expect(await old.raws('sync', matchID, null)).toEqual({ ok: true });
    old.close();
  });

  it('shows them nothing on another node either', async () => {
    const hub = new Hub();
    const storage = new MemoryStorage();
    const nodes = [await serve({ data: storage, bus: hub.bus() }), await serve({ data: storage, bus: hub.bus() })];
    const [here, there] = nodes as [Served, Served];
    const client = new LobbyClient({ server: here.url });
    const { matchID } = await client.createMatch('toy', { numPlayers: 2 });
    const anna = await client.joinMatch('toy', matchID, { playerName: 'Anna' });
    await client.joinMatch('toy', matchID, { playerName: 'Ben' });
    const old = new Browser(there.url, '/toy');
    const synced = heard(old.socket, 'sync');
    await old.raws('sync', matchID, '0', anna.playerCredentials);
    await synced;
    const before = old.raw.length;
    // Word of it does not get through: the new owner is the first to bring it.
    hub.broken = true;
    await client.leaveMatch('toy', matchID, { playerID: '0', credentials: anna.playerCredentials });
    const { playerCredentials } = await client.joinMatch('toy', matchID, { playerName: 'Cleo' });
    const cleo = new StockPlayer(there.url, matchID, '0', playerCredentials);
    await cleo.until(() => cleo.state !== null);
    cleo.choose(cleo.view.asks[0]?.id ?? '', 'vow.0.north');
    await cleo.until(() => cleo.view.asks[0]?.options[0]?.key === 'depth.0.1');
    await old.settled();
    expect(eventsSince(old, before)).toEqual([
      ['refused', { error: 'seat-lost' }],
      ['refused', { error: 'bad-request' }],
    ]);
    old.close();
    cleo.stop();
    for (const { app } of nodes) await app.close();
  });

  it('is left without its confidential questions: they are drawn anew for the next owner', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const mine = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const ben = await lobby.joinMatch('toy', matchID, { playerName: 'Ben' });
    const [anna, other] = [player(matchID, '0', mine.playerCredentials), player(matchID, '1', ben.playerCredentials)];
    const offering = (one: StockPlayer, key: string) =>
      one.state === null
        ? undefined
        : one.view.asks.find(({ options }) => options.some((option) => option.key === key));
    const take = async (one: StockPlayer, key: string): Promise<void> => {
      await one.until(() => offering(one, key) !== undefined);
      one.choose(offering(one, key)?.id ?? '', key);
    };
    for (const [i, one] of [anna, other].entries()) {
      await take(one, `vow.${i}.north`);
      await take(one, `depth.${i}.1`);
    }
    await take(anna, 'probe');
    const probed = (one: StockPlayer) =>
      one.view.asks.find(({ kind }) => kind === 'probe')?.options.map(({ key }) => key);
    await anna.until(() => probed(anna) !== undefined);
    const seen = probed(anna);

    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: mine.playerCredentials });
    const taken = await lobby.joinMatch('toy', matchID, { playerName: 'Cleo' });
    const cleo = player(matchID, '0', taken.playerCredentials);
    await cleo.until(() => cleo.state !== null && probed(cleo) !== undefined);

    expect(probed(cleo)).toHaveLength(2);
    expect(probed(cleo)).not.toEqual(seen);
  });

  it('is lost with its match as well', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const anna = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const old = new Browser(served.url, '/toy');
    const synced = heard(old.socket, 'sync');
    await old.raws('sync', matchID, '0', anna.playerCredentials);
    await synced;
    const before = old.raw.length;
    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: anna.playerCredentials });
    await old.settled();
    expect(eventsSince(old, before)[0]).toEqual(['refused', { error: 'seat-lost' }]);
    old.close();
  });

  it('is still shown to its owner under another name', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 1 });
    const { playerCredentials: credentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const anna = player(matchID, '0', credentials);
    await anna.until(() => anna.state !== null);
    await lobby.updatePlayer('toy', matchID, { playerID: '0', credentials, newName: 'Anne' });
    anna.choose(anna.view.asks[0]?.id ?? '', 'vow.0.north');
    await anna.until(() => anna.view.asks[0]?.options[0]?.key === 'depth.0.1');
  });
});

describe('the lobby routes', () => {
  it('list matches that are not unlisted, and show one', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 3, setupData: { length: 'long' } });
    const hidden = await lobby.createMatch('toy', { numPlayers: 3, unlisted: true });
    await lobby.joinMatch('toy', matchID, { playerName: 'Anna', playerID: '2', data: { colour: 'red' } });
    const shown = await lobby.getMatch('toy', matchID);
    expect(shown).toEqual({
      matchID,
      gameName: 'toy',
      unlisted: false,
      setupData: { length: 'long' },
      createdAt: expect.any(Number) as number,
      updatedAt: expect.any(Number) as number,
      players: [{ id: 0 }, { id: 1 }, { id: 2, name: 'Anna', data: { colour: 'red' } }],
    });
    const ids = (await lobby.listMatches('toy')).matches.map((match) => match.matchID);
    expect(ids).toContain(matchID);
    expect(ids).not.toContain(hidden.matchID);
  });

  it('give each seat once', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    await lobby.joinMatch('toy', matchID, { playerName: 'Anna', playerID: '1' });
    expect(await rejected(lobby.joinMatch('toy', matchID, { playerName: 'Ben', playerID: '1' }))).toContain('409');
    expect(await rejected(lobby.joinMatch('toy', matchID, { playerName: 'Ben', playerID: '7' }))).toContain('404');
    expect(await rejected(lobby.joinMatch('toy', matchID, { playerName: '\u0000' }))).toContain('403');
    expect((await lobby.joinMatch('toy', matchID, { playerName: 'Ben' })).playerID).toBe('0');
    expect(await rejected(lobby.joinMatch('toy', matchID, { playerName: 'Cleo' }))).toContain('409');
  });

  it('let nobody take a name that looks like one that is seated, neither on joining nor later', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    for (const playerName of ['anna', 'Аnnа', 'Anna\u2800']) {
      expect(await rejected(lobby.joinMatch('toy', matchID, { playerName }))).toContain('409');
    }
    const ben = await lobby.joinMatch('toy', matchID, { playerName: 'Ben' });
    const mine = { playerID: ben.playerID, credentials: ben.playerCredentials };
    expect(await rejected(lobby.updatePlayer('toy', matchID, { ...mine, newName: 'Аnna' }))).toContain('409');
    await lobby.updatePlayer('toy', matchID, { ...mine, newName: 'BEN' });
    expect((await lobby.getMatch('toy', matchID)).players.map(({ name }) => name)).toEqual(['Anna', 'BEN']);
  });

  it('give the last seat to one of two who want it at the same moment', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 1 });
    const both = await Promise.all(
      ['Anna', 'Ben'].map((playerName) => rejected(lobby.joinMatch('toy', matchID, { playerName }))),
    );
    expect(both.filter((result) => result === 'accepted')).toHaveLength(1);
  });

  it('rename and leave with the right credentials only; a match nobody is in is gone', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const { playerCredentials: credentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const mine = { playerID: '0', credentials };
    const wrong = { playerID: '0', credentials: 'x'.repeat(43) };
    expect(await rejected(lobby.updatePlayer('toy', matchID, { ...wrong, newName: 'X' }))).toContain('403');
    expect(await rejected(lobby.leaveMatch('toy', matchID, wrong))).toContain('403');
    expect(await rejected(lobby.leaveMatch('toy', matchID, { ...wrong, playerID: '1' }))).toContain('403');
    await lobby.updatePlayer('toy', matchID, { ...mine, newName: 'Anne', data: { x: 1 } });
    expect((await lobby.getMatch('toy', matchID)).players[0]).toEqual({ id: 0, name: 'Anne', data: { x: 1 } });
    await lobby.leaveMatch('toy', matchID, mine);
    expect(await rejected(lobby.getMatch('toy', matchID))).toContain('404');
  });

  it('let somebody else take over a seat that was left', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const first = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    await seated(matchID, 'Ben');
    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: first.playerCredentials });
    const gone = new Browser(served.url, '/toy');
    expect(await gone.raws('sync', matchID, '0', first.playerCredentials)).toEqual({
      ok: false,
      error: 'token-unknown',
    });
    gone.close();
    const third = await seated(matchID, 'Cleo');
    expect(third.view.asks.map(({ seat }) => seat)).toEqual([0]);
  });

  it('play again: one next match for all who ask', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { length: 'long' } });
    const seats = [];
    for (const playerName of ['Anna', 'Ben']) seats.push(await lobby.joinMatch('toy', matchID, { playerName }));
    const next = await Promise.all(
      seats.map(({ playerID, playerCredentials }) =>
        lobby.playAgain('toy', matchID, { playerID, credentials: playerCredentials }),
      ),
    );
    expect(next[0]?.nextMatchID).toBe(next[1]?.nextMatchID);
    const match = await lobby.getMatch('toy', next[0]?.nextMatchID ?? '');
    expect([match.players.length, match.setupData]).toEqual([2, { length: 'long' }]);
    expect(await rejected(lobby.playAgain('toy', matchID, { playerID: '0', credentials: 'x' }))).toContain('403');
  });

  it('know nothing of matches that rooms made: their rooms say who may watch them', async () => {
    const folder = temporaryFolder();
    const one = await serve({ data: folder.path });
    const host = new Browser(one.url);
    await host.create('Host');
    await host.say('start', {});
    await host.until(() => host.views.length > 0);
    const db = new Database(path.join(folder.path, 'server.sqlite'), { readonly: true });
    const { id } = db.prepare('SELECT id FROM matches').get() as { id: string };
    db.close();
    expect(host.raw.join()).not.toContain(id);
    const client = new LobbyClient({ server: one.url });
    expect((await client.listMatches('toy')).matches).toEqual([]);
    expect(await rejected(client.getMatch('toy', id))).toContain('404');
    expect(await rejected(client.joinMatch('toy', id, { playerName: 'X' }))).toContain('404');
    const stranger = new Browser(one.url, '/toy');
    for (const as of ['0', null]) {
      expect(await stranger.raws('sync', id, as, host.token, 1)).toEqual({ ok: false, error: 'match-not-found' });
    }
    expect(stranger.raw.join()).not.toContain('"G"');
    stranger.close();
    host.close();
    await one.app.close();
    folder.remove();
  });
});
