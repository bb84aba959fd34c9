import type { Reply } from '../../shared/protocol/rooms';
import { browserAt, house } from '../testing/house';
import { NO_LIMITS } from '../testing/serve';

const FOUR = { ...NO_LIMITS, creations: { burst: 4, perSecond: 0 } };
const TOO_FAST: Reply = { ok: false, error: 'too-fast' };

describe('the limit of what one address makes', () => {
  it.each([['by-the-lobby'], ['at-once']] as const)(
    'counts each match of a room that starts, is called off and goes on %s',
    async (how) => {
      const anna = browserAt(await house({ limits: FOUR }));
      await anna.create('Anna');
      const next = async (): Promise<Reply> => {
        await anna.say('propose', { what: { kind: 'call-off' } });
        const again = await anna.say('again', { how });
        return how === 'at-once' || !again.ok ? again : anna.say('start', {});
      };
      let reply = await anna.say('start', {});
      let made = 0;
      while (reply.ok && made < 10) {
        made += 1;
        reply = await next();
      }
      // The room is the fourth that is made.
      expect([made, reply]).toEqual([3, TOO_FAST]);
    },
  );

  it('counts nothing for a match that is not made', async () => {
    const served = await house({ limits: FOUR });
    const [anna, ben, chloe] = [browserAt(served), browserAt(served), browserAt(served)];
    await anna.create('Anna');
    await ben.join(anna.code, 'Ben');
    for (let i = 0; i < 5; i++) {
      expect(await ben.say('start', {})).toEqual({ ok: false, error: 'not-host' });
      expect(await anna.say('again', { how: 'at-once' })).toEqual({ ok: false, error: 'room-not-started' });
    }
    expect(await anna.say('start', {})).toEqual({ ok: true });
    for (let i = 0; i < 5; i++) expect(await anna.say('start', {})).toEqual({ ok: false, error: 'room-started' });
    for (let i = 0; i < 2; i++) await chloe.create('Chloe');
    const another = { game: 'toy', name: 'Chloe', token: chloe.token };
    expect(await chloe.say('create', another)).toEqual(TOO_FAST);
  });
});
