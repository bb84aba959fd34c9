import type { ClientEvents } from '../../shared/protocol/commands';
import { browserAt, house } from '../testing/house';
import { begin, gather } from '../testing/seating';

/** Every command that is for somebody with a seat, as a browser would send it. */
const SEATED: readonly (readonly [keyof ClientEvents, object])[] = [
  ['watching', { watching: 'off' }],
  ['admit', { watcher: 1 }],
  ['showOut', { watcher: 1 }],
  ['watchers', {}],
  ['pair', {}],
  ['devices', {}],
  ['signOutOthers', {}],
  ['leave', {}],
  ['configure', { options: { length: 'long' } }],
  ['pick', { picks: ['amber'] }],
  ['colour', { colour: 'violet' }],
  ['ready', { is: 'ready' }],
  ['promote', { member: 1 }],
  ['kick', { member: 1 }],
  ['mute', { member: 1, is: 'muted' }],
  ['subscribe', { push: null }],
  ['webhook', { url: null, language: 'en' }],
  ['lock', { entrance: 'locked' }],
  ['addBot', { level: 'quick' }],
  ['arrange', { members: [2, 1] }],
  ['start', {}],
  ['again', { how: 'at-once' }],
  ['propose', { what: { kind: 'call-off' } }],
  ['propose', { what: { kind: 'vacate', member: 2 } }],
  ['propose', { what: { kind: 'keep', member: 1, by: { kind: 'member', member: 2 }, alone: 'kept' } }],
  ['agree', { proposal: 1 }],
  ['refuse', { proposal: 1 }],
  ['time', { time: { pace: 'correspondence', seconds: {}, days: { window: 7 }, atEnd: 'nothing', keepAfter: null } }],
  ['shown', { ask: '0.0.1' }],
  ['more', { ask: '0.0.1' }],
  ['goOn', { seat: 0 }],
  ['choose', { ask: '0.0.1', key: 'vow.0.north' }],
  ['choose', { ask: '0.0.1', key: 'vow.0.north', seat: 0 }],
  ['preview', { ask: '0.0.1', key: 'vow.0.north' }],
  ['advise', { ask: '0.0.1' }],
  ['release', { seat: 0 }],
  ['say', { text: 'Hello' }],
  ['nudge', { member: 1 }],
  ['sketch', { member: 1, steps: [] }],
  ['plan', { member: 1, steps: ['rest'] }],
  ['unplan', { by: 1, member: 2 }],
  ['point', { kind: 'digger', id: '0' }],
  ['phrase', { id: 'yes', slots: {} }],
];

/** Every command that is for spectators with a name. */
const NAMED: readonly (readonly [keyof ClientEvents, object])[] = [
  ['comment', { text: 'Hello' }],
  ['predict', { question: 'end', answer: 'victory' }],
];

/** People without a seat in the room, and whether they are spectators with a name. */
const STRANGERS = [
  ['who has entered no room', 'unknown'],
  ['who looks on', 'unknown'],
  ['who looks on under a name', 'named'],
  ['who waits to be let in', 'unknown'],
  ['who looks on under a name in another room', 'unknown'],
  ['who was taken out', 'unknown'],
  ['who sits in another room', 'unknown'],
] as const;

describe.each(['lobby', 'table'] as const)('somebody without a seat, at a %s', (where) => {
  it.each(STRANGERS)(
    '%s: every command for seats is refused, changes nothing and shows nothing',
    async (who, known) => {
      const at = await house();
      const [anna, ben, chloe, outsider] = [browserAt(at), browserAt(at), browserAt(at), browserAt(at)];
      const code = await gather([anna, ben, chloe]);
      const room = () => anna.rooms.at(-1);
      await anna.until(() => room()?.members.filter(({ connected }) => connected).length === 3);
      if (who === 'who was taken out') {
        outsider.token = chloe.token;
        expect(await anna.say('kick', { member: room()?.members[2]?.id ?? (0 as never) })).toEqual({
          ok: true,
        });
        await anna.until(() => room()?.members.length === 2);
        expect(await outsider.say('enter', { code, token: chloe.token })).toEqual({ ok: false, error: 'kicked' });
      }
      if (who === 'who looks on') {
        await outsider.say('enter', { code, token: null });
        await anna.until(() => room()?.spectators === 1);
      }
      if (who === 'who looks on under a name') {
        await outsider.say('enter', { code, token: null });
        expect(await outsider.say('watch', { name: 'Zoe', token: outsider.token })).toMatchObject({ ok: true });
        await anna.until(() => room()?.spectators === 1);
      }
      if (who === 'who waits to be let in') {
        expect(await anna.say('watching', { watching: 'approval' })).toEqual({ ok: true });
        await outsider.say('enter', { code, token: null });
        expect(await outsider.say('watch', { name: 'Zoe', token: outsider.token })).toMatchObject({
          standing: 'asking',
        });
        await anna.until(() => room()?.knocks.length === 1);
      }
      if (who === 'who looks on under a name in another room') {
        const other = await browserAt(at).create('Nobody');
        await outsider.say('enter', { code: other, token: null });
        expect(await outsider.say('watch', { name: 'Zoe', token: outsider.token })).toMatchObject({ ok: true });
        expect(await outsider.say('enter', { code, token: outsider.token })).toEqual({
          ok: false,
          error: 'token-unknown',
        });
      }
      if (who === 'who sits in another room') {
        await browserAt(at).create('Nobody');
        const token = browserAt(at).token;
        expect(await outsider.say('enter', { code, token })).toEqual({ ok: false, error: 'token-unknown' });
      }
      if (where === 'table') {
        await begin([anna, ben]);
        await anna.until(() => room()?.phase === 'playing');
      }
      await anna.settled();
      const state = () => JSON.stringify([room(), anna.views.at(-1)?.view, anna.lines, anna.phrases, anna.announced]);
      const watched = outsider.views.length;
      const before = state();
      for (const [command, body] of SEATED) {
        expect([command, await outsider.raws(command, body)]).toEqual([command, { ok: false, error: 'not-seated' }]);
      }
      for (const [command, body] of known === 'named' ? [] : NAMED) {
        expect([command, await outsider.raws(command, body)]).toMatchObject([command, { ok: false }]);
      }
      await anna.settled();
      expect(state()).toBe(before);
      expect(outsider.views.length).toBe(watched);
      expect(outsider.raw.join()).not.toContain(anna.token);
    },
  );
});
