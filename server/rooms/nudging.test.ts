import { CHAT_SHOWN } from '../../shared/protocol/rooms';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather, idAt, vow } from '../testing/seating';
import { NO_LIMITS } from '../testing/serve';

const refused = (error: string) => ({ ok: false, error });

/** Player 1 has vowed and is awaited for nothing more; Player 0 is. */
async function onePending(all: readonly Browser[]): Promise<void> {
  const [anna, ben] = all as readonly [Browser, Browser];
  await begin(all);
  await ben.take('vow.1.north');
  await ben.take('depth.1.1');
  await anna.until(() => anna.view.view.waiting.every(({ seat }) => seat === 0));
}

describe('a nudge', () => {
  it('calls whoever the table waits for on all their devices, on whichever node, and is one line for everybody', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const [here, elsewhere] = [await house({ data, bus: hub.bus() }), await house({ data, bus: hub.bus() })];
    const [anna, ben, phone] = [browserAt(here), browserAt(elsewhere), browserAt(elsewhere)];
    const code = await gather([anna, ben]);
    await onePending([anna, ben]);
    await phone.say('enter', { code, token: anna.token });
    expect(await ben.say('nudge', { member: idAt(ben, 0) })).toEqual({ ok: true });
    for (const one of [anna, phone]) await one.until(() => one.nudges.length > 0);
    for (const one of [anna, ben]) await one.until(() => one.announced.length > 0);
    expect([anna.nudges, phone.nudges, ben.nudges]).toEqual([['Player 1'], ['Player 1'], []]);
    expect(ben.announced).toEqual([{ what: 'nudged', by: 'Player 1', name: 'Player 0', member: idAt(ben, 0) }]);
  });

  it('is refused for members whom the table does not wait for, for oneself, for unknown members and before the start', async () => {
    const house1 = await house();
    const [anna, ben] = [browserAt(house1), browserAt(house1)];
    await gather([anna, ben]);
    await anna.until(() => anna.rooms.at(-1)?.members.length === 2);
    expect(await anna.say('nudge', { member: idAt(anna, 1) })).toEqual(refused('room-not-started'));
    await onePending([anna, ben]);
    expect(await anna.say('nudge', { member: idAt(anna, 1) })).toEqual(refused('not-awaited'));
    expect(await anna.say('nudge', { member: idAt(anna, 0) })).toEqual(refused('member-unknown'));
    expect(await anna.say('nudge', { member: 77 as never })).toEqual(refused('member-unknown'));
    await ben.settled();
    expect([anna.announced, ben.announced, anna.nudges, ben.nudges]).toEqual([[], [], [], []]);
  });

  it('is one of the lines that are left, also when several come all at once; a refused one costs none', async () => {
    const at = await house({ limits: { ...NO_LIMITS, says: { burst: 1, perSecond: 0 } } });
    const [anna, ben, chloe] = [browserAt(at), browserAt(at), browserAt(at)];
    await gather([anna, ben, chloe]);
    await begin([anna, ben, chloe]);
    await anna.until(() => anna.rooms.at(-1)?.members.length === 3);
    for (let n = 0; n < 3; n++)
      expect(await anna.say('nudge', { member: idAt(anna, 0) })).toEqual(refused('member-unknown'));
    const replies = await Promise.all([1, 2].map((one) => anna.say('nudge', { member: idAt(anna, one) })));
    expect(replies).toEqual([{ ok: true }, refused('too-fast')]);
  });

  it('comes once a minute, by everybody together and on all nodes', async () => {
    let time = 1_000_000;
    const [hub, data] = [new Hub(), new MemoryStorage()];
    const node = () => house({ data, bus: hub.bus(), clock: () => time });
    const [first, second] = [await node(), await node()];
    const [anna, ben, chloe] = [browserAt(first), browserAt(first), browserAt(second)];
    await gather([anna, ben, chloe]);
    await begin([anna, ben, chloe]);
    const nudge = (one: Browser) => one.say('nudge', { member: idAt(one, 0) });
    expect(await nudge(ben)).toEqual({ ok: true });
    expect(await nudge(chloe)).toEqual(refused('too-fast'));
    time += 59_000;
    expect(await nudge(ben)).toEqual(refused('too-fast'));
    expect(await ben.say('nudge', { member: idAt(ben, 2) })).toEqual({ ok: true });
    time += 1_000;
    expect(await nudge(chloe)).toEqual({ ok: true });
    await anna.until(() => anna.nudges.length === 2);
    expect(anna.nudges).toEqual(['Player 1', 'Player 2']);
  });

  it('comes once a minute however much is said meanwhile (found by an attack: three members talked it out of the last lines)', async () => {
    const at = await house({ limits: NO_LIMITS });
    const [anna, ben] = [browserAt(at), browserAt(at)];
    await gather([anna, ben]);
    await begin([anna, ben]);
    const whom = { member: idAt(ben, 0) };
    expect(await ben.say('nudge', whom)).toEqual({ ok: true });
    for (let n = 0; n < CHAT_SHOWN; n++) await ben.say('say', { text: `line ${n}` });
    expect(await ben.say('nudge', whom)).toEqual(refused('too-fast'));
  });

  it('reaches a member with a secret choice, who cannot nudge others meanwhile', async () => {
    const house1 = await house();
    const [anna, ben] = [browserAt(house1), browserAt(house1)];
    await vow([anna, ben]);
    await anna.take('probe');
    expect(await ben.say('nudge', { member: idAt(ben, 0) })).toEqual({ ok: true });
    expect(await anna.say('nudge', { member: idAt(anna, 1) })).toEqual(refused('silenced'));
    await anna.until(() => anna.nudges.length === 1);
    await anna.settled();
    expect(anna.announced).toEqual([]);
  });
});
