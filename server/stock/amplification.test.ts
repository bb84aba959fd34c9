import { LobbyClient } from 'boardgame.io/client';

import { MERGE_MS } from '../lib/spaced';
import type { Limits } from '../limits/limits';
import { MemoryStorage } from '../storage/memory';
import { Browser } from '../testing/browser';
import { closeHouses, house } from '../testing/house';
import { NO_LIMITS } from '../testing/serve';
import { holdTimeouts } from '../testing/timers';

const SPECTATORS = 30;
/** As many commands a second as a seat may send. */
const PER_SECOND = 20;
/** About as much as a player may store with a match. */
const DATA = 'x'.repeat(1000);

let open: Browser[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const one of open) one.close();
  open = [];
  await closeHouses();
});

/** A match of two that a crowd looks at, in boardgame.io's protocol. From then on time passes only when the test lets it. */
async function watched(limits: Partial<Limits> = {}) {
  const at = await house({ limits: { ...NO_LIMITS, ...limits } });
  const lobby = new LobbyClient({ server: at.url });
  const browser = (): Browser => {
    const made = new Browser(at.url, '/toy');
    // Lines have another form here than in rooms.
    made.socket.off('chat');
    open.push(made);
    return made;
  };
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const seats: { readonly playerID: string; readonly credentials: string }[] = [];
  for (const playerName of ['Anna', 'Ben']) {
    const { playerID, playerCredentials } = await lobby.joinMatch('toy', matchID, {
      playerName,
      data: { of: playerName },
    });
    seats.push({ playerID, credentials: playerCredentials });
  }
  holdTimeouts();
  const crowd = Array.from({ length: SPECTATORS }, browser);
  for (const one of crowd) expect(await one.raws('sync', matchID, null)).toEqual({ ok: true });
  /** Lets time pass, and all be told what there is to tell. */
  const pass = async (ms: number): Promise<void> => {
    jest.advanceTimersByTime(ms);
    for (let i = 0; i < 2; i++) await Promise.all(crowd.map((one) => one.settled()));
  };
  await pass(MERGE_MS);
  const [anna, ben] = seats as [(typeof seats)[0], (typeof seats)[0]];
  return { matchID, lobby, anna, ben, crowd, browser, pass };
}

/** The lists of players that the server sent to a browser. */
function playerListsOf({ raw }: Browser): readonly string[] {
  return raw.filter((frame) => frame.startsWith('2/toy,["matchData"'));
}

const names = (frame: string | undefined): readonly unknown[] =>
  (JSON.parse(frame?.slice('2/toy,'.length) ?? '[]') as [string, string, { name: string }[]])[2].map(
    ({ name }) => name,
  );

