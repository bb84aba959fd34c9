import pino from 'pino';

import { ANY_TIME, askId, offerAskId, seat } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { legalChoices } from '../../shared/engine/match';
import { openSqlite } from '../storage/sqlite';
import { fixedEntropy } from '../testing/entropy';
import { NO_METER } from '../testing/meter';
import { registered, toyModule } from '../testing/serve';
import { FaultyStorage } from '../testing/storages';
import { GameLoader } from './game-loader';
import { type MatchChange, MatchHost } from './host';
import type { LiveMatch } from './live';
import { readPersisted } from './persisted';
import { UnsupportedMatch } from './running-views';
import { matchOf, type Running } from './state';
import { viewersOf } from './views';

/** The viewers whose view a change has changed. */
const told = ({ before, match }: MatchChange) =>
  viewersOf(match.seats).filter((viewer) => match.changesSince(before, viewer).length > 0);

const log = pino({ level: 'silent' });
/** The toy game with rules that throw as soon as somebody vows to go south. */
const fragile: GameModule = {
  ...toyModule,
  meta: { ...toyModule.meta, name: 'fragile' },
  *step(run) {
    yield* toyModule.step(run);
    const { vows } = run.core.hidden as unknown as { readonly vows: readonly string[] };
    if (vows.some((vow) => vow.includes('south'))) throw new TypeError('defect in the rules');
  },
};

function setUp() {
  let now = 1;
  const tick = (): void => void (now += 1);
  const storage = new FaultyStorage(openSqlite(':memory:'));
  const make = (...modules: GameModule[]) =>
    new MatchHost(storage, new GameLoader(modules.map(registered)), log, () => now, NO_METER, fixedEntropy());
  const host = make(toyModule, fragile);
  const changes: MatchChange[] = [];
  host.onChange((change) => changes.push(change));
  return { storage, host, changes, make, tick };
}

async function begin(host: MatchHost, game = 'toy', seats = 2): Promise<LiveMatch> {
  const fixed = { origin: 'room', unlisted: true, names: [], begin: 'now' } as const;
  const match = await host.create({ ...fixed, game, seats, options: {} });
  if (match === null) throw new Error('not created');
  return match;
}

function ask(match: LiveMatch, by: number): ReturnType<typeof askId> {
  const open = match.message(seat(by), 0).view.asks[0];
  return open?.id ?? askId('none');
}

function choose(host: MatchHost, match: LiveMatch, by: number, key: string, of = ask(match, by)) {
  return host.choose(match.id, { seat: seat(by), ask: of, key });
}

const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => errors.mockRestore());

