import type { MemberId } from '../../shared/protocol/rooms';
import { meta } from '../../shared/testing/toy/meta';
import type { TokenHash } from '../lib/secrets';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather, leaves } from '../testing/seating';
import { serve, temporaryFolder } from '../testing/serve';
import { awayStep, withAway } from './away';
import { join, newRoom } from './lobby';
import { type Room } from './room';

const hash = (name: string): TokenHash => `t-${name}` as TokenHash;
const id = (n: number): MemberId => n as MemberId;
const there =
  (...present: readonly string[]) =>
  (token: TokenHash): boolean =>
    present.some((name) => hash(name) === token);

/** Anna and Ben, with the ids 1 and 2. */
function annaAndBen(): Room {
  return ['Anna', 'Ben'].reduce(
    (room, name) => {
      const joined = join(room, meta, name, { tokenHash: hash(name), since: 0 });
      if (!joined.ok) throw new Error(joined.error);
      return joined.room;
    },
    newRoom('ABCDE', meta, 0),
  );
}

/** How long a member has been away, as a browser was told last. */
const awayFor = (one: Browser, at: number) => one.rooms.at(-1)?.members[at]?.awayForMs;

describe('a member who is away', () => {
  it('is looked for again before anything is noted, and then noted since they were seen to be away', () => {
    const room = annaAndBen();
    const seen = new Map([[id(2), 100]]);
    expect(awayStep(room, there('Anna'), new Map(), 100, 3)).toEqual({ notes: new Map(), inMs: 3 });
    expect(awayStep(room, there('Anna'), seen, 102, 3)).toEqual({ notes: new Map(), inMs: 1 });
    expect(awayStep(room, there('Anna'), seen, 103, 3)).toEqual({ notes: new Map([[id(2), 100]]), inMs: null });
  });

  it('is noted to be back at once, and nothing is noted of who came back before that', () => {
    const away = withAway(annaAndBen(), new Map([[id(2), 100]]), 700);
    expect(awayStep(away, there('Anna', 'Ben'), new Map(), 101, 3)).toEqual({
      notes: new Map([[id(2), null]]),
      inMs: null,
    });
    expect(awayStep(annaAndBen(), there('Anna', 'Ben'), new Map(), 101, 3)).toEqual({ notes: new Map(), inMs: null });
  });

  it('has been away since the time that was noted first; what is known already changes nothing', () => {
    const away = withAway(annaAndBen(), new Map([[id(2), 100]]), 700);
    expect(withAway(away, new Map([[id(2), 500]]), 700)).toBe(away);
    const back = withAway(away, new Map([[id(2), null]]), 700);
    expect(back).toEqual(annaAndBen());
    expect(withAway(back, new Map([[id(2), null]]), 700)).toBe(back);
  });

  it('is told to all with the time, on whichever of two nodes they are, until they are back', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    let time = 1_000_000;
    const options = { data, clock: () => time, patience: { noteMs: 0, moveMs: 1e9 } };
    const [here, elsewhere] = [
      await house({ ...options, bus: hub.bus() }),
      await house({ ...options, bus: hub.bus() }),
    ];
    const [anna, ben, chloe] = [browserAt(here), browserAt(here), browserAt(elsewhere)];
    const code = await gather([anna, ben, chloe]);
    await begin([anna, ben, chloe]);
    ben.close();
    for (const one of [anna, chloe]) await one.until(() => awayFor(one, 1) === 0);
    time += 240_000;
    const late = await visitorAt(elsewhere, code);
    for (const one of [anna, chloe, late]) await one.until(() => awayFor(one, 1) === 240_000);
    // A node that has not heard yet of a connection at the other one notes nobody for long: with no patience, for an instant.
    await anna.until(() => awayFor(anna, 0) === null && awayFor(anna, 2) === null);
    const back = browserAt(elsewhere);
    await back.say('enter', { code, token: ben.token });
    for (const one of [anna, chloe]) await one.until(() => awayFor(one, 1) === null);
    // Two nodes tell the two one after the other.
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === true);
  });

  it('has been away since the same moment after the server has started again', async () => {
    const folder = temporaryFolder();
    let time = 1_000_000;
    const options = { data: folder.path, clock: () => time, patience: { noteMs: 0, moveMs: 1e9 } };
    const before = await serve(options);
    const [anna, ben] = [browserAt(before), browserAt(before)];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    ben.close();
    await anna.until(() => awayFor(anna, 1) === 0);
    await before.app.close();
    time += 240_000;
    const after = await house(options);
    const again = browserAt(after);
    await again.say('enter', { code, token: anna.token });
    await again.until(() => awayFor(again, 1) === 240_000);
    await closeHouses();
    folder.remove();
  });

  it('for a moment only is written nowhere', async () => {
    const data = new MemoryStorage();
    const at = await house({ data, patience: { noteMs: 60_000, moveMs: 1e9 } });
    const [anna, ben] = [browserAt(at), browserAt(at)];
    const code = await gather([anna, ben]);
    await begin([anna, ben]);
    const version = (await data.loadRoom(code))?.version;
    await leaves(ben, 1, anna);
    const back = browserAt(at);
    await back.say('enter', { code, token: ben.token });
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === true);
    expect(awayFor(anna, 1)).toBeNull();
    expect((await data.loadRoom(code))?.version).toBe(version);
  });
});
