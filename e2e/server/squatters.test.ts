import { newRoom } from '../../server/rooms/lobby';
import { bodyOf } from '../../server/rooms/stored-room';
import { MemoryStorage } from '../../server/storage/memory';
import { matchPlace, roomPlace } from '../../server/storage/storage';
import { Browser } from '../../server/testing/browser';
import { NO_LIMITS, serve, type Served, toyModule } from '../../server/testing/serve';

const MAX = 50;

let now = 1_000_000;
let storage: MemoryStorage;
let served: Served;
let browsers: Browser[] = [];
beforeEach(async () => {
  now = 1_000_000;
  storage = new MemoryStorage();
  served = await serve({ data: storage, clock: () => now, limits: { ...NO_LIMITS, rooms: MAX } });
});
afterEach(async () => {
  for (const browser of browsers) browser.close();
  browsers = [];
  await served.app.close();
});

function browser(): Browser {
  const made = new Browser(served.url);
  browsers.push(made);
  return made;
}

const codeOf = (i: number): string => `NP${'ABCDEFGHJK'[Math.floor(i / 10)] ?? ''}A${'ABCDEFGHJK'[i % 10] ?? ''}`;

/** Fills the server with rooms whose only member has gone. */
async function squat(count = MAX): Promise<void> {
  for (let i = 0; i < count; i++) {
    const code = codeOf(i);
    const body = bodyOf(newRoom(code, toyModule.meta, now));
    await storage.createRoom({ code, version: 1, body, match: null, updatedAt: (now += 1) });
  }
}

const post = async (path: string, body: object): Promise<{ status: number; json: Record<string, unknown> }> => {
  const answer = await fetch(served.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
};

describe('a server full of rooms that nobody is in', () => {
  it('still lets an honest person open one: the oldest goes', async () => {
    await squat();
    now += 5000;
    const honest = browser();
    await honest.create('Honest');
    expect(await storage.loadRoom(codeOf(0))).toBeNull();
    expect(await storage.loadRoom(codeOf(1))).not.toBeNull();
    expect((await storage.count()).rooms).toBe(MAX);
  });

  it('tells whoever comes back to a room that went that it is not there', async () => {
    await squat();
    now += 5000;
    await browser().create('Honest');
    const late = browser();
    const code = codeOf(0);
    expect(await late.say('enter', { code, token: null })).toEqual({ ok: false, error: 'room-not-found' });
    expect(await late.say('enter', { code, token: late.token })).toEqual({ ok: false, error: 'room-not-found' });
    const join = { code, name: 'Late', token: late.token };
    expect(await late.say('join', join)).toEqual({ ok: false, error: 'room-not-found' });
  });

  it('takes no room that somebody is in, as member or as spectator, and none that has started', async () => {
    const [host, started, watcher] = [browser(), browser(), browser()];
    const mine = await host.create('Host');
    const begun = await started.create('Started');
    await started.say('start', {});
    await squat(MAX - 2);
    await watcher.say('enter', { code: codeOf(0), token: null });
    for (let i = 0; i < MAX - 3; i++) {
      now += 5000;
      await browser().create(`Honest ${i}`);
    }
    now += 5000;
    const one = browser();
    const answer = await one.say('create', { game: 'toy', name: 'Too many', token: one.token });
    expect(answer).toEqual({ ok: false, error: 'server-full' });
    for (const code of [mine, begun, codeOf(0)]) expect(await storage.loadRoom(code)).not.toBeNull();
    expect(await storage.loadRoom(codeOf(1))).toBeNull();
  });

  it('takes no room that somebody has just come to', async () => {
    await squat();
    now += 5000;
    const comes = browser();
    await comes.say('enter', { code: codeOf(0), token: null });
    expect(await storage.loadRoom(codeOf(0))).toMatchObject({ updatedAt: now });
  });
});

describe('a server full of matches of the lobby that nobody is at', () => {
  it('still lets an honest person make one, and those that went are not found', async () => {
    const ids: string[] = [];
    for (let i = 0; i < MAX; i++) {
      now += 1;
      ids.push(String((await post('/games/toy/create', { numPlayers: 2 })).json['matchID']));
    }
    now += 5000;
    expect((await post('/games/toy/create', { numPlayers: 2 })).status).toBe(200);
    const [gone = '', next = ''] = ids;
    expect(await storage.loadMatch(gone)).toBeNull();
    expect(await storage.loadMatch(next)).not.toBeNull();
    expect((await fetch(`${served.url}/games/toy/${gone}`)).status).toBe(404);
    expect((await post(`/games/toy/${gone}/join`, { playerName: 'Late' })).status).toBe(404);
    expect((await storage.count()).matches.gathering).toBe(MAX);
  });

  it('takes no match that somebody looks at', async () => {
    const { json } = await post('/games/toy/create', { numPlayers: 2 });
    const id = String(json['matchID']);
    const looks = new Browser(served.url, '/toy');
    browsers.push(looks);
    now += 5000;
    expect(await looks.raws('sync', id, null)).toEqual({ ok: true });
    expect(await storage.loadMatch(id)).toMatchObject({ updatedAt: now });
    for (let i = 0; i < MAX - 1; i++) await post('/games/toy/create', { numPlayers: 2 });
    now += 5000;
    for (let i = 0; i < 3; i++) expect((await post('/games/toy/create', { numPlayers: 2 })).status).toBe(200);
    expect(await storage.loadMatch(id)).not.toBeNull();
  });
});

it('nothing is left of what was said in a room that went', async () => {
  await squat();
  await storage.addChat(roomPlace(codeOf(0)), '{}');
  await storage.addChat(matchPlace(codeOf(0)), '{}');
  now += 5000;
  await browser().create('Honest');
  expect(await storage.loadChat(roomPlace(codeOf(0)), 0, 10)).toEqual([]);
  expect(await storage.loadChat(matchPlace(codeOf(0)), 0, 10)).toHaveLength(1);
});
