import { Readable } from 'node:stream';

import { askId, type Choice, type Seat, seat } from '../../shared/engine/ask';
import { legalChoices, type Match } from '../../shared/engine/match';
import { historyIsWhole } from '../replay/whole';
import { MemoryStorage } from '../storage/memory';
import { quietHost } from '../testing/quiet-host';
import { toyModule } from '../testing/serve';
import { lastAnswer, NO_NOTES, noteAnswer, type NotedVersion } from './notes';
import { matchOf, type Running } from './state';

const ANNA = seat(0);
const BEN = seat(1);

const answer = (by: Seat): Choice => ({ seat: by, ask: askId('1.0.1'), key: 'x' });

async function table(module = toyModule) {
  const storage = new MemoryStorage();
  const node = () => quietHost(module, { storage });
  const host = node();
  const fixed = { game: 'toy', origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
  const { id } = (await host.create({ ...fixed, seats: 2 })) ?? { id: '' };
  const running = async (on = host): Promise<Running> => {
    const live = await on.open(id);
    if (live?.running == null) throw new Error('gone');
    return live.running;
  };
  const match = async (on = host): Promise<Match> => matchOf(await running(on));
  const choose = async (by: Seat, key: string): Promise<void> => {
    const choice = legalChoices(await match(), by).find((one) => one.key.startsWith(key));
    if (choice === undefined) throw new Error(`${key} is no option`);
    expect(await host.choose(id, choice)).toBeNull();
  };
  const vow = async (): Promise<void> => {
    for (const by of [ANNA, BEN]) for (const key of ['vow', 'depth']) await choose(by, key);
  };
  return { storage, host, node, id, running, match, choose, vow };
}

describe('the way back', () => {
  it('leads before one’s last answer, even when others have answered and a step has ended since', async () => {
    const { host, id, match, choose, vow } = await table();
    await vow();
    const before = await match();
    await choose(ANNA, 'rest');
    await choose(BEN, 'rest');
    const found = await host.wayBack(id, { to: 'answer', seat: ANNA });
    expect(found?.undone).toEqual((await match()).log[before.log.length]?.text);
    expect(await host.rewind(id, found?.version ?? 0, 1)).toBeNull();
    expect((await match()).core.pub).toEqual(before.core.pub);
    expect((await match()).asks.map(({ kind, seat: of }) => [kind, of])).toContainEqual(['action', ANNA]);
  });

  it('leads to the answer before, once the last one was put or taken back', async () => {
    const { host, id, choose } = await table();
    const to = async () => (await host.wayBack(id, { to: 'answer', seat: ANNA }))?.version;
    await choose(ANNA, 'vow');
    await choose(ANNA, 'depth');
    expect(await to()).toBe(2);
    expect(await host.rewind(id, 2, 1)).toBeNull();
    expect(await to()).toBe(1);
    await choose(ANNA, 'depth');
    expect(await to()).toBe(4);
    // Going back to the same version once more is another one.
    expect(await host.rewind(id, 2, 2)).toBeNull();
    expect(await to()).toBe(1);
  });

  it('leads to the answer before one that its seat has taken back', async () => {
    const undo = { seat: ANNA, ask: askId('undo.0.0.1'), key: 'undo' };
    const answers = [answer(ANNA), answer(ANNA), answer(BEN), undo];
    const versions = answers.reduce<readonly NotedVersion[]>(
      (noted, choice, i) => [
        ...noted,
        { version: i + 2, rev: i + 1, notes: noteAnswer(noted[i]?.notes ?? NO_NOTES, choice) },
      ],
      [{ version: 1, rev: 0, notes: NO_NOTES }],
    );
    const last = (many: number, by: Seat) => lastAnswer(Readable.from(versions.slice(0, many)), by);
    expect(await last(4, ANNA)).toBe(2);
    expect(await last(5, ANNA)).toBe(1);
    expect(await last(5, BEN)).toBe(3);
  });

  it('leads to where the turn began, and to the one before when nothing has happened in it yet', async () => {
    const { host, id, match, choose, vow } = await table();
    await vow();
    const first = await match();
    await choose(ANNA, 'rest');
    const found = await host.wayBack(id, { to: 'turn' });
    expect(await host.rewind(id, found?.version ?? 0, 1)).toBeNull();
    expect((await match()).core.pub).toEqual(first.core.pub);
  });

  it('is none to a turn of a game that counts no turns', async () => {
    const { host, id, vow } = await table(Object.assign({ ...toyModule }, { turn: undefined }));
    await vow();
    expect(await host.wayBack(id, { to: 'answer', seat: ANNA })).not.toBeNull();
    expect(await host.wayBack(id, { to: 'turn' })).toBeNull();
  });

  it('is none for who has not answered, and before anything has happened', async () => {
    const { host, id, choose } = await table();
    expect(await host.wayBack(id, { to: 'turn' })).toBeNull();
    await choose(ANNA, 'vow');
    expect(await host.wayBack(id, { to: 'answer', seat: BEN })).toBeNull();
    expect(await host.wayBack('nope', { to: 'answer', seat: BEN })).toBeNull();
  });

  it('says nothing of lines that not everybody may read', async () => {
    const { host, id, vow } = await table();
    await vow();
    // Ben’s last answer ended the vows: his own line about it is his alone.
    expect((await host.wayBack(id, { to: 'answer', seat: BEN }))?.undone).toEqual({ m: 'log.vowed' });
  });
});

describe('a match that the table ends', () => {
  it('is over for everybody, says so, keeps its history, and stays so after a restart', async () => {
    const { storage, host, node, id, match, vow } = await table();
    await vow();
    const before = await match();
    expect(await host.callOff(id, 1)).toBeNull();
    const after = await match();
    expect(after.over).toEqual({ outcome: 'called-off', reason: 'agreed' });
    expect(after.asks).toEqual([]);
    expect(after.core).toEqual(before.core);
    expect(after.log.map(({ text }) => text.m)).toEqual([...before.log.map(({ text }) => text.m), 'engine.called-off']);
    expect((await host.open(id))?.metadata.gameover).toEqual(after.over);
    expect(await historyIsWhole(storage, id)).toBe(true);
    expect(await match(node())).toEqual(after);
    expect(await host.callOff(id, 2)).toBe('match-over');
  });

  it('stays as it is when it is over already', async () => {
    const { host, id, match } = await table();
    expect(await host.callOff('nope', 1)).toBe('match-not-found');
    while ((await match()).over === null) {
      const open = await match();
      const [next] = [ANNA, BEN].flatMap((by) => legalChoices(open, by));
      if (next === undefined) throw new Error('nobody is asked');
      await host.choose(id, next);
    }
    const before = await match();
    expect(await host.callOff(id, 1)).toBe('match-over');
    expect(await match()).toEqual(before);
  });
});

describe('what a table has agreed on', () => {
  it('is done once, whichever node is asked how often', async () => {
    const { storage, host, node, id, choose, vow } = await table();
    await vow();
    await choose(ANNA, 'rest');
    const other = node();
    expect(await Promise.all([host, other, host].map((on) => on.rewind(id, 5, 3)))).toEqual([null, null, null]);
    expect((await storage.loadMatch(id))?.version).toBe(7);
    expect(await node().rewind(id, 5, 2)).toBeNull();
    expect((await storage.loadMatch(id))?.version).toBe(7);
    expect(await node().rewind(id, 5, 4)).toBeNull();
    expect((await storage.loadMatch(id))?.version).toBe(8);
  });
});

describe('a clock that ends for a kept seat', () => {
  it('answers in the place of its stand-in: it is not the owner’s return', async () => {
    const { host, id, match, vow } = await table();
    await vow();
    const keeper = { kind: 'seat', seat: BEN } as const;
    expect(await host.entrust(id, ANNA, { keeper, alone: 'waits' }, 1)).toBeNull();
    const choice = legalChoices(await match(), ANNA).find(({ key }) => key === 'rest');
    if (choice === undefined) throw new Error('no option');
    expect(await host.decide(id, { choice })).toBeNull();
    expect((await match()).keepers).toMatchObject({ 0: { by: keeper } });
    // A player who is not, or no longer, the stand-in is refused.
    const other = { choice: legalChoices(await match(), ANNA)[0] ?? choice };
    expect(await host.decide(id, other, { kind: 'bot', level: 'quick' })).toBe('not-keeper');
  });

  it('is no way back of its own: the last answer before it can still be gone back to', async () => {
    const { host, id, vow, choose } = await table();
    await vow();
    await choose(ANNA, 'rest');
    const before = await host.wayBack(id, { to: 'answer', seat: ANNA });
    await host.entrust(id, ANNA, { keeper: { kind: 'seat', seat: BEN }, alone: 'waits' }, 1);
    expect(await host.release(id, ANNA, 'taken-back')).toBeNull();
    expect((await host.wayBack(id, { to: 'answer', seat: ANNA }))?.version).toBe(before?.version);
  });
});
