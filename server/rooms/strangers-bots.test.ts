import { type Ask, isQuestion } from '../../shared/engine/ask';
import { games } from '../../shared/games/registry';
import type { ClientEvents } from '../../shared/protocol/commands';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { TimeRules } from '../../shared/protocol/time';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { begin, gather, idAt, leaves } from '../testing/seating';

/** The name of a game that has bots, clocks and orders. */
const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
/** Bots do not answer in this test. */
const NEVER = { pauseMs: 1e8, othersMs: 0 };
/** Nobody is noted to be away: on a slow machine that came between the commands, and changed the room. */
const PATIENT = { noteMs: 1e9, moveMs: 1e9 };

type Command = readonly [keyof ClientEvents, object];
const given = (open: Ask | undefined): { readonly ask: string; readonly key: string } => ({
  ask: open?.id ?? '',
  key: open?.options[0]?.key ?? '',
});

/**
 * A table with a clock, a bot, orders that can be given, and the seat of Chloé, whose turn it is, kept by a bot. Anna is the
 * host.
 */
async function table() {
  const at = await house({ games, botPace: NEVER, clocks: 'game', patience: PATIENT });
  const all = [browserAt(at), browserAt(at), browserAt(at)] as const;
  const [anna, ben, chloe] = all;
  const code = await gather(all, GAME);
  expect(await anna.say('addBot', { level: 'quick' })).toEqual({ ok: true });
  const rules = anna.rooms.at(-1)?.time;
  if (rules === undefined) throw new Error('no clocks');
  const time: TimeRules = { ...rules, seconds: { ...rules.seconds, turn: 300 }, keepAfter: 0 };
  expect(await anna.say('time', { time })).toEqual({ ok: true });
  await begin(all);
  // It is her turn.
  await chloe.until(() => chloe.views.at(-1)?.view.asks.some(isQuestion));
  const { asks } = chloe.view.view;
  await leaves(chloe, 2, ben, anna);
  const kept = { kind: 'keep', member: idAt(anna, 2), by: { kind: 'bot', level: 'quick' }, alone: 'waits' } as const;
  expect(await anna.say('propose', { what: kept })).toEqual({ ok: true });
  const proposal = await ben.until(() => ben.rooms.at(-1)?.proposal);
  expect(await ben.say('agree', { proposal: proposal.id })).toEqual({ ok: true });
  await anna.until(() => anna.views.at(-1)?.view.keepers[2] !== undefined);
  await ben.until(() => ben.views.at(-1)?.view.keepers[2] !== undefined);
  await anna.until(() => anna.rooms.at(-1)?.proposal === null);
  return { at, code, anna, ben, time, asks };
}

/** Commands about things of others at that table: its clock, its bots, its stand-in and its orders. */
function commands(anna: Browser, asks: readonly Ask[], time: TimeRules): readonly Command[] {
  const bot = idAt(anna, 3);
  const kept = idAt(anna, 2);
  return [
    ['time', { time: { ...time, atEnd: 'nothing' } }],
    ['shown', { ask: asks[0]?.id ?? '' }],
    ['more', { ask: asks[0]?.id ?? '' }],
    ['addBot', { level: 'quick' }],
    ['kick', { member: bot }],
    ['kick', { member: kept }],
    ['promote', { member: bot }],
    ['release', { seat: 2 }],
    ['release', { seat: 3 }],
    // Chloé's questions, and the options that she had.
    ...asks.filter(({ options }) => options.length > 0).map((open): Command => ['choose', given(open)]),
    ...[0, 2, 3].flatMap((seat) =>
      asks.filter(({ options }) => options.length > 0).map((open): Command => ['choose', { ...given(open), seat }]),
    ),
    ['preview', { ...given(asks[0]), seat: 2 }],
    ['advise', { ask: asks[0]?.id ?? '', seat: 2 }],
  ];
}

describe('a clock, an order, a bot and a kept seat', () => {
  it.each(['a spectator', 'a spectator with a name', 'a stranger', 'another seat'] as const)(
    'are moved by no command of %s',
    async (who) => {
      const { at, code, anna, ben, time, asks } = await table();
      const outsider = browserAt(at);
      if (who.startsWith('a spectator')) await outsider.say('enter', { code, token: null });
      if (who === 'a spectator with a name')
        expect(await outsider.say('watch', { name: 'Zoe', token: outsider.token })).toMatchObject({ ok: true });
      if (who !== 'a stranger' && who !== 'another seat') await anna.until(() => anna.rooms.at(-1)?.spectators === 1);
      const one = who === 'another seat' ? ben : outsider;
      await anna.settled();
      const state = (): string => {
        const { view, stateID } = anna.view;
        return JSON.stringify([
          anna.rooms.at(-1),
          view,
          stateID,
          anna.clocks.at(-1),
          anna.announced,
          anna.plans.at(-1),
        ]);
      };
      const before = state();
      const all = commands(anna, asks, time);
      expect(all.length).toBeGreaterThan(12);
      const codes: readonly ErrorCode[] = ['not-host', 'not-keeper', 'bad-request', 'bad-options', 'no-such-ask'];
      for (const [command, body] of all) {
        const reply = await one.raws(command, body);
        expect([command, body, reply]).toMatchObject([command, body, { ok: false }]);
        if (who !== 'another seat') expect(reply).toEqual({ ok: false, error: 'not-seated' });
        else if (!reply.ok && command === 'choose') expect(codes).toContain(reply.error);
      }
      await anna.settled();
      expect(state()).toBe(before);
    },
  );
});
