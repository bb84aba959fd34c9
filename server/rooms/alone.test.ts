import type { AskId } from '../../shared/engine/ask';
import { COMMAND_NAMES } from '../../shared/protocol/commands';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { idAt, vow } from '../testing/seating';
import type { Served } from '../testing/serve';

/** Anna, who is the host and has a secret choice, Ben, and the values for the bodies of commands. */
interface Table {
  readonly code: string;
  readonly anna: Browser;
  readonly ben: Browser;
  readonly ask: AskId;
  readonly key: string;
}

/** Whether a command is free during a secret choice, with a body that would be accepted at another time. */
type Row = readonly [is: 'free' | 'refused', body: (table: Table) => object];

const OTHER_TOKEN = 'x'.repeat(43);
const nothing = () => ({});
const ben = ({ anna }: Table) => ({ member: idAt(anna, 1) });

/** Each command of the protocol. Refused is what could show the others something, or tell of a name that was given meanwhile. */
const COMMANDS: Readonly<Record<string, Row>> = {
  ping: ['free', nothing],
  create: ['free', () => ({ game: 'toy', name: 'Anna', token: OTHER_TOKEN })],
  join: ['free', ({ code, anna }) => ({ code, name: 'Anna', token: anna.token })],
  enter: ['free', ({ code, anna }) => ({ code, token: anna.token })],
  tables: ['free', ({ code, anna }) => ({ seats: [{ code, token: anna.token }] })],
  watch: ['free', () => ({ name: 'Zoe', token: OTHER_TOKEN })],
  watching: ['refused', () => ({ watching: 'off' })],
  delay: ['refused', () => ({ delay: 'many' })],
  admit: ['refused', () => ({ watcher: 9 })],
  showOut: ['refused', () => ({ watcher: 9 })],
  watchers: ['refused', nothing],
  pair: ['free', nothing],
  continue: ['free', ({ code, anna }) => ({ code, pairing: 'BCDFGHJK', token: anna.token })],
  devices: ['free', nothing],
  signOutOthers: ['free', nothing],
  leave: ['free', nothing],
  configure: ['refused', () => ({ options: { length: 'long' } })],
  pick: ['refused', () => ({ picks: [] })],
  colour: ['refused', () => ({ colour: 'red' })],
  ready: ['refused', () => ({ is: 'ready' })],
  promote: ['refused', ben],
  kick: ['refused', ben],
  mute: ['refused', (table) => ({ ...ben(table), is: 'muted' })],
  lock: ['refused', () => ({ entrance: 'locked' })],
  subscribe: ['free', () => ({ push: null })],
  webhook: ['refused', () => ({ url: null, language: 'en' })],
  addBot: ['refused', () => ({ level: 'quick' })],
  arrange: ['refused', ({ anna }) => ({ members: [idAt(anna, 1), idAt(anna, 0)] })],
  start: ['refused', nothing],
  again: ['refused', () => ({ how: 'at-once' })],
  propose: ['refused', () => ({ what: { kind: 'call-off' } })],
  claim: ['free', (table) => ({ ...ben(table), token: OTHER_TOKEN })],
  agree: ['refused', () => ({ proposal: 1 })],
  refuse: ['refused', () => ({ proposal: 1 })],
  unclaim: ['free', nothing],
  time: [
    'refused',
    () => ({ time: { pace: 'live', seconds: { turn: 5 }, days: { turn: null }, atEnd: 'pass', keepAfter: 0 } }),
  ],
  shown: ['free', ({ ask }) => ({ ask })],
  more: ['free', ({ ask }) => ({ ask })],
  goOn: ['refused', () => ({ seat: 1 })],
  resume: ['refused', nothing],
  release: ['free', () => ({ seat: 0 })],
  preview: ['free', ({ ask, key }) => ({ ask, key })],
  advise: ['free', ({ ask }) => ({ ask })],
  past: ['free', () => ({ after: 0 })],
  nudge: ['refused', ben],
  sketch: ['refused', (table) => ({ ...ben(table), steps: ['rest'] })],
  plan: ['refused', (table) => ({ ...ben(table), steps: ['rest'] })],
  unplan: ['refused', ({ anna }) => ({ by: idAt(anna, 1), member: idAt(anna, 0) })],
  point: ['refused', () => ({ kind: 'digger', id: '0' })],
  phrase: ['refused', () => ({ id: 'yes', slots: {} })],
  comment: ['free', () => ({ text: 'help' })],
  predict: ['free', () => ({ question: 'end', answer: 'victory' })],
  say: ['refused', () => ({ text: 'help' })],
  choose: ['free', ({ ask, key }) => ({ ask, key })],
};

const SILENCED = { ok: false, error: 'silenced' };

