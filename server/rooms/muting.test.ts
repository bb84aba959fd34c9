import { gameTestings } from '../../shared/games/testing';
import type { GameTesting } from '../../shared/testing/game-testing';
import { browserAt, house } from '../testing/house';
import { begin, gather, idAt } from '../testing/seating';
import { registered } from '../testing/serve';

const MUTED = { ok: false, error: 'muted' };
/** The first game of this server, whose turns have several steps. */
const [{ game }] = gameTestings as readonly [GameTesting];

/** Anna, who is the host and has the turn, with Ben and Chloe. */
async function table() {
  const at = await house({ games: [registered(game)] });
  const [anna, ben, chloe] = [browserAt(at), browserAt(at), browserAt(at)] as const;
  await gather([anna, ben, chloe], game.meta.name);
  await anna.say('configure', { options: { first: '1' } });
  await begin([anna, ben, chloe]);
  await anna.until(() => anna.ask('action'));
  return [anna, ben, chloe] as const;
}

describe('a member whom the host has muted', () => {
  it('puts nothing before the others by any command', async () => {
    const [anna, ben] = await table();
    expect(await anna.say('mute', { member: idAt(anna, 1), is: 'muted' })).toEqual({ ok: true });
    const member = idAt(ben, 0);
    const commands = [
      ['say', { text: 'Hello' }],
      ['phrase', { id: 'yes', slots: {} }],
      ['nudge', { member }],
      ['point', { kind: 'space', id: 'hannover' }],
      ['sketch', { member, steps: [] }],
      ['plan', { member, steps: ['move:hannover'] }],
      ['propose', { what: { kind: 'call-off' } }],
      ['propose', { what: { kind: 'rewind', to: 'answer' } }],
      ['propose', { what: { kind: 'rewind', to: 'turn' } }],
      ['propose', { what: { kind: 'keep', member, by: { kind: 'bot', level: 'quick' }, alone: 'waits' } }],
    ] as const;
    for (const [command, body] of commands) expect([command, await ben.raws(command, body)]).toEqual([command, MUTED]);
    expect([anna.rooms.at(-1)?.proposal, anna.lines, anna.nudges, anna.points]).toEqual([null, [], [], []]);
  });

  it('has nothing before the others any more, and has a say in what others propose', async () => {
    const [anna, ben, chloe] = await table();
    expect(await ben.say('plan', { member: idAt(ben, 0), steps: ['move:hannover'] })).toEqual({ ok: true });
    expect(await chloe.say('plan', { member: idAt(ben, 0), steps: ['move:hannover'] })).toEqual({ ok: true });
    expect(await ben.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    await anna.until(() => anna.plans.at(-1)?.length === 2 && anna.rooms.at(-1)?.proposal !== null);
    expect(await anna.say('mute', { member: idAt(anna, 1), is: 'muted' })).toEqual({ ok: true });
    await anna.until(() => anna.plans.at(-1)?.length === 1 && anna.rooms.at(-1)?.proposal === null);
    expect(anna.plans.at(-1)).toMatchObject([{ by: idAt(anna, 2) }]);
    expect(await chloe.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    const open = await ben.until(() => ben.rooms.at(-1)?.proposal);
    expect(open.awaited).toContain(idAt(ben, 1));
    expect(await ben.say('refuse', { proposal: open.id })).toEqual({ ok: true });
  });
});
