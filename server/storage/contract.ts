import { setImmediate } from 'node:timers/promises';

import type { MatchHead, MatchWrite, RoomRecord, Storage, StoredMatch, Swept } from './storage';
import { CHAT_KEPT, matchPlace, roomPlace } from './storage';

const head: MatchHead = {
  id: 'm1',
  game: 'toy',
  origin: 'lobby',
  listing: 'shown',
  version: 1,
  metadata: '{"name":"Ådne ’ 🎲"}',
  stage: 'playing',
  updatedAt: 1_700_000_000_000,
};
const created = { ...head, snapshot: '{"a":1}' };
const stored: StoredMatch = { ...created, journal: [] };
const room: RoomRecord = {
  code: 'ABCDE',
  version: 1,
  body: '{"members":[]}',
  match: null,
  updatedAt: 1_700_000_000_001,
};

/** Texts that a careless storage would mangle, refuse or take for something else. */
const UNUSUAL = [
  '',
  ' ',
  '__proto__',
  'constructor',
  "'; DROP TABLE matches; --",
  '{"a",NULL,"\\"}',
  'NULL',
  '\\x00 \\u0000',
  '%_*',
  'Ådne ’ 🎲 \u202e \ufeff',
  'line\nbreak\r\n\ttab',
  'long'.repeat(100_000),
];

