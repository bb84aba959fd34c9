import { ABSENT_SAY_MS } from '../../shared/protocol/time';
import { makeToken } from '../lib/secrets';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, idAt } from '../testing/seating';

const IN_USE = { ok: false, error: 'seat-in-use' };
const BEN = 1;

/**
 * Two nodes. Ben was away for long, and has come back at the second node since the first one does not hear it any more. The first node
 * knows that he was away, and sees Anna and Chloe.
 */
async function cutOff({ at = 'playing' }: { readonly at?: 'playing' | 'over' } = {}) {
  const time = { now: 10_000_000 };
  const hub = new Hub();
  const options = {
    data: new MemoryStorage(),
    clock: () => time.now,
    patience: { noteMs: 0, moveMs: 1e9 },
    absentSayMs: ABSENT_SAY_MS,
  };
  const first = await house({ ...options, bus: hub.bus() });
  const second = await house({ ...options, bus: hub.bus() });
  const all = [browserAt(first), browserAt(second), browserAt(first)] as const;
  const [anna, ben, chloe] = all;
  await gather(all);
  await begin(all);
  if (at === 'over') await playToTheEnd(all);
  ben.close();
  await anna.until(() => anna.rooms.at(-1)?.members[BEN]?.awayForMs != null);
  time.now += ABSENT_SAY_MS.live;
  hub.broken = true;
  const back = browserAt(second);
  expect(await back.say('enter', { code: anna.code, token: ben.token })).toMatchObject({ ok: true });
  return { anna, back, chloe, first };
}

/** Lets a member propose something and another one agree, and returns who is awaited then. */
async function asked(anna: Browser, chloe: Browser) {
  expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
  const proposal = await chloe.until(() => chloe.rooms.at(-1)?.proposal?.id);
  expect(await chloe.say('agree', { proposal })).toEqual({ ok: true });
  const open = await anna.until(() => {
    const now = anna.rooms.at(-1)?.proposal;
    return now === null ? 'done' : now?.agreed.length === 2 && now;
  });
  return open === 'done' ? open : open.awaited;
}

describe('a node that does not hear the others (found: a host freed the seat of a player who was connected)', () => {
  it('lets no host free a seat', async () => {
    const { anna } = await cutOff({ at: 'over' });
    expect(await anna.say('kick', { member: idAt(anna, BEN) })).toEqual(IN_USE);
  });

  it('has nobody ask for a seat, nor decide without its owner', async () => {
    const { anna, chloe, first } = await cutOff();
    const member = idAt(anna, BEN);
    const by = { kind: 'member', member: idAt(anna, 0) } as const;
    for (const what of [{ kind: 'vacate', member } as const, { kind: 'keep', member, by, alone: 'kept' } as const])
      expect(await anna.say('propose', { what })).toEqual(IN_USE);
    const claimant = await visitorAt(first, anna.code);
    expect(await claimant.say('claim', { member, token: makeToken() })).toEqual(IN_USE);
    expect(await asked(anna, chloe)).toEqual([member]);
    expect(anna.view.view.over).toBeNull();
  });
});
