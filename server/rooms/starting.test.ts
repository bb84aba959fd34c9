import { MemoryStorage } from '../storage/memory';
import type { MatchHead, RoomRecord } from '../storage/storage';
import { browserAt, house } from '../testing/house';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, wantAgain } from '../testing/seating';
import { NO_LIMITS } from '../testing/serve';

/** A storage to which another node writes a room each time that this one is about to. */
class Rivalled extends MemoryStorage {
  /** What the other node makes of the room's body, one after another. */
  readonly rivals: ((body: string) => string)[] = [];
  readonly kept = new Set<string>();
  made = 0;

  override async saveRoom(record: RoomRecord): Promise<'saved' | 'conflict'> {
    const rival = this.rivals.shift();
    const now = rival === undefined ? null : await this.loadRoom(record.code);
    if (rival !== undefined && now !== null)
      await super.saveRoom({ ...now, version: now.version + 1, body: rival(now.body) });
    return super.saveRoom(record);
  }

  override createMatch(match: MatchHead & { readonly snapshot: string | null }): Promise<'created' | 'exists'> {
    this.made += 1;
    this.kept.add(match.id);
    return super.createMatch(match);
  }

  override deleteMatch(id: string): Promise<void> {
    this.kept.delete(id);
    return super.deleteMatch(id);
  }
}

const same = (body: string): string => body;
const longer = (body: string): string => body.replace('"length":"short"', '"length":"long"');

describe('a match that begins while other nodes write the room', () => {
  it.each(['start', 'again'] as const)('is made and paid once by %s (found: up to twenty)', async (command) => {
    const data = new Rivalled();
    const limits = { ...NO_LIMITS, creations: { burst: command === 'start' ? 2 : 3, perSecond: 0 } };
    const anna = browserAt(await house({ data, limits }));
    await gather([anna]);
    if (command === 'again') {
      await begin([anna]);
      await playToTheEnd([anna]);
      await wantAgain([anna]);
    }
    const before = data.made;
    data.rivals.push(same, same, same, same, same);
    const reply = command === 'start' ? anna.say('start', {}) : anna.say('again', { how: 'at-once' });
    expect(await reply).toEqual({ ok: true });
    await anna.until(() => anna.views.at(-1)?.view.over === null);
    expect([data.rivals.length, data.made - before]).toEqual([0, 1]);
  });

  it('is made anew when they change what it is made of, and the first one goes', async () => {
    const data = new Rivalled();
    const anna = browserAt(await house({ data, limits: { ...NO_LIMITS, creations: { burst: 2, perSecond: 0 } } }));
    await gather([anna]);
    data.rivals.push(longer, same);
    expect(await anna.say('start', {})).toEqual({ ok: true });
    expect([data.made, data.kept.size]).toEqual([2, 1]);
    await anna.until(() => anna.rooms.at(-1)?.phase === 'playing');
    expect((await data.loadRoom(anna.code))?.match).toBe([...data.kept][0]);
  });

  it('goes when the room does not take it', async () => {
    const data = new Rivalled();
    const anna = browserAt(await house({ data }));
    await gather([anna]);
    data.rivals.push((body) => body.replace('"host":1', '"host":null'));
    expect(await anna.say('start', {})).toEqual({ ok: false, error: 'not-host' });
    expect([data.made, data.kept.size]).toEqual([1, 0]);
  });
});