/** Runs commands as fast as a seat may for a second; returns how often each of the crowd was told of the players. */
async function listsSent(
  { crowd, pass }: Pick<Awaited<ReturnType<typeof watched>>, 'crowd' | 'pass'>,
  command: (n: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const before = crowd.map((one) => playerListsOf(one).length);
  for (let n = 0; n < PER_SECOND; n++) {
    await command(n);
    await pass(1000 / PER_SECOND);
  }
  await pass(MERGE_MS);
  return [...new Set(crowd.map((one, i) => playerListsOf(one).length - (before[i] ?? 0)))];
}

describe('who looks at a match in boardgame.io’s protocol', () => {
  // Before it was twenty times.
  it('is told of its players eight times in a second at most, whatever they change, and knows the last word', async () => {
    const match = await watched();
    const { lobby, matchID, anna, crowd } = match;
    const times = await listsSent(match, (n) =>
      lobby.updatePlayer('toy', matchID, { ...anna, newName: `Anna ${n}`, data: { DATA } }),
    );
    expect(times).toEqual([8]);
    for (const one of crowd) expect(names(playerListsOf(one).at(-1))).toEqual([`Anna ${PER_SECOND - 1}`, 'Ben']);
  });

  // Before it was twenty times.
  it('is told nothing when somebody syncs again as the same seat', async () => {
    const match = await watched();
    const { matchID, anna, browser, pass } = match;
    const own = browser();
    const sync = () => own.raws('sync', matchID, anna.playerID, anna.credentials);
    await sync();
    await pass(MERGE_MS);
    expect(await listsSent(match, sync)).toEqual([0]);
  });

  it('is paid by the client that changes players, and by no other', async () => {
    const units = 40;
    const { lobby, matchID, anna, ben, pass } = await watched({ perSeat: { burst: units, perSecond: 0 } });
    const done: boolean[] = [];
    for (let n = 0; n < units; n++) {
      const request = lobby.updatePlayer('toy', matchID, { ...anna, newName: `Anna ${n}`, data: { DATA } });
      const outcome = request.then(
        () => true,
        () => false,
      );
      done.push(await outcome);
      await pass(MERGE_MS);
    }
    // About 1.1 KB for each of thirty: four units, and one for the request.
    const served = done.indexOf(false);
    expect(served).toBeGreaterThan(units / 8);
    expect(served).toBeLessThan(units / 4);
    await lobby.updatePlayer('toy', matchID, { ...ben, newName: 'Bert' });
  });

  it('is paid by the client that changes players, also when a refused request follows at once (bug: the refusal cancelled the bill)', async () => {
    const units = 40;
    const { lobby, matchID, anna, pass } = await watched({ perSeat: { burst: units, perSecond: 0 } });
    const wrong = { playerID: '1', credentials: 'wrong', newName: 'Bert' };
    const change = (n: number): Promise<boolean> =>
      lobby.updatePlayer('toy', matchID, { ...anna, newName: `Anna ${n}`, data: { DATA } }).then(
        () => true,
        () => false,
      );
    const done: boolean[] = [];
    for (let n = 0; n < units && !done.includes(false); n += 2) {
      // Of the second one all are told later.
      done.push(await change(n), await change(n + 1));
      await expect(lobby.updatePlayer('toy', matchID, wrong)).rejects.toThrow('403');
      await pass(MERGE_MS);
      await pass(MERGE_MS);
    }
    const served = done.indexOf(false);
    expect(served).toBeGreaterThan(units / 8);
    expect(served).toBeLessThan(units / 4);
  });

  it('gets nothing when a player writes the same name and data again; nothing is stored either (bug: each request stayed in memory)', async () => {
    const data = new MemoryStorage();
    const writes = jest.spyOn(data, 'writeMatch');
    const { url } = await house({ data });
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const write = (of: string) =>
      lobby.updatePlayer('toy', matchID, { playerID, credentials, newName: 'Anna', data: { of } });
    await write('Anna');
    const before = writes.mock.calls.length;
    for (let n = 0; n < 5; n++) await write('Anna');
    expect(writes).toHaveBeenCalledTimes(before);
    await write('Ben');
    expect(writes).toHaveBeenCalledTimes(before + 1);
  });

  it('costs whoever comes and goes as a seat, and whoever says something', async () => {
    const units = 40;
    const { lobby, matchID, anna, ben, browser, pass } = await watched({ perSeat: { burst: units, perSecond: 0 } });
    await lobby.updatePlayer('toy', matchID, { ...ben, data: { DATA } });
    const own = browser();
    const done: unknown[] = [];
    for (let n = 0; n < units; n++) {
      done.push(await own.raws('sync', matchID, anna.playerID, anna.credentials));
      await pass(MERGE_MS);
      expect(await own.raws('sync', matchID, null)).toEqual({ ok: true });
      await pass(MERGE_MS);
    }
    const served = done.findIndex((reply) => !(reply as { ok: boolean }).ok);
    expect(served).toBeGreaterThan(1);
    expect(served).toBeLessThan(units / 4);
    const talker = browser();
    const says: unknown[] = [];
    for (let n = 0; n < units; n++) {
      const line = { id: String(n), sender: ben.playerID, payload: DATA };
      says.push(await talker.raws('chat', matchID, line, ben.credentials));
    }
    const said = says.findIndex((reply) => !(reply as { ok: boolean }).ok);
    expect(said).toBeGreaterThan(1);
    expect(said).toBeLessThan(units / 4);
  });
});
