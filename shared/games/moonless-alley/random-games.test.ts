import { playout } from '../../testing/playout';
import { gameSeeds, reportCount } from '../../testing/properties';
import { moonlessAlley } from '.';
import { PLOT_IDS } from './board/plots';
import { ZONE_IDS } from './board/zones';
import { enemiesOf, strengthIn } from './forecast/strength';
import { dominators, standingOf } from './rules/select';
import type { Core } from './state';
import { moonlessAlleyTesting } from './testing';

/** Every plot with both starts, alone and in teams, by turns of seats. */
const COMBINATIONS = ['none', ...PLOT_IDS].flatMap((plot, i) => [
  { plot, start: 'stamped', teams: 'off', seats: 2 + (i % 3) },
  { plot, start: 'draft', teams: 'on', seats: 4 },
]);

/** Who holds a token by the words of the rule, worked out in another way than the rules do. */
function tokens(core: Core): readonly (readonly number[])[] {
  const standing = standingOf(core);
  return ZONE_IDS.map((zone) =>
    Array.from({ length: standing.seats }, (_, seat) => seat).filter((seat) => {
      const own = strengthIn(standing, seat, zone);
      const most = Math.max(0, ...enemiesOf(standing, seat).map((enemy) => strengthIn(standing, enemy, zone)));
      return own > most;
    }),
  );
}

test.each(COMBINATIONS)('random games of every combination end: $plot, $start, teams $teams, $seats seats', (given) => {
  const { seats, ...options } = given;
  for (const seed of gameSeeds(1)) {
    const end = playout(moonlessAlleyTesting.game, { seats, seed, options }, ({ core, asks }) => {
      expect(moonlessAlleyTesting.invariants(core)).toEqual([]);
      expect(dominators(core)).toEqual(tokens(core));
      expect(new Set(asks.filter(({ kind }) => kind !== 'any-time').map(({ seat }) => seat)).size).toBeLessThan(2);
    });
    expect(end.over).toMatchObject({ outcome: 'ranked' });
  }
  reportCount(`games of ${JSON.stringify(given)}`, gameSeeds(1).length);
});

test('teams need four seats', () => {
  expect([2, 3, 4].map((seats) => moonlessAlley.checkOptions(seats, { teams: 'on' }))).toEqual([
    'error.teams',
    'error.teams',
    null,
  ]);
});
