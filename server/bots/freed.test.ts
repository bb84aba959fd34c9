import { isQuestion } from '../../shared/engine/ask';
import type { Decision } from '../../shared/engine/policy';
import { games } from '../../shared/games/registry';
import { withBots } from '../testing/bots';
import type { Browser } from '../testing/browser';
import { GatedPool } from '../testing/holding';
import { browserAt, closeHouses, house } from '../testing/house';
import { idAt, vacate } from '../testing/seating';
import { temporaryFolder } from '../testing/serve';
import type { Job } from '../workers/job';

/** The names of a game of each kind that has bots. */
const nameOf = (play: 'together' | 'rivals'): string =>
  games.find(({ meta }) => meta.bots !== undefined && (meta.play ?? 'together') === play)?.meta.name ?? '';
const AT_ONCE = { pauseMs: 0, othersMs: 0 };

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A server, the bots of which think for as long as the test wants. */
async function at(data?: string) {
  const pool = new GatedPool<Job, Decision>();
  const served = await house({ games, botPace: AT_ONCE, botPool: pool, ...(data === undefined ? {} : { data }) });
  return { served, pool };
}

const asksOf = (one: Browser) => one.view.view.asks.filter((ask) => isQuestion(ask) && ask.options.length > 0);

/** Answers for whichever of these is asked, until the last of them is. */
async function untilAsked(players: readonly Browser[]): Promise<void> {
  const last = players.at(-1);
  for (;;) {
    await Promise.race(players.map((one) => one.until(() => asksOf(one).length > 0)));
    const asked = players.find((one) => asksOf(one).length > 0);
    const [ask] = asked === undefined ? [] : asksOf(asked);
    if (asked === undefined || asked === last || ask === undefined) return;
    const version = asked.view.stateID;
    await asked.say('choose', { ask: ask.id, key: ask.options[0]?.key ?? '' });
    await asked.until(() => asked.view.stateID > version);
  }
}

describe('the seat of a bot', () => {
  it('is freed for somebody who comes late, also through a restart: the bot answers no more (found: a friend could only watch)', async () => {
    const { served } = await at(folder.path);
    const anna = browserAt(served);
    const code = await withBots(anna, nameOf('together'), ['quick']);
    expect(await vacate(anna, idAt(anna, 1))).toEqual({ ok: true });
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.vacant);
    const { token } = anna;
    await closeHouses();

    const again = await at(folder.path);
    const [back, dora] = [browserAt(again.served), browserAt(again.served)];
    await back.say('enter', { code, token });
    await dora.join(code, 'Dora');
    await dora.until(() => dora.views.length > 0);
    expect(dora.view.view.you).toBe(1);
    expect(dora.rooms.at(-1)?.members[1]).toMatchObject({ name: 'Dora', bot: null });
    await untilAsked([back, dora]);
    expect(again.pool.busy()).toBe(false);
    const [ask] = asksOf(dora);
    if (ask === undefined) throw new Error('Dora is asked nothing');
    expect(await dora.say('choose', { ask: ask.id, key: ask.options[0]?.key ?? '' })).toEqual({ ok: true });
  });

  it('is not freed among rivals: its hand would be shown', async () => {
    const { served } = await at();
    const anna = browserAt(served);
    await withBots(anna, nameOf('rivals'), ['quick']);
    expect(await vacate(anna, idAt(anna, 1))).toEqual({ ok: false, error: 'rivals' });
  });
});
