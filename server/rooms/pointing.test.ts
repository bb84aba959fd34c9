import { LIMITS } from '../limits/limits';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather, idAt, makeVows } from '../testing/seating';
import { NO_LIMITS } from '../testing/serve';

const refused = (error: string) => ({ ok: false, error });
const DIGGER = { kind: 'digger', id: '1' };

/** Both have vowed, and the first one is about to choose an action. */
async function vowed(all: readonly Browser[]): Promise<void> {
  await begin(all);
  await makeVows(all);
}

describe('pointing at a thing', () => {
  it('shows it to everybody in the room at once, on whichever node, and leaves nothing behind', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const [here, elsewhere] = [await house({ data, bus: hub.bus() }), await house({ data, bus: hub.bus() })];
    const [anna, ben, phone, watching, late] = [
      browserAt(here),
      browserAt(elsewhere),
      browserAt(elsewhere),
      browserAt(elsewhere),
      browserAt(here),
    ];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    await phone.say('enter', { code, token: anna.token });
    await watching.say('enter', { code, token: null });
    const lines = anna.view.view.log.length;
    expect(await ben.say('point', DIGGER)).toEqual({ ok: true });
    const shown = [{ by: idAt(ben, 1), thing: DIGGER }];
    for (const one of [anna, ben, phone, watching]) await one.until(() => one.points.length > 0);
    expect([anna.points, ben.points, phone.points, watching.points]).toEqual([shown, shown, shown, shown]);
    await late.say('enter', { code, token: null });
    await late.until(() => late.views.length > 0);
    await late.settled();
    expect(late.points).toEqual([]);
    expect([anna.lines, anna.announced, anna.view.view.log.length]).toEqual([[], [], lines]);
  });

  it('is refused before the start, for what is on no table, and shows nothing then', async () => {
    const at = await house();
    const [anna, ben] = [browserAt(at), browserAt(at)];
    await gather([anna, ben]);
    expect(await anna.say('point', DIGGER)).toEqual(refused('room-not-started'));
    await begin([anna, ben]);
    for (const thing of [
      { kind: 'digger', id: '2' },
      { kind: 'relic', id: 'relic-3' },
      { kind: 'digger', id: 'come to the cellar' },
    ]) {
      expect(await anna.say('point', thing)).toEqual(refused('bad-request'));
    }
    expect(await anna.raws('point', { ...DIGGER, text: 'x' })).toEqual(refused('bad-request'));
    await ben.settled();
    expect([anna.points, ben.points]).toEqual([[], []]);
  });

  it('does not reach whoever answers alone, on whichever node, and is refused to them as silenced', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const [here, elsewhere] = [await house({ data, bus: hub.bus() }), await house({ data, bus: hub.bus() })];
    const [anna, ben, phone, chloe] = [browserAt(here), browserAt(elsewhere), browserAt(elsewhere), browserAt(here)];
    const code = await gather([anna, ben, chloe]);
    await vowed([anna, ben, chloe]);
    await phone.say('enter', { code, token: anna.token });
    await anna.take('probe');
    expect(await anna.say('point', DIGGER)).toEqual(refused('silenced'));
    expect(await phone.say('point', DIGGER)).toEqual(refused('silenced'));
    expect(await ben.say('point', DIGGER)).toEqual({ ok: true });
    await chloe.until(() => chloe.points.length > 0);
    const probed = anna.ask('probe')?.options[0]?.key ?? '';
    await anna.take(probed);
    await anna.take('bury');
    await phone.until(() => phone.view.view.waiting.every(({ kind }) => kind !== 'probe'));
    for (const one of [anna, phone]) await one.settled();
    expect([anna.points, phone.points]).toEqual([[], []]);
    // After their answer they can point, and see what others point at.
    expect(await anna.say('point', DIGGER)).toEqual({ ok: true });
    await phone.until(() => phone.points.length > 0);
    expect(phone.points).toEqual([{ by: idAt(anna, 0), thing: DIGGER }]);
  });

  it('comes five times at once by one seat, over all its devices, and then every other second', async () => {
    let time = 1_000_000;
    const limits = { ...NO_LIMITS, points: LIMITS.points };
    const at = await house({ limits, clock: () => time });
    const [anna, ben, phone] = [browserAt(at), browserAt(at), browserAt(at)];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    await phone.say('enter', { code, token: anna.token });
    for (let i = 0; i < 5; i++) expect(await (i % 2 === 0 ? anna : phone).say('point', DIGGER)).toEqual({ ok: true });
    expect(await phone.say('point', DIGGER)).toEqual(refused('too-fast'));
    expect(await ben.say('point', DIGGER)).toEqual({ ok: true });
    time += 2_000;
    expect(await anna.say('point', DIGGER)).toEqual({ ok: true });
    expect(await anna.say('point', DIGGER)).toEqual(refused('too-fast'));
    await ben.until(() => ben.points.length === 7);
  });
});