/** A table at which the host decides alone; Ben has suggested something to her, and asked the table for something. */
async function alone(here: Served, there: Served = here): Promise<Table> {
  const [anna, friend] = [browserAt(here), browserAt(there)];
  const code = await vow([anna, friend]);
  await anna.until(() => anna.ask('action'));
  expect(await friend.say('plan', { member: idAt(friend, 0), steps: ['rest'] })).toEqual({ ok: true });
  expect(await friend.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
  await anna.until(() => anna.rooms.at(-1)?.proposal?.awaited.length === 1);
  await anna.take('probe');
  const { id, options } = await anna.until(() => anna.ask('probe'));
  return { code, anna, ben: friend, ask: id, key: options[0]?.key ?? '' };
}

describe('whoever decides alone', () => {
  it('is free or refused by each command of the protocol', () => {
    expect(Object.keys(COMMANDS).sort()).toEqual([...COMMAND_NAMES].sort());
  });

  it('can show the others nothing by any command, on whichever node, also as the host (bug: by locking the room, muting, agreeing, ...)', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const [here, there] = [await house({ data, bus: hub.bus() }), await house({ data, bus: hub.bus() })];
    const table = await alone(here, there);
    const phone = browserAt(there);
    await phone.say('enter', { code: table.code, token: table.anna.token });
    await phone.until(() => phone.views.length > 0);
    await table.ben.until(() => table.ben.rooms.at(-1)?.members[0]?.connected);
    await table.ben.settled();
    for (const [command, [is, body]] of Object.entries(COMMANDS)) {
      if (is === 'free') continue;
      for (const one of [table.anna, phone])
        expect([command, await one.raws(command, body(table))]).toEqual([command, SILENCED]);
    }
    const before = table.ben.rooms.length;
    await table.anna.choose(table.ask, table.key);
    await table.anna.take('bury');
    expect(await table.anna.say('lock', { entrance: 'locked' })).toEqual({ ok: true });
    await table.ben.until(() => table.ben.announced.length > 0);
    await table.ben.until(() => table.ben.rooms.at(-1)?.entrance === 'locked');
    const { announced, lines, phrases, points, nudges, rooms } = table.ben;
    expect({ announced, lines, phrases, points, nudges }).toEqual({
      announced: [{ what: 'locked', by: 'Player 0' }],
      lines: [],
      phrases: [],
      points: [],
      nudges: [],
    });
    expect(
      rooms.slice(before - 1).map(({ watching, time, proposal }) => [watching, time.seconds, proposal?.agreed]),
    ).toEqual(rooms.slice(before - 1).map(() => ['code', { turn: null }, [idAt(table.anna, 1)]]));
  });

  it('is kept from nothing with which they answer or stay there', async () => {
    const at = await house();
    const table = await alone(at);
    for (const [command, [is, body]] of Object.entries(COMMANDS)) {
      if (is === 'refused') continue;
      const one = browserAt(at);
      await one.say('enter', { code: table.code, token: table.anna.token });
      expect([command, await one.raws(command, body(table))]).not.toEqual([command, SILENCED]);
    }
  });

  it('is told nothing that others set, want or ask for meanwhile, nor who comes and goes, in whichever way they come back (bug: settings were signals)', async () => {
    const at = await house();
    const [anna, ben, chloe] = [browserAt(at), browserAt(at), browserAt(at)];
    const code = await vow([anna, ben, chloe]);
    expect(await anna.say('promote', { member: idAt(anna, 1) })).toEqual({ ok: true });
    const pairing = await anna.say('pair', {});
    const phone = pairing.ok ? pairing.pairing : '';
    await anna.take('probe');
    const { id, options } = await anna.until(() => anna.ask('probe'));
    const held = await anna.until(() => anna.rooms.findLast(({ members }) => members.every(({ host }) => !host)));
    await anna.until(() => anna.rooms.at(-1)?.members.every(({ devices }) => devices === 1));
    const told = anna.rooms.length;

    const time = { pace: 'live', seconds: { turn: 5 }, days: { turn: 1 }, atEnd: 'pass', keepAfter: 2 } as const;
    expect(await ben.say('time', { time })).toEqual({ ok: true });
    expect(await ben.say('lock', { entrance: 'locked' })).toEqual({ ok: true });
    expect(await ben.say('mute', { member: idAt(ben, 2), is: 'muted' })).toEqual({ ok: true });
    await visitorAt(at, code);
    expect(await ben.say('watching', { watching: 'approval' })).toEqual({ ok: true });
    expect(await ben.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    chloe.close();
    await ben.until(() => {
      const last = ben.rooms.at(-1);
      return last?.watching === 'approval' && last.proposal !== null && last.members[2]?.connected === false;
    });
    await anna.settled();
    expect(anna.rooms).toHaveLength(told);

    const [again, joined, paired] = [browserAt(at), browserAt(at), browserAt(at)];
    await again.say('enter', { code, token: anna.token });
    await joined.say('join', { code, name: 'Player 0', token: anna.token });
    await paired.say('continue', { code, pairing: phone, token: paired.token });
    for (const one of [again, joined, paired]) expect(one.rooms.at(-1)).toEqual(held);

    await anna.choose(id, options[0]?.key ?? '');
    await anna.take('bury');
    for (const one of [anna, again, joined, paired]) {
      await one.until(() => one.rooms.at(-1)?.entrance === 'locked');
      await one.until(() => one.rooms.at(-1)?.members[1]?.host);
    }
  });

  it('says, sets and agrees to what they like as soon as they have decided', async () => {
    const { anna, ben: friend, ask, key } = await alone(await house());
    await anna.choose(ask, key);
    const proposal = friend.rooms.at(-1)?.proposal?.id ?? (0 as never);
    expect(await anna.say('agree', { proposal })).toEqual(SILENCED);
    await anna.take('bury');
    expect(await anna.say('lock', { entrance: 'locked' })).toEqual({ ok: true });
    expect(await anna.say('agree', { proposal })).toEqual({ ok: true });
    await friend.until(() => friend.view.view.over !== null);
  });
});