const change = (text: string): MatchWrite['state'] => ({ kind: 'change', change: text });
const snapshot = (text: string): MatchWrite['state'] => ({ kind: 'snapshot', change: `to ${text}`, snapshot: text });
const begin = (text: string): MatchWrite['state'] => ({ kind: 'begin', snapshot: text });
const SAME: MatchWrite['state'] = { kind: 'same' };

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The tests every storage must pass. `open` makes an empty one. */
export function storageContract(name: string, open: () => Storage | Promise<Storage>): void {
  describe(`storage contract: ${name}`, () => {
    let storage: Storage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    /** Writes versions 2, 3, ... of the match `m1`. */
    const write = async (...states: readonly MatchWrite['state'][]): Promise<void> => {
      for (const [i, state] of states.entries()) {
        expect(await storage.writeMatch({ ...head, version: i + 2, state })).toBe('saved');
      }
    };

    describe('matches', () => {
      it('gives back a match as it was created', async () => {
        expect(await storage.createMatch(created)).toBe('created');
        expect(await storage.loadMatch('m1')).toEqual(stored);
      });

      it.each(['gathering', 'playing', 'over'] as const)('keeps the stage %s', async (stage) => {
        await storage.createMatch({ ...created, stage: 'gathering' });
        await storage.writeMatch({ ...head, version: 2, stage, state: SAME });
        expect(await storage.loadMatch('m1')).toMatchObject({ stage });
      });

      it.each(['room', 'lobby'] as const)('keeps the origin %s', async (origin) => {
        await storage.createMatch({ ...created, origin });
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, origin });
      });

      it('keeps a match that has not started, and its start', async () => {
        await storage.createMatch({ ...created, stage: 'gathering', snapshot: null });
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, stage: 'gathering', snapshot: null });
        await write(SAME, begin('{"begun":1}'), change('[1]'));
        expect(await storage.loadMatch('m1')).toEqual({
          ...stored,
          version: 4,
          snapshot: '{"begun":1}',
          journal: ['[1]'],
        });
      });

      it.each(['shown', 'hidden'] as const)('keeps that the lobby has it %s', async (listing) => {
        await storage.createMatch({ ...created, listing });
        await write(SAME);
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, listing, version: 2, journal: [null] });
        expect(await storage.loadTail('m1', 2)).toEqual({ ...head, listing, version: 2, journal: [] });
      });

      it('creates at any version', async () => {
        await storage.createMatch({ ...created, version: 70 });
        expect(await storage.writeMatch({ ...head, version: 71, state: change('[1]') })).toBe('saved');
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, version: 71, journal: ['[1]'] });
      });

      it('does not create a match over another', async () => {
        await storage.createMatch(created);
        await write(change('[1]'));
        const other = { ...created, game: 'other', metadata: '{}', snapshot: 'other' };
        expect(await storage.createMatch(other)).toBe('exists');
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, version: 2, journal: ['[1]'] });
      });

      it('lets only one of many who create the same match win', async () => {
        const results = await Promise.all(
          ['a', 'b', 'c', 'd'].map((text) => storage.createMatch({ ...created, snapshot: text })),
        );
        expect([...results].sort()).toEqual(['created', 'exists', 'exists', 'exists']);
        const won = ['a', 'b', 'c', 'd'][results.indexOf('created')];
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, snapshot: won });
      });

      it.each(['', 'm2', 'M1', 'm1 ', '%', '__proto__', 'constructor', 'm1\0', '\0', "'; DROP TABLE matches; --"])(
        'knows no match %j',
        async (id) => {
          await storage.createMatch(created);
          expect(await storage.loadMatch(id)).toBeNull();
          expect(await storage.loadTail(id, 0)).toBeNull();
          expect(await storage.writeMatch({ ...head, id, version: 2, state: change('[1]') })).toBe('conflict');
          await storage.deleteMatch(id);
          expect(await storage.loadMatch('m1')).toEqual(stored);
        },
      );

      it('keeps unusual texts everywhere', async () => {
        for (const [i, text] of UNUSUAL.entries()) {
          const match = { ...head, id: `${i}${text}`.slice(0, 1000), game: text.slice(0, 1000), metadata: text };
          await storage.createMatch({ ...match, snapshot: text });
          await storage.writeMatch({ ...match, version: 2, state: change(text) });
          expect(await storage.loadMatch(match.id)).toEqual({ ...match, version: 2, snapshot: text, journal: [text] });
          await storage.writeMatch({ ...match, version: 3, state: snapshot(text) });
          expect(await storage.loadMatch(match.id)).toEqual({ ...match, version: 3, snapshot: text, journal: [] });
        }
      });

      it('writes unusual texts together', async () => {
        const matches = UNUSUAL.map((text, i) => ({ ...head, id: `${i}${text}`.slice(0, 1000), metadata: text }));
        await Promise.all(matches.map((match) => storage.createMatch({ ...match, snapshot: match.metadata })));
        const results = matches.map((match) =>
          storage.writeMatch({ ...match, version: 2, state: change(match.metadata) }),
        );
        expect(new Set(await Promise.all(results))).toEqual(new Set(['saved']));
        for (const match of matches) {
          const [text] = [match.metadata];
          expect(await storage.loadMatch(match.id)).toEqual({ ...match, version: 2, snapshot: text, journal: [text] });
        }
      });

      it('deletes a match with everything that belongs to it, and nothing else', async () => {
        await storage.createMatch(created);
        await storage.createMatch({ ...created, id: 'm2' });
        await write(change('[1]'));
        await storage.addChat(matchPlace('m1'), 'hello');
        await storage.addChat(matchPlace('m2'), 'hello');
        await storage.addChat(roomPlace('m1'), 'hello');
        await storage.deleteMatch('m1');
        await storage.deleteMatch('m1');
        expect(await storage.loadMatch('m1')).toBeNull();
        expect(await storage.loadTail('m1', 1)).toBeNull();
        expect(await storage.loadChat(matchPlace('m1'), 0, 10)).toEqual([]);
        expect(await storage.loadMatch('m2')).toEqual({ ...stored, id: 'm2' });
        expect(await storage.loadChat(matchPlace('m2'), 0, 10)).toHaveLength(1);
        expect(await storage.loadChat(roomPlace('m1'), 0, 10)).toHaveLength(1);
        expect(await storage.createMatch(created)).toBe('created');
        expect(await storage.loadMatch('m1')).toEqual(stored);
        expect(await storage.addChat(matchPlace('m1'), 'first again')).toBe(1);
      });
    });

    describe('writing', () => {
      beforeEach(() => storage.createMatch(created));

      it('adds changes to the journal, with null where only the metadata changed', async () => {
        await write(change('[1]'), SAME, change('[2]'), SAME);
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, version: 5, journal: ['[1]', null, '[2]', null] });
      });

      it('lets a snapshot take the place of snapshot and journal', async () => {
        await write(change('[1]'), SAME, snapshot('{"a":3}'));
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, version: 4, snapshot: '{"a":3}' });
        await storage.writeMatch({ ...head, version: 5, state: change('[4]') });
        expect(await storage.loadMatch('m1')).toEqual({
          ...stored,
          version: 5,
          snapshot: '{"a":3}',
          journal: ['[4]'],
        });
      });

      it('replaces metadata, stage and time; game, origin and listing stay', async () => {
        const next = { ...head, version: 2, metadata: '{}', stage: 'over', updatedAt: 5 } as const;
        await storage.writeMatch({ ...next, game: 'other', origin: 'room', listing: 'hidden', state: change('[1]') });
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, ...next, journal: ['[1]'] });
      });

      it.each([1, 3, 0, -1])('does not write version %s over version 1', async (version) => {
        for (const state of [SAME, change('lost'), snapshot('lost')]) {
          const lost = { ...head, version, metadata: 'lost', stage: 'over', updatedAt: 9, state } as const;
          expect(await storage.writeMatch(lost)).toBe('conflict');
        }
        expect(await storage.loadMatch('m1')).toEqual(stored);
        expect(await storage.loadTail('m1', 1)).toEqual({ ...head, journal: [] });
      });

      it.each([
        ['changes', change],
        ['snapshots', snapshot],
      ])('lets only one of many writers of the same version win: %s', async (_, state) => {
        const texts = ['a', 'b', 'c', 'd', 'e'];
        const results = await Promise.all(
          texts.map((text) => storage.writeMatch({ ...head, version: 2, metadata: text, state: state(text) })),
        );
        expect([...results].sort()).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'saved']);
        const won = texts[results.indexOf('saved')];
        const kept = await storage.loadMatch('m1');
        expect(kept).toMatchObject({ version: 2, metadata: won });
        expect([kept?.snapshot, ...(kept?.journal ?? [])]).toContain(won);
        expect(kept?.journal.length).toBe(state === change ? 1 : 0);
      });

      it('does not write a match that does not exist', async () => {
        expect(await storage.writeMatch({ ...head, id: 'm2', version: 2, state: snapshot('x') })).toBe('conflict');
        expect(await storage.loadMatch('m2')).toBeNull();
        expect(await storage.createMatch({ ...created, id: 'm2' })).toBe('created');
      });

      it('does not bring a deleted match back', async () => {
        await storage.deleteMatch('m1');
        expect(await storage.writeMatch({ ...head, version: 2, state: change('x') })).toBe('conflict');
        expect(await storage.loadMatch('m1')).toBeNull();
      });

      it('writes many matches at once, each its own, and tells each its own result', async () => {
        const ids = Array.from({ length: 200 }, (_, i) => `many${i}`);
        await Promise.all(ids.map((id) => storage.createMatch({ ...created, id })));
        const states = [SAME, change('[2]'), snapshot('{"a":2}'), change('[3]')];
        const results = await Promise.all(
          ids.map((id, i) =>
            storage.writeMatch({ ...head, id, version: i % 5 === 0 ? 3 : 2, state: states[i % 4] ?? SAME }),
          ),
        );
        for (const [i, id] of ids.entries()) {
          expect(results[i]).toBe(i % 5 === 0 ? 'conflict' : 'saved');
          const expected = i % 5 === 0 ? {} : expectedAfter(states[i % 4] ?? SAME);
          expect(await storage.loadMatch(id)).toEqual({ ...stored, id, ...expected });
        }
      });

      it('keeps the order of versions that were not waited for', async () => {
        const versions = Array.from({ length: 20 }, (_, i) => i + 2);
        const results = await Promise.all(
          versions.map((version) => storage.writeMatch({ ...head, version, state: change(`[${version}]`) })),
        );
        expect(new Set(results)).toEqual(new Set(['saved']));
        const journal = versions.map((version) => `[${version}]`);
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, version: 21, journal });
      });

      it('never shows half a write to a reader', async () => {
        const versions = Array.from({ length: 60 }, (_, i) => i + 2);
        const writing = (async () => {
          for (const version of versions) {
            const state = version % 7 === 0 ? snapshot(`${version}`) : change(`${version}`);
            await storage.writeMatch({ ...head, version, metadata: `${version}`, state });
          }
        })();
        for (let seen = 0; seen < 61;) {
          const kept = await storage.loadMatch('m1');
          if (kept === null) throw new Error('the match is gone');
          await setImmediate();
          seen = kept.version;
          if (seen === 1) continue;
          const base = Math.max(1, Math.floor(seen / 7) * 7);
          const journal = versions.filter((version) => version > base && version <= seen).map(String);
          expect(kept).toMatchObject({
            metadata: `${seen}`,
            snapshot: base === 1 ? created.snapshot : `${base}`,
            journal,
          });
        }
        await writing;
      });
    });

    describe('tails', () => {
      beforeEach(() => storage.createMatch(created));

      it('gives what has happened since a version', async () => {
        await write(change('[1]'), SAME, change('[2]'));
        const present = { ...head, version: 4 };
        expect(await storage.loadTail('m1', 1)).toEqual({ ...present, journal: ['[1]', null, '[2]'] });
        expect(await storage.loadTail('m1', 2)).toEqual({ ...present, journal: [null, '[2]'] });
        expect(await storage.loadTail('m1', 3)).toEqual({ ...present, journal: ['[2]'] });
        expect(await storage.loadTail('m1', 4)).toEqual({ ...present, journal: [] });
      });

      it('has the present head', async () => {
        const next = { ...head, version: 2, metadata: '{"b":2}', stage: 'over', updatedAt: 7 } as const;
        await storage.writeMatch({ ...next, state: SAME });
        expect(await storage.loadTail('m1', 1)).toEqual({ ...next, journal: [null] });
      });

      it('is null when a snapshot has swallowed the changes', async () => {
        await write(change('[1]'), snapshot('{"a":3}'), change('[2]'));
        expect(await storage.loadTail('m1', 1)).toBeNull();
        expect(await storage.loadTail('m1', 2)).toBeNull();
        expect(await storage.loadTail('m1', 3)).toEqual({ ...head, version: 4, journal: ['[2]'] });
      });

      it('is null before the version the match was created with', async () => {
        await storage.createMatch({ ...created, id: 'm2', version: 5 });
        expect(await storage.loadTail('m2', 4)).toBeNull();
        expect(await storage.loadTail('m2', 5)).toEqual({ ...head, id: 'm2', version: 5, journal: [] });
      });

      it('is null for a version that is not there yet', async () => {
        expect(await storage.loadTail('m1', 2)).toBeNull();
      });
    });

    describe('histories', () => {
      /** Writes like {@link write}, each a second after the one before. */
      const play = async (...states: readonly MatchWrite['state'][]): Promise<void> => {
        for (const [i, state] of states.entries()) {
          await storage.writeMatch({ ...head, version: i + 2, updatedAt: head.updatedAt + (i + 2) * 1000, state });
        }
      };
      const at = (version: number, text: string) => ({ version, at: head.updatedAt + version * 1000, change: text });
      const first = { version: 1, snapshot: created.snapshot };
      const PLAYED = [change('[2]'), SAME, snapshot('3rd'), change('[5]'), snapshot('5th')] as const;
      const CHANGES = [at(2, '[2]'), at(4, 'to 3rd'), at(5, '[5]'), at(6, 'to 5th')];
      const historyOf = async (id = 'm1') => ({
        beginning: await storage.loadBeginning(id),
        changes: await all(storage.history(id)),
      });

      it('begin with the first state and have every change since, whatever snapshots there were', async () => {
        await storage.createMatch(created);
        expect(await historyOf()).toEqual({ beginning: first, changes: [] });
        await play(...PLAYED);
        expect(await historyOf()).toEqual({ beginning: first, changes: CHANGES });
        expect(await storage.loadMatch('m1')).toMatchObject({ version: 6, snapshot: '5th', journal: [] });
      });

      it('begin when the match begins', async () => {
        await storage.createMatch({ ...created, snapshot: null });
        expect(await historyOf()).toEqual({ beginning: null, changes: [] });
        await play(SAME, begin('begun'), SAME, snapshot('next'), change('[6]'));
        const beginning = { version: 3, snapshot: 'begun' };
        expect(await historyOf()).toEqual({ beginning, changes: [at(5, 'to next'), at(6, '[6]')] });
      });

      it.each(['', 'm2', '\0', '__proto__'])('are empty for a match that is not there: %j', async (id) => {
        await storage.createMatch(created);
        expect(await historyOf(id)).toEqual({ beginning: null, changes: [] });
        expect(await storage.pack(id)).toBe('nothing');
      });

      it('have nothing of a write that did not fit', async () => {
        await storage.createMatch(created);
        await play(change('[2]'));
        expect(await storage.writeMatch({ ...head, version: 2, state: snapshot('lost') })).toBe('conflict');
        expect(await historyOf()).toEqual({ beginning: first, changes: [at(2, '[2]')] });
        expect(await storage.pack('m1')).toBe('nothing');
      });

      it('are the same once they are packed', async () => {
        await storage.createMatch(created);
        await play(...PLAYED);
        const before = await storage.loadMatch('m1');
        expect(await storage.pack('m1')).toBe('packed');
        expect(await historyOf()).toEqual({ beginning: first, changes: CHANGES });
        expect(await storage.loadMatch('m1')).toEqual(before);
        expect(await storage.loadTail('m1', 6)).toMatchObject({ version: 6, journal: [] });
        expect(await storage.pack('m1')).toBe('nothing');
      });

      it('go on after they were packed, and can be packed again', async () => {
        await storage.createMatch(created);
        await play(...PLAYED);
        await storage.pack('m1');
        const [seventh, eighth] = [
          { ...head, version: 7, updatedAt: 7, state: change('[7]') },
          { ...head, version: 8, updatedAt: 8, state: snapshot('8th') },
        ];
        expect(await storage.writeMatch(seventh)).toBe('saved');
        expect(await storage.loadMatch('m1')).toMatchObject({ version: 7, snapshot: '5th', journal: ['[7]'] });
        const changes = [...CHANGES, { version: 7, at: 7, change: '[7]' }];
        expect(await historyOf()).toEqual({ beginning: first, changes });
        expect(await storage.pack('m1')).toBe('nothing');
        await storage.writeMatch(eighth);
        const more = [...changes, { version: 8, at: 8, change: 'to 8th' }];
        expect(await historyOf()).toEqual({ beginning: first, changes: more });
        expect(await storage.pack('m1')).toBe('packed');
        expect(await historyOf()).toEqual({ beginning: first, changes: more });
      });

      it('are packed up to the newest snapshot: what follows is still to be loaded', async () => {
        await storage.createMatch(created);
        await play(...PLAYED, change('[7]'), SAME);
        expect(await storage.pack('m1')).toBe('packed');
        expect(await storage.loadMatch('m1')).toMatchObject({ version: 8, snapshot: '5th', journal: ['[7]', null] });
        expect(await storage.loadTail('m1', 6)).toMatchObject({ version: 8, journal: ['[7]', null] });
        expect(await historyOf()).toEqual({ beginning: first, changes: [...CHANGES, at(7, '[7]')] });
      });

      it('are read from a version on, packed or not', async () => {
        await storage.createMatch(created);
        await play(...PLAYED, change('[7]'));
        const later = [...CHANGES.slice(2), at(7, '[7]')];
        expect(await all(storage.history('m1', 4))).toEqual(later);
        await storage.pack('m1');
        expect(await all(storage.history('m1', 4))).toEqual(later);
        expect(await all(storage.history('m1', 7))).toEqual([]);
      });

      it('are packed once when several do it at the same time', async () => {
        await storage.createMatch(created);
        await play(...PLAYED);
        const results = await Promise.all([1, 2, 3].map(() => storage.pack('m1')));
        expect([...results].sort()).toEqual(['nothing', 'nothing', 'packed']);
        expect(await historyOf()).toEqual({ beginning: first, changes: CHANGES });
      });

      it('keep unusual texts, packed or not', async () => {
        await storage.createMatch(created);
        await play(...UNUSUAL.map(snapshot));
        const changes = UNUSUAL.map((text, i) => at(i + 2, `to ${text}`));
        expect(await historyOf()).toEqual({ beginning: first, changes });
        await storage.pack('m1');
        expect(await historyOf()).toEqual({ beginning: first, changes });
      });

      it('may be long, and miss nothing when they are packed or go on while they are read', async () => {
        await storage.createMatch(created);
        const long = Array.from({ length: 250 }, (_, i) => at(i + 2, `[${i + 2}]`));
        await play(...long.map((one) => change(one.change)), snapshot('end'));
        const expected = [...long, at(252, 'to end')];
        const read: unknown[] = [];
        for await (const one of storage.history('m1')) {
          read.push(one);
          if (read.length === 120) await storage.pack('m1');
        }
        expect(read).toEqual(expected);
        expect(await historyOf()).toEqual({ beginning: first, changes: expected });
      });

      it('are named when they belong to matches that are over and not packed', async () => {
        const ids = Array.from({ length: 130 }, (_, i) => `over${i}`);
        for (const id of [...ids, 'playing', 'short']) await storage.createMatch({ ...created, id });
        const end = (id: string, state: MatchWrite['state'], stage: MatchHead['stage']) =>
          storage.writeMatch({ ...head, id, version: 2, stage, state });
        await Promise.all(ids.map((id) => end(id, snapshot('end'), 'over')));
        await end('playing', snapshot('on'), 'playing');
        await end('short', change('[2]'), 'over');
        expect((await all(storage.unpacked())).sort()).toEqual([...ids].sort());
        for await (const id of storage.unpacked()) await storage.pack(id);
        expect(await all(storage.unpacked())).toEqual([]);
      });

      it('go with their match, packed or not', async () => {
        for (const id of ['m1', 'm2', 'm3', 'm4']) await storage.createMatch({ ...created, id });
        for (const id of ['m1', 'm2', 'm3', 'm4']) {
          await storage.writeMatch({ ...head, id, version: 2, stage: 'over', updatedAt: 5, state: snapshot('end') });
        }
        await storage.pack('m1');
        await storage.pack('m3');
        await storage.deleteMatch('m1');
        await storage.deleteMatch('m2');
        expect(await historyOf('m3')).toMatchObject({ beginning: first });
        await storage.sweep({ finishedBefore: 1000, abandonedBefore: 0, emptyBefore: 0 });
        for (const id of ['m1', 'm2', 'm3', 'm4']) {
          expect(await historyOf(id)).toEqual({ beginning: null, changes: [] });
          expect(await storage.createMatch({ ...created, id, snapshot: 'anew' })).toBe('created');
          expect(await historyOf(id)).toEqual({ beginning: { version: 1, snapshot: 'anew' }, changes: [] });
        }
      });

      it('can be put back', async () => {
        await storage.createMatch(created);
        await play(...PLAYED, change('[7]'), SAME);
        const [match, before] = [await storage.loadMatch('m1'), await historyOf()];
        await storage.deleteMatch('m1');
        const { journal, ...rest } = match ?? stored;
        const restored = { ...rest, base: rest.version - journal.length, beginning: before.beginning };
        expect(await storage.restoreMatch(restored)).toBe('created');
        expect(await storage.restoreMatch(restored)).toBe('exists');
        await storage.restoreHistory('m1', before.changes.slice(0, 2));
        await storage.restoreHistory('m1', before.changes.slice(2));
        expect(await storage.loadMatch('m1')).toEqual(match);
        expect(await historyOf()).toEqual(before);
        expect(await storage.pack('m1')).toBe('packed');
        expect(await historyOf()).toEqual(before);
      });

      it('can be put back where they begin with the only snapshot, and where there is none', async () => {
        await storage.restoreMatch({ ...created, version: 6, base: 4, beginning: null });
        await storage.restoreHistory('m1', [at(6, '[6]')]);
        expect(await storage.loadMatch('m1')).toEqual({ ...stored, version: 6, journal: [null, '[6]'] });
        expect(await historyOf()).toEqual({ beginning: { ...first, version: 4 }, changes: [at(6, '[6]')] });
        await storage.restoreMatch({ ...created, id: 'm2', version: 3, base: 1, snapshot: null, beginning: null });
        expect(await storage.loadMatch('m2')).toEqual({
          ...stored,
          id: 'm2',
          version: 3,
          snapshot: null,
          journal: [null, null],
        });
        expect(await historyOf('m2')).toEqual({ beginning: null, changes: [] });
      });
    });

    describe('versions', () => {
      it('gives the present versions of those matches that exist', async () => {
        await storage.createMatch(created);
        await storage.createMatch({ ...created, id: 'm2' });
        await storage.createMatch({ ...created, id: 'm3' });
        await write(SAME, change('[1]'));
        const found = await storage.matchVersions(['m1', 'm2', 'none', '\0', '__proto__', 'm1']);
        expect(found).toEqual(
          new Map([
            ['m1', 3],
            ['m2', 1],
          ]),
        );
        expect(await storage.matchVersions([])).toEqual(new Map());
      });

      it('says how far a match is', async () => {
        await storage.createMatch(created);
        await storage.createMatch({ ...created, id: 'm2', stage: 'gathering', snapshot: null });
        await write({ kind: 'same' });
        expect(await Promise.all(['m1', 'm2', 'none', '\0', '__proto__'].map((id) => storage.loadStage(id)))).toEqual([
          'playing',
          'gathering',
          null,
          null,
          null,
        ]);
        await storage.writeMatch({ ...head, version: 3, stage: 'over', state: SAME });
        expect(await storage.loadStage('m1')).toBe('over');
      });

      it('gives the present versions of those rooms that exist', async () => {
        await storage.createRoom(room);
        await storage.createRoom({ ...room, code: 'BBBBB', version: 4 });
        await storage.createRoom({ ...room, code: 'CCCCC' });
        const found = await storage.roomVersions(['ABCDE', 'BBBBB', 'NONE', '\0', '__proto__']);
        expect(found).toEqual(
          new Map([
            ['ABCDE', 1],
            ['BBBBB', 4],
          ]),
        );
        expect(await storage.roomVersions([])).toEqual(new Map());
      });

      it('asks for many at once', async () => {
        await storage.createMatch(created);
        await storage.createRoom(room);
        const many = Array.from({ length: 20_000 }, (_, i) => `none${i}`);
        expect(await storage.matchVersions([...many, 'm1'])).toEqual(new Map([['m1', 1]]));
        expect(await storage.roomVersions([...many, 'ABCDE'])).toEqual(new Map([['ABCDE', 1]]));
      });
    });

    describe('lists', () => {
      it('lists the lobby matches of one game, newest first, heads only', async () => {
        const matches = Array.from({ length: 12 }, (_, i) => ({ ...created, id: `m${i + 1}` }));
        for (const match of matches) await storage.createMatch(match);
        await storage.createMatch({ ...created, id: 'other game', game: 'other' });
        await storage.createMatch({ ...created, id: 'in a room', origin: 'room' });
        await write(change('[1]'));
        const listed = await storage.listMatches('toy', 100);
        expect(listed.map(({ id }) => id)).toEqual(matches.map(({ id }) => id).reverse());
        expect(listed.at(-1)).toEqual({ ...head, version: 2 });
        expect(await storage.listMatches('none', 100)).toEqual([]);
      });

      it('lists at most as many as asked for', async () => {
        for (const id of ['m1', 'm2', 'm3']) await storage.createMatch({ ...created, id });
        expect((await storage.listMatches('toy', 2)).map(({ id }) => id)).toEqual(['m3', 'm2']);
        expect(await storage.listMatches('toy', 0)).toEqual([]);
      });

      it('lists what is shown, however many hidden matches are newer', async () => {
        for (const id of ['m1', 'm2', 'm3']) await storage.createMatch({ ...created, id });
        const hidden = Array.from({ length: 200 }, (_, i) => ({ ...created, id: `h${i}`, listing: 'hidden' }) as const);
        for (const match of hidden) await storage.createMatch(match);
        expect((await storage.listMatches('toy', 200)).map(({ id }) => id)).toEqual(['m3', 'm2', 'm1']);
      });
    });

    describe('rooms', () => {
      it('gives back a room as it was created', async () => {
        expect(await storage.loadRoom('ABCDE')).toBeNull();
        expect(await storage.createRoom({ ...room, match: 'm1', version: 3 })).toBe('created');
        expect(await storage.loadRoom('ABCDE')).toEqual({ ...room, match: 'm1', version: 3 });
      });

      it('does not create a room over another', async () => {
        await storage.createRoom(room);
        expect(await storage.createRoom({ ...room, body: 'other', match: 'm1' })).toBe('exists');
        expect(await storage.loadRoom('ABCDE')).toEqual(room);
      });

      it('replaces all but the code', async () => {
        await storage.createRoom(room);
        const next = { code: 'ABCDE', version: 2, body: 'next', match: 'm1', updatedAt: 5 };
        expect(await storage.saveRoom(next)).toBe('saved');
        expect(await storage.loadRoom('ABCDE')).toEqual(next);
      });

      it.each([1, 3, 0])('does not save version %s over version 1', async (version) => {
        await storage.createRoom(room);
        expect(await storage.saveRoom({ ...room, version, body: 'lost', match: 'm1', updatedAt: 9 })).toBe('conflict');
        expect(await storage.loadRoom('ABCDE')).toEqual(room);
      });

      it('lets only one of many writers of the same version win', async () => {
        await storage.createRoom(room);
        const results = await Promise.all(
          ['a', 'b', 'c'].map((body) => storage.saveRoom({ ...room, version: 2, body })),
        );
        expect([...results].sort()).toEqual(['conflict', 'conflict', 'saved']);
        expect(await storage.loadRoom('ABCDE')).toMatchObject({ body: ['a', 'b', 'c'][results.indexOf('saved')] });
      });

      it('does not save a room that does not exist', async () => {
        expect(await storage.saveRoom({ ...room, version: 2 })).toBe('conflict');
        expect(await storage.loadRoom('ABCDE')).toBeNull();
      });

      it.each(['', 'abcde', '\0', '__proto__', "'; DROP TABLE rooms; --"])('knows no room %j', async (code) => {
        await storage.createRoom(room);
        expect(await storage.loadRoom(code)).toBeNull();
        expect(await storage.saveRoom({ ...room, code, version: 2 })).toBe('conflict');
        expect(await storage.loadRoom('ABCDE')).toEqual(room);
      });

      it('keeps unusual texts', async () => {
        for (const [i, text] of UNUSUAL.entries()) {
          const unusual = { ...room, code: `${i}`, body: text, match: text.slice(0, 1000) };
          await storage.createRoom(unusual);
          expect(await storage.loadRoom(unusual.code)).toEqual(unusual);
        }
      });
    });

    describe('rooms that are to be looked at', () => {
      const at = (code: string, match: string | null) => ({ code, version: 1, body: '{}', match, updatedAt: 50 });

      it('are named once their time has come, those first that have waited longest', async () => {
        for (const code of ['AAAAA', 'BBBBB', 'CCCCC', 'DDDDD']) await storage.createRoom(at(code, null));
        expect(await storage.dueRooms(1_000, 10)).toEqual([]);
        await storage.noteDue('BBBBB', 100);
        await storage.noteDue('AAAAA', 200);
        await storage.noteDue('CCCCC', 100);
        await storage.noteDue('DDDDD', 201);
        await storage.noteDue('NOONE', 1);
        expect(await storage.dueRooms(200, 10)).toEqual(['BBBBB', 'CCCCC', 'AAAAA']);
        expect(await storage.dueRooms(200, 2)).toEqual(['BBBBB', 'CCCCC']);
        await storage.noteDue('BBBBB', null);
        await storage.noteDue('CCCCC', 300);
        expect(await storage.dueRooms(200, 10)).toEqual(['AAAAA']);
      });

      it('stay so while the room changes, and are no others than before', async () => {
        await storage.createRoom(at('AAAAA', null));
        await storage.noteDue('AAAAA', 100);
        expect(await storage.saveRoom({ ...at('AAAAA', 'm'), version: 2 })).toBe('saved');
        expect(await storage.loadRoom('AAAAA')).toEqual({ ...at('AAAAA', 'm'), version: 2 });
        expect(await storage.dueRooms(100, 10)).toEqual(['AAAAA']);
      });

      it('are those that are put back with a match', async () => {
        await storage.createRoom(at('AAAAA', 'm'));
        expect(await storage.dueRooms(49, 10)).toEqual([]);
        expect(await storage.dueRooms(50, 10)).toEqual(['AAAAA']);
      });
    });

    it('keeps the keys of the server that were made first', async () => {
      expect(await storage.loadKeys()).toBeNull();
      const [one, other] = await Promise.all([storage.keepKeys('{"a":1}'), storage.keepKeys('{"a":2}')]);
      expect(other).toBe(one);
      expect(await storage.keepKeys('{"a":3}')).toBe(one);
      expect(await storage.loadKeys()).toBe(one);
    });

    describe('conversations', () => {
      it('numbers the lines of each place from 1', async () => {
        expect(await storage.addChat(roomPlace('ABCDE'), 'a')).toBe(1);
        expect(await storage.addChat(roomPlace('ABCDE'), 'b')).toBe(2);
        expect(await storage.addChat(matchPlace('ABCDE'), 'c')).toBe(1);
        expect(await storage.loadChat(roomPlace('ABCDE'), 0, 10)).toEqual([
          { n: 1, body: 'a' },
          { n: 2, body: 'b' },
        ]);
        expect(await storage.loadChat(matchPlace('ABCDE'), 0, 10)).toEqual([{ n: 1, body: 'c' }]);
        expect(await storage.loadChat(roomPlace('NONE'), 0, 10)).toEqual([]);
        expect(await storage.loadChat('\0', 0, 10)).toEqual([]);
      });

      it('gives every line that comes in at once a number of its own', async () => {
        const lines = Array.from({ length: 50 }, (_, i) => `line ${i}`);
        const numbers = await Promise.all(lines.map((body) => storage.addChat('room:x', body)));
        expect([...numbers].sort((a, b) => a - b)).toEqual(lines.map((_, i) => i + 1));
        const kept = await storage.loadChat('room:x', 0, 100);
        expect(kept.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
        for (const [i, body] of lines.entries()) expect(kept[(numbers[i] ?? 0) - 1]?.body).toBe(body);
      });

      it('gives the lines after a number, oldest first, and of too many the last ones', async () => {
        for (const body of ['a', 'b', 'c', 'd', 'e']) await storage.addChat('room:x', body);
        const numbers = async (after: number, limit: number): Promise<readonly number[]> =>
          (await storage.loadChat('room:x', after, limit)).map(({ n }) => n);
        expect(await numbers(0, 10)).toEqual([1, 2, 3, 4, 5]);
        expect(await numbers(3, 10)).toEqual([4, 5]);
        expect(await numbers(0, 2)).toEqual([4, 5]);
        expect(await numbers(2, 2)).toEqual([4, 5]);
        expect(await numbers(1, 3)).toEqual([3, 4, 5]);
        expect(await numbers(5, 10)).toEqual([]);
        expect(await numbers(0, 0)).toEqual([]);
        expect(await numbers(0, Number.MAX_SAFE_INTEGER)).toEqual([1, 2, 3, 4, 5]);
      });

      it('keeps the last lines of each place, and never uses a number again', async () => {
        await storage.addChat('room:y', 'of another place');
        const lines = Array.from({ length: CHAT_KEPT + 5 }, (_, i) => ({ n: i + 1, body: `line ${i + 1}` }));
        await storage.restoreChat('room:x', lines.slice(0, CHAT_KEPT));
        for (const { n, body } of lines.slice(CHAT_KEPT)) expect(await storage.addChat('room:x', body)).toBe(n);
        expect(await storage.loadChat('room:x', 0, Number.MAX_SAFE_INTEGER)).toEqual(lines.slice(5));
        expect(await storage.addChat('room:x', 'one more')).toBe(CHAT_KEPT + 6);
        const kept = await storage.loadChat('room:x', 0, Number.MAX_SAFE_INTEGER);
        expect(kept).toEqual([...lines.slice(6), { n: CHAT_KEPT + 6, body: 'one more' }]);
        expect(await storage.loadChat('room:x', CHAT_KEPT + 4, 10)).toHaveLength(2);
        expect(await storage.loadChat('room:y', 0, 10)).toHaveLength(1);
      });

      it('puts lines back under the numbers they had', async () => {
        const lines = Array.from({ length: 7 }, (_, i) => ({ n: i + 500, body: `line ${i}` }));
        await storage.restoreChat('room:x', []);
        expect(await storage.loadChat('room:x', 0, 10)).toEqual([]);
        await storage.restoreChat('room:x', lines.slice(0, 4));
        await storage.restoreChat('room:x', lines.slice(4));
        expect(await storage.loadChat('room:x', 0, 10)).toEqual(lines);
        expect(await storage.addChat('room:x', 'next')).toBe(507);
      });

      it('puts no more lines back than are kept', async () => {
        const lines = Array.from({ length: CHAT_KEPT + 3 }, (_, i) => ({ n: i + 1, body: `${i}` }));
        await storage.restoreChat('room:x', lines);
        expect(await storage.loadChat('room:x', 0, Number.MAX_SAFE_INTEGER)).toEqual(lines.slice(3));
      });

      it('keeps unusual texts', async () => {
        for (const text of UNUSUAL) await storage.addChat('room:x', text);
        expect((await storage.loadChat('room:x', 0, 100)).map(({ body }) => body)).toEqual(UNUSUAL);
      });
    });

    describe('what was foretold', () => {
      const right = { who: '7', question: 'end', body: '{"answer":"victory"}' };
      beforeEach(async () => {
        for (const id of ['a', 'b']) await storage.createMatch({ ...created, id });
      });

      it('is one answer to each question of each who foretells', async () => {
        expect(await storage.savePrediction('a', { who: '12', question: 'end', body: 'no' })).toBe('saved');
        expect(await storage.savePrediction('a', { who: '7', question: 'end', body: 'wrong' })).toBe('saved');
        expect(await storage.savePrediction('a', { who: '7', question: 'event:1', body: 'raid' })).toBe('saved');
        expect(await storage.savePrediction('a', right)).toBe('saved');
        expect(await storage.savePrediction('b', { who: '7', question: 'end', body: 'of another' })).toBe('saved');
        expect(await storage.loadPredictions('a', null)).toEqual([
          { who: '12', question: 'end', body: 'no' },
          right,
          { who: '7', question: 'event:1', body: 'raid' },
        ]);
        expect(await storage.loadPredictions('a', '12')).toEqual([{ who: '12', question: 'end', body: 'no' }]);
        expect(await storage.loadPredictions('a', '8')).toEqual([]);
        expect(await storage.loadPredictions('none', null)).toEqual([]);
      });

      it('is the last answer, whoever writes it at once', async () => {
        const all = Array.from({ length: 20 }, (_, i) => ({ ...right, body: `${i}` }));
        await Promise.all(all.map((one) => storage.savePrediction('a', one)));
        expect(await storage.loadPredictions('a', '7')).toHaveLength(1);
      });

      it('is of a match that exists, and goes with it', async () => {
        expect(await storage.savePrediction('none', right)).toBe('no-match');
        expect(await storage.loadPredictions('none', null)).toEqual([]);
        await storage.savePrediction('a', right);
        await storage.savePrediction('b', right);
        await storage.deleteMatch('a');
        expect(await storage.savePrediction('a', right)).toBe('no-match');
        expect(await storage.loadPredictions('a', null)).toEqual([]);
        expect(await storage.loadPredictions('b', null)).toEqual([right]);
        await storage.sweep({ finishedBefore: 2e12, abandonedBefore: 2e12, emptyBefore: 2e12 });
        expect(await storage.loadPredictions('b', null)).toEqual([]);
      });
    });

    describe('what has not begun', () => {
      const places = async (kind: 'room' | 'match', before: number): Promise<readonly string[]> =>
        (await all(storage.unstarted(kind, before))).map(({ place }) => place);
      const gathering = { ...created, stage: 'gathering', snapshot: null } as const;

      it('is found by its age, oldest first', async () => {
        await storage.createRoom({ ...room, code: 'NEWER', updatedAt: 30 });
        await storage.createRoom({ ...room, code: 'OLDER', updatedAt: 10, body: 'of the older' });
        await storage.createRoom({ ...room, code: 'BEGUN', updatedAt: 1, match: 'm1' });
        await storage.createMatch({ ...gathering, id: 'newer', updatedAt: 20 });
        await storage.createMatch({ ...gathering, id: 'older', updatedAt: 5, metadata: 'of the older' });
        await storage.createMatch({ ...created, id: 'begun', updatedAt: 1 });
        await storage.createMatch({ ...gathering, id: 'of a room', origin: 'room', updatedAt: 1 });
        expect(await places('room', 31)).toEqual(['room:OLDER', 'room:NEWER']);
        expect(await places('room', 30)).toEqual(['room:OLDER']);
        expect(await places('room', 10)).toEqual([]);
        expect(await places('match', 31)).toEqual(['match:older', 'match:newer']);
        const [oldest] = await all(storage.unstarted('room', 30));
        expect(oldest).toEqual({ place: 'room:OLDER', updatedAt: 10, body: 'of the older' });
        const [first] = await all(storage.unstarted('match', 20));
        expect(first).toEqual({ place: 'match:older', updatedAt: 5, body: 'of the older' });
      });

      it('is found once, also where many are equally old', async () => {
        const codes = Array.from({ length: 250 }, (_, i) => `R${i}`);
        for (const code of codes) {
          await storage.createRoom({ ...room, code, updatedAt: 7 });
          await storage.createMatch({ ...gathering, id: code, updatedAt: 7 });
        }
        expect([...(await places('room', 8))].sort()).toEqual(codes.map(roomPlace).sort());
        expect([...(await places('match', 8))].sort()).toEqual(codes.map(matchPlace).sort());
      });

      it('is touched when somebody is there, and nothing else is', async () => {
        await storage.createRoom(room);
        await storage.createRoom({ ...room, code: 'BEGUN', match: 'm2' });
        await storage.createMatch(gathering);
        await storage.createMatch({ ...created, id: 'm2' });
        const asked = ['room:ABCDE', 'room:BEGUN', 'room:NONE', 'match:m1', 'match:m2', 'match:\0', 'other'];
        expect(await storage.touch(asked, 99)).toEqual(new Set(['room:ABCDE', 'match:m1']));
        expect(await storage.loadRoom('ABCDE')).toEqual({ ...room, updatedAt: 99 });
        expect(await storage.loadRoom('BEGUN')).toEqual({ ...room, code: 'BEGUN', match: 'm2' });
        expect(await storage.loadMatch('m1')).toEqual({ ...gathering, updatedAt: 99, journal: [] });
        expect(await storage.loadMatch('m2')).toEqual({ ...stored, id: 'm2' });
        expect(await storage.touch([], 100)).toEqual(new Set());
        await write(snapshot('{}'));
      });

      it('is deleted with what was said there, unless something has happened since', async () => {
        await storage.createRoom({ ...room, updatedAt: 5 });
        await storage.addChat('room:ABCDE', 'said');
        await storage.createMatch({ ...gathering, updatedAt: 5 });
        await storage.addChat('match:m1', 'said');
        for (const place of ['room:ABCDE', 'match:m1']) {
          expect(await storage.deleteUnstarted({ place, updatedAt: 4 })).toBe('kept');
          await storage.touch([place], 6);
          expect(await storage.deleteUnstarted({ place, updatedAt: 5 })).toBe('kept');
          expect(await storage.loadChat(place, 0, 10)).toHaveLength(1);
          expect(await storage.deleteUnstarted({ place, updatedAt: 6 })).toBe('deleted');
          expect(await storage.deleteUnstarted({ place, updatedAt: 6 })).toBe('kept');
          expect(await storage.loadChat(place, 0, 10)).toEqual([]);
        }
        expect(await storage.loadRoom('ABCDE')).toBeNull();
        expect(await storage.loadMatch('m1')).toBeNull();
      });

      it('is not deleted once it has begun', async () => {
        await storage.createRoom({ ...room, match: 'm1', updatedAt: 5 });
        await storage.createMatch({ ...created, updatedAt: 5 });
        for (const place of ['room:ABCDE', 'match:m1', 'room:NONE', 'match:\0', 'other']) {
          expect(await storage.deleteUnstarted({ place, updatedAt: 5 })).toBe('kept');
        }
        expect(await storage.count()).toMatchObject({ rooms: 1, matches: { playing: 1 } });
      });
    });

    describe('the clock', () => {
      it('is compared with when anything was last written', async () => {
        expect(await storage.newest()).toBeNull();
        await storage.createMatch({ ...created, updatedAt: 700 });
        expect(await storage.newest()).toBe(700);
        await storage.createRoom({ ...room, updatedAt: 900 });
        await storage.writeMatch({ ...head, version: 2, updatedAt: 800, state: SAME });
        expect(await storage.newest()).toBe(900);
      });

      it('has a note that is kept', async () => {
        expect(await storage.loadClock()).toBeNull();
        await storage.saveClock('{"at":1}');
        await storage.saveClock('{"at":2}');
        expect(await storage.loadClock()).toBe('{"at":2}');
      });
    });

    describe('sweeping', () => {
      const expiry = { finishedBefore: 1000, abandonedBefore: 500, emptyBefore: 2000 };
      const NOTHING: Swept = { matches: { finished: [], abandoned: [], empty: [] }, rooms: { empty: 0, ended: 0 } };
      const kept = async (): Promise<readonly string[]> => {
        const matches = (await all(storage.everyMatch())).map(({ id }) => id);
        const rooms = (await all(storage.everyRoom())).map(({ code }) => code);
        return [...matches, ...rooms].sort();
      };
      const countOf = ({ matches, rooms }: Swept): readonly [matches: number, rooms: number] => [
        Object.values(matches).flat().length,
        rooms.empty + rooms.ended,
      ];

      it('deletes finished, abandoned and empty matches, each by its own age, and says which', async () => {
        const add = async (id: string, stage: MatchHead['stage'], updatedAt: number): Promise<void> => {
          await storage.createMatch({ ...created, id, stage, updatedAt });
          await storage.addChat(matchPlace(id), 'said');
        };
        await add('over-old', 'over', 999);
        await add('over', 'over', 1000);
        await add('playing-old', 'playing', 499);
        await add('playing', 'playing', 500);
        await add('gathering-old', 'gathering', 1999);
        await add('gathering', 'gathering', 2000);
        expect(await storage.sweep(expiry)).toEqual({
          ...NOTHING,
          matches: { finished: ['over-old'], abandoned: ['playing-old'], empty: ['gathering-old'] },
        });
        expect(await kept()).toEqual(['gathering', 'over', 'playing']);
        for (const id of ['over-old', 'playing-old', 'gathering-old']) {
          expect(await storage.loadMatch(id)).toBeNull();
          expect(await storage.loadChat(matchPlace(id), 0, 10)).toEqual([]);
        }
        expect(await storage.loadMatch('over')).toMatchObject({ snapshot: created.snapshot });
        expect(await storage.loadChat(matchPlace('over'), 0, 10)).toHaveLength(1);
        expect(await storage.sweep(expiry)).toEqual(NOTHING);
      });

      it('goes by when a match was last written', async () => {
        await storage.createMatch({ ...created, updatedAt: 1 });
        await storage.writeMatch({ ...head, version: 2, updatedAt: 2000, state: SAME });
        expect(await storage.sweep(expiry)).toEqual(NOTHING);
      });

      it('deletes rooms whose match is gone and old rooms that were never started', async () => {
        const add = async (code: string, match: string | null, updatedAt: number): Promise<void> => {
          await storage.createRoom({ ...room, code, match, updatedAt });
          await storage.addChat(roomPlace(code), 'said');
        };
        await storage.createMatch({ ...created, id: 'old', stage: 'over', updatedAt: 1 });
        await storage.createMatch({ ...created, id: 'new', stage: 'over', updatedAt: 5000 });
        await add('OLDOVER', 'old', 9000);
        await add('NOMATCH', 'never was', 9000);
        await add('UNUSED', null, 1999);
        await add('WAITING', null, 2000);
        await add('PLAYED', 'new', 1);
        expect(await storage.sweep(expiry)).toEqual({
          matches: { ...NOTHING.matches, finished: ['old'] },
          rooms: { empty: 1, ended: 2 },
        });
        expect(await kept()).toEqual(['PLAYED', 'WAITING', 'new']);
        for (const code of ['OLDOVER', 'NOMATCH', 'UNUSED']) {
          expect(await storage.loadRoom(code)).toBeNull();
          expect(await storage.loadChat(roomPlace(code), 0, 10)).toEqual([]);
        }
        expect(await storage.loadChat(roomPlace('PLAYED'), 0, 10)).toHaveLength(1);
        expect(await storage.addChat(roomPlace('UNUSED'), 'first again')).toBe(1);
      });

      it('deletes nothing by age when told to keep everything', async () => {
        await storage.createMatch({ ...created, stage: 'over', updatedAt: 0 });
        await storage.createRoom({ ...room, updatedAt: 0 });
        expect(await storage.sweep({ finishedBefore: 0, abandonedBefore: 0, emptyBefore: 0 })).toEqual(NOTHING);
        expect(await kept()).toEqual(['ABCDE', 'm1']);
      });

      it('deletes very many', async () => {
        const many = Array.from({ length: 1200 }, (_, i) => i);
        await Promise.all(many.map((i) => storage.createMatch({ ...created, id: `m${i}`, updatedAt: 1 })));
        await Promise.all(
          many.map((i) =>
            storage.createRoom({ ...room, code: `R${i}`, match: i % 2 === 0 ? `m${i}` : null, updatedAt: 1 }),
          ),
        );
        expect(countOf(await storage.sweep(expiry))).toEqual([1200, 1200]);
        expect(await kept()).toEqual([]);
      });

      it('counts each only once when two sweep at the same time', async () => {
        const many = Array.from({ length: 300 }, (_, i) => i);
        await Promise.all(many.map((i) => storage.createMatch({ ...created, id: `m${i}`, updatedAt: 1 })));
        await Promise.all(many.map((i) => storage.createRoom({ ...room, code: `R${i}`, match: `m${i}` })));
        const [one, other] = (await Promise.all([storage.sweep(expiry), storage.sweep(expiry)])).map(countOf);
        expect([(one?.[0] ?? 0) + (other?.[0] ?? 0), (one?.[1] ?? 0) + (other?.[1] ?? 0)]).toEqual([300, 300]);
        expect(await kept()).toEqual([]);
      });
    });

    it('counts rooms, and matches by stage', async () => {
      expect(await storage.count()).toEqual({ rooms: 0, matches: { gathering: 0, playing: 0, over: 0 } });
      await storage.createRoom(room);
      await storage.createRoom({ ...room, code: 'BBBBB' });
      for (const [i, stage] of (['gathering', 'playing', 'playing', 'over', 'over', 'over'] as const).entries()) {
        await storage.createMatch({ ...created, id: `m${i}`, stage });
      }
      await storage.writeMatch({ ...head, id: 'm0', version: 2, stage: 'over', state: SAME });
      expect(await storage.count()).toEqual({ rooms: 2, matches: { gathering: 0, playing: 2, over: 4 } });
    });

    describe('everything', () => {
      it('gives every match whole, once', async () => {
        expect(await all(storage.everyMatch())).toEqual([]);
        const expected = Array.from({ length: 70 }, (_, i) => ({ ...stored, id: `m${i}` }));
        for (const { id } of expected) await storage.createMatch({ ...created, id });
        await write(change('[1]'), SAME);
        const found = await all(storage.everyMatch());
        expect(found).toHaveLength(70);
        expect(new Map(found.map((match) => [match.id, match]))).toEqual(
          new Map(
            expected.map((match) => [
              match.id,
              match.id === 'm1' ? { ...match, version: 3, journal: ['[1]', null] } : match,
            ]),
          ),
        );
      });

      it('gives every room, once', async () => {
        expect(await all(storage.everyRoom())).toEqual([]);
        const expected = Array.from({ length: 70 }, (_, i) => ({ ...room, code: `R${i}`, match: `m${i}` }));
        for (const one of expected) await storage.createRoom(one);
        const found = await all(storage.everyRoom());
        expect(found).toHaveLength(70);
        expect(new Map(found.map((one) => [one.code, one]))).toEqual(new Map(expected.map((one) => [one.code, one])));
      });

      it('goes on while others write, create and delete', async () => {
        const ids = Array.from({ length: 70 }, (_, i) => `m${i}`);
        for (const id of ids) await storage.createMatch({ ...created, id });
        for (const id of ids) await storage.createRoom({ ...room, code: id });
        const [matches, rooms]: [string[], string[]] = [[], []];
        for await (const { id, version, journal, metadata } of storage.everyMatch()) {
          expect(journal).toHaveLength(version - 1);
          expect(metadata).toBe(version === 1 ? head.metadata : 'written');
          if (!id.startsWith('new')) matches.push(id);
          if (matches.length > 70) break;
          await storage.writeMatch({ ...head, id, version: 2, metadata: 'written', state: change('[1]') });
          await storage.writeMatch({ ...head, id: 'm69', version: 2, metadata: 'written', state: change('[1]') });
          if (matches.length === 10) await storage.deleteMatch('m68');
          if (matches.length === 20) await storage.createMatch({ ...created, id: 'new' });
        }
        for await (const { code } of storage.everyRoom()) {
          rooms.push(code);
          if (rooms.length > 70) break;
          await storage.saveRoom({ ...room, code, version: 2, body: 'written' });
        }
        expect([...matches].sort()).toEqual(ids.filter((id) => id !== 'm68' || matches.includes('m68')).sort());
        expect([...rooms].sort()).toEqual([...ids].sort());
      });

      it('may be given up in the middle', async () => {
        for (const id of ['m1', 'm2', 'm3']) {
          await storage.createMatch({ ...created, id });
          await storage.createRoom({ ...room, code: id });
        }
        for await (const match of storage.everyMatch()) {
          expect(match).toEqual({ ...stored, id: match.id });
          break;
        }
        for await (const one of storage.everyRoom()) {
          expect(one.version).toBe(1);
          break;
        }
        expect(await storage.createMatch({ ...created, id: 'm4' })).toBe('created');
      });
    });

    it('answers a ping', async () => {
      await expect(storage.ping()).resolves.toBeUndefined();
    });
  });
}

function expectedAfter(state: MatchWrite['state']): Partial<StoredMatch> {
  switch (state.kind) {
    case 'same':
      return { version: 2, journal: [null] };
    case 'change':
      return { version: 2, journal: [state.change] };
    case 'begin':
    case 'snapshot':
      return { version: 2, snapshot: state.snapshot };
  }
}