describe('MatchHost', () => {
  it('keeps on disk exactly what it has in memory, as JSON', async () => {
    const { host, storage } = setUp();
    const match = await begin(host);
    await choose(host, match, 0, 'vow.0.north');
    const live = await host.open(match.id);
    const record = await storage.loadMatch(match.id);
    expect(readPersisted(record?.snapshot ?? '', record?.journal ?? [])).toEqual(live?.parts.persisted);
    expect(record).toMatchObject({ version: 2, stage: 'playing', journal: [expect.any(String)] });
  });

  it('tells no viewer before the commit, and after it only those whose view has changed', async () => {
    const { host, changes } = setUp();
    const match = await begin(host);
    await choose(host, match, 0, 'vow.0.north');
    expect(changes.map(told)).toEqual([[0]]);
    const second = await host.open(match.id);
    if (second !== null) await choose(host, second, 0, 'depth.0.1');
    expect(changes.slice(1).map(told)).toEqual([[0, 1, null]]);
  });

  it('numbers views for each viewer apart, so that no number counts secret picks', async () => {
    const { host } = setUp();
    const match = await begin(host);
    await choose(host, match, 0, 'vow.0.north');
    const live = await host.open(match.id);
    expect([live?.message(seat(0), 0).stateID, live?.message(seat(1), 0).stateID]).toEqual([2, 1]);
    expect(live?.clientState(null)._stateID).toBe(1);
    expect(JSON.stringify(live?.clientState(null).ctx)).toBe(JSON.stringify(match.clientState(null).ctx));
  });

  it('does not show by the time of the last change that a secret pick was made', async () => {
    const { host, tick } = setUp();
    const match = await begin(host);
    tick();
    await choose(host, match, 0, 'vow.0.north');
    const half = await host.open(match.id);
    expect(half?.metadata).toEqual(match.metadata);
    if (half !== null) await choose(host, half, 0, 'depth.0.1');
    expect((await host.open(match.id))?.metadata.updatedAt).toBe(2);
  });

  it('plays matches on that it has had to forget', async () => {
    const { host } = setUp();
    const first = await begin(host, 'toy', 1);
    for (let i = 0; i < 220; i++) await begin(host, 'toy', 1);
    expect(await choose(host, first, 0, 'vow.0.north')).toBeNull();
  });

  it.each([
    ['an unknown match', (match: LiveMatch) => ['nope', ask(match, 0), 'vow.0.north'], 'match-not-found'],
    ['an unknown ask', (match: LiveMatch) => [match.id, '9.9', 'vow.0.north'], 'no-such-ask'],
    ['an unknown option', (match: LiveMatch) => [match.id, ask(match, 0), 'x'], 'no-such-option'],
    ['the ask of another seat', (match: LiveMatch) => [match.id, ask(match, 1), 'vow.1.north'], 'no-such-ask'],
  ])('refuses %s, writing and telling nothing', async (_, what, why) => {
    const { host, storage, changes } = setUp();
    const match = await begin(host);
    const [id = '', open = '', key = ''] = what(match);
    expect(await host.choose(id, { seat: seat(0), ask: askId(open), key })).toBe(why);
    expect(changes).toEqual([]);
    expect((await storage.loadMatch(match.id))?.version).toBe(1);
    expect(await storage.loadMatch('nope')).toBeNull();
  });

  it('answers internal to whoever meets a defect in the rules; the match and others go on', async () => {
    const { host, storage, changes } = setUp();
    const match = await begin(host, 'fragile', 1);
    const other = await begin(host, 'toy');
    await choose(host, match, 0, 'vow.0.south');
    const before = await storage.loadMatch(match.id);
    const half = await host.open(match.id);
    if (half === null) throw new Error('gone');
    changes.length = 0;
    expect(await choose(host, half, 0, 'depth.0.1')).toBe('internal');
    expect(changes).toEqual([]);
    expect(await storage.loadMatch(match.id)).toEqual(before);
    expect(await choose(host, half, 0, 'depth.0.1')).toBe('internal');
    expect(await choose(host, other, 0, 'vow.0.north')).toBeNull();
  });

  it('tells only the sender of a commit that failed, and plays on', async () => {
    const { host, storage, changes } = setUp();
    const match = await begin(host);
    storage.mishaps.push('fail-before');
    expect(await choose(host, match, 0, 'vow.0.north')).toBe('internal');
    expect(changes).toEqual([]);
    expect(await choose(host, match, 0, 'vow.0.north')).toBeNull();
    expect(await choose(host, match, 1, 'vow.1.north')).toBeNull();
  });

  it('finds out that a commit that seemed to fail was saved, and tells everybody', async () => {
    const { host, storage, changes } = setUp();
    const match = await begin(host);
    storage.mishaps.push('fail-after');
    expect(await choose(host, match, 0, 'vow.0.north')).toBe('internal');
    expect(changes.map(told)).toEqual([[0]]);
    expect(await choose(host, match, 0, 'vow.0.north')).toBe('no-such-ask');
  });

  it('reads again before the next command when it could not at once', async () => {
    const { host, storage, changes } = setUp();
    const match = await begin(host);
    storage.mishaps.push('fail-after');
    storage.failingLoads = 1;
    expect(await choose(host, match, 0, 'vow.0.north')).toBe('internal');
    expect(changes).toEqual([]);
    expect(await choose(host, match, 1, 'vow.1.north')).toBeNull();
    expect(changes.map(told)).toEqual([[0], [1]]);
  });

  it('takes the state of another writer and tries again', async () => {
    const { host, storage } = setUp();
    const match = await begin(host);
    storage.mishaps.push('conflict-once', 'conflict-once');
    expect(await choose(host, match, 0, 'vow.0.north')).toBeNull();
    expect((await storage.loadMatch(match.id))?.version).toBe(4);
  });

  it('gives up after many conflicts, and says so to the sender only', async () => {
    const { host, storage, changes } = setUp();
    const match = await begin(host);
    storage.mishaps.push(...Array.from({ length: 50 }, () => 'conflict-once' as const));
    expect(await choose(host, match, 0, 'vow.0.north')).toBe('internal');
    expect(changes.filter((change) => told(change).length > 0)).toEqual([]);
    expect(await choose(host, match, 0, 'vow.0.north')).toBeNull();
  });

  it('lets two hosts on one storage play the same match without losing an answer', async () => {
    const { host, make } = setUp();
    const other = make(toyModule);
    const match = await begin(host);
    const there = await other.open(match.id);
    if (there === null) throw new Error('gone');
    const both = await Promise.all([choose(host, match, 0, 'vow.0.north'), choose(other, there, 1, 'vow.1.south')]);
    expect(both).toEqual([null, null]);
    const last = await make(toyModule).open(match.id);
    const choices = last?.running == null ? [] : matchOf(last.running).choices;
    expect(choices.map((given) => 'key' in given && given.key).sort()).toEqual(['vow.0.north', 'vow.1.south']);
  });

  it('lets one of two win that race on two hosts, taking back and the next answer, and tells the other', async () => {
    for (const first of ['undo', 'loud'] as const) {
      const { host, make } = setUp();
      const other = make(toyModule);
      const match = await begin(host, 'toy', 1);
      await choose(host, match, 0, 'vow.0.north');
      const second = await host.open(match.id);
      await choose(host, second ?? match, 0, 'depth.0.1');
      await host.choose(match.id, { seat: seat(0), ask: offerAskId(ANY_TIME, seat(0)), key: 'lamp' });
      await other.open(match.id);
      const open = (await host.open(match.id))?.message(seat(0), 0).view.asks ?? [];
      const idOf = (key: string) => open.find(({ options }) => options.some((one) => one.key === key))?.id ?? askId('');
      const send = (on: MatchHost, key: string) => on.choose(match.id, { seat: seat(0), ask: idOf(key), key });
      const keys = first === 'undo' ? (['undo', 'loud'] as const) : (['loud', 'undo'] as const);
      const outcomes = await Promise.all([send(host, keys[0]), send(other, keys[1])]);
      expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
      expect(outcomes.find((outcome) => outcome !== null)).toMatch(/^(taken-back|no-such-ask)$/);
      const [here, there] = await Promise.all([host.open(match.id), make(toyModule).open(match.id)]);
      expect(there?.running).toEqual(here?.running);
    }
  });

  it('takes a match up from disk at the same question', async () => {
    const { host, make } = setUp();
    const match = await begin(host);
    await choose(host, match, 0, 'vow.0.north');
    const before = await host.open(match.id);
    const after = await make(toyModule).open(match.id);
    expect(after?.running).toEqual(before?.running);
  });

  it('starts the step over under changed rules', async () => {
    const { host, make } = setUp();
    const match = await begin(host);
    await choose(host, match, 0, 'vow.0.north');
    const changed: GameModule = {
      ...toyModule,
      *step(run) {
        run.log({ m: 'log.vowed' });
        run.mintAskId(seat(0));
        run.mintAskId(seat(1));
        yield* toyModule.step(run);
      },
    };
    const after = await make(changed).open(match.id);
    expect(after?.message(seat(0), 0).view.asks[0]?.options.map(({ key }) => key)).toEqual([
      'vow.0.north',
      'vow.0.south',
    ]);
    if (after?.running == null) throw new Error('gone');
    expect(matchOf(after.running).choices).toEqual([]);
    expect(legalChoices(matchOf(after.running), seat(1))).toHaveLength(2);
  });

  it.each<[string, GameModule[]]>([
    ['of a game that is gone', []],
    ['of rules that are gone', [{ ...toyModule, rules: 'toy-2' }]],
    [
      'that its rules cannot read',
      [
        {
          ...toyModule,
          *step() {
            throw new TypeError('cannot read');
          },
        },
      ],
    ],
  ])('says of a match %s that it is stuck, and keeps it', async (_, modules) => {
    const { host, make, storage } = setUp();
    const match = await begin(host);
    const before = await storage.loadMatch(match.id);
    const later = make(...modules);
    await expect(later.open(match.id)).rejects.toThrow(UnsupportedMatch);
    expect(await choose(later, match, 0, 'vow.0.north')).toBe('match-stuck');
    expect(await storage.loadMatch(match.id)).toEqual(before);
    expect(await choose(host, match, 0, 'vow.0.north')).toBeNull();
  });

  it('writes what changed, and now and then everything, so that a match stays quick to read', async () => {
    const { host, storage, make } = setUp();
    const match = await begin(host);
    const lengths: number[] = [];
    let bases = 0;
    for (let i = 0; i < 400; i++) {
      const live = await host.open(match.id);
      if (live?.running == null || live.over) break;
      const [choice] = [0, 1].flatMap((by) => legalChoices(matchOf(live.running as Running), seat(by)));
      if (choice === undefined) throw new Error('nobody is asked');
      expect(await host.choose(match.id, choice)).toBeNull();
      const stored = await storage.loadMatch(match.id);
      if (stored?.journal.length === 0) bases += 1;
      lengths.push(stored?.journal.length ?? 0);
      expect(readPersisted(stored?.snapshot ?? '', stored?.journal ?? [])).toEqual(
        (await host.open(match.id))?.parts.persisted,
      );
    }
    expect(Math.max(...lengths)).toBeGreaterThan(3);
    expect(bases).toBeGreaterThan(0);
    const last = await host.open(match.id);
    expect((await make(toyModule).open(match.id))?.running).toEqual(last?.running);
  });

  it('catches up with another writer and tells those who look on', async () => {
    const { host, make, changes } = setUp();
    const other = make(toyModule);
    const match = await begin(host);
    const there = await other.open(match.id);
    if (there === null) throw new Error('gone');
    expect(host.isBehind(match.id, 1)).toBe(false);
    await choose(other, there, 0, 'vow.0.north');
    await choose(other, there, 1, 'vow.1.north');
    expect(host.isBehind(match.id, 3)).toBe(true);
    await host.refresh(match.id, 3);
    expect(changes.map(({ by, match: { version } }) => [by, version])).toEqual([['others', 3]]);
    expect(changes.map(told)).toEqual([[0, 1]]);
    await host.refresh(match.id, 3);
    expect(changes).toHaveLength(1);
    expect((await host.open(match.id))?.running).toEqual((await other.open(match.id))?.running);
  });

  it('does not forget matches that somebody looks at', async () => {
    const { host } = setUp();
    const first = await begin(host, 'toy', 1);
    host.keepInMemory((id) => id === first.id);
    for (let i = 0; i < 900; i++) await begin(host, 'toy', 1);
    expect(host.size).toBeLessThan(700);
    expect(host.isBehind(first.id, 2)).toBe(true);
  });

  it('plays many answers at once one after another', async () => {
    const { host } = setUp();
    const match = await begin(host, 'toy', 4);
    const keys = [0, 1, 2, 3].flatMap((by) => [
      choose(host, match, by, `vow.${by}.north`),
      choose(host, match, by, `vow.${by}.south`),
    ]);
    const results = await Promise.all(keys);
    expect(results.filter((why) => why === null)).toHaveLength(4);
    expect(results.filter((why) => why === 'no-such-ask')).toHaveLength(4);
  });

  it('is not disturbed by a listener that throws', async () => {
    const { host } = setUp();
    host.onChange(() => {
      throw new Error('no');
    });
    expect(await choose(host, await begin(host), 0, 'vow.0.north')).toBeNull();
  });
});
