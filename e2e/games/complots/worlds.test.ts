import { seat } from '../../../shared/engine/ask';
import type { GameModule } from '../../../shared/engine/game';
import { complots } from '../../../shared/games/complots';
import type { Core } from '../../../shared/games/complots/state';
import { compare, type Compared, World } from '../../server/worlds';

const SECRET = seat(1);
/** What shows no hidden card: nobody doubts, exchanges or concedes, and the one whose cards differ claims nothing. */
const isQuiet = (key: string, by: 'secret' | 'others'): boolean =>
  by === 'secret' ? /^(pass|income|foreignAid)$/.test(key) : !/^(challenge|exchange|concede)/.test(key);

/** The same cards, but for those of one seat: the Court has them. */
function otherHand(core: Core): Core {
  const own = core.hidden.slots[SECRET] ?? [];
  const rest = [...core.hidden.court];
  const others = own.flatMap(() => {
    const at = rest.findIndex((id) => !own.includes(id));
    return at === -1 ? [] : rest.splice(at, 1);
  });
  const given = own.flatMap((id) => (id === null ? [] : [id]));
  const slots = core.hidden.slots.map((held, i) => (i === SECRET ? others : held));
  return { ...core, hidden: { ...core.hidden, slots, court: [...rest, ...given] } };
}

test('two games of Complots that differ in the cards of one seat send everybody else the same in the same order', async () => {
  const game = complots as unknown as GameModule;
  const changed: GameModule = {
    ...game,
    setup: (request) => {
      const dealt = complots.setup(request);
      return { ...dealt, core: otherHand(dealt.core) };
    },
  };
  const grounds = [{ data: ':memory:' }];
  const worlds = [await World.open(game, grounds), await World.open(changed, grounds)] as const;
  const results: Compared[] = [];
  for (const seed of [1, 2, 3])
    results.push(await compare(worlds, { seats: 4, seed, secret: SECRET, isQuiet, compares: 'frames' }));
  for (const world of worlds) await world.close();
  expect(results.map(({ difference }) => difference)).toEqual([null, null, null]);
  expect(results.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(30);
  expect(results.reduce((sum, { frames }) => sum + frames, 0)).toBeGreaterThan(200);
});
