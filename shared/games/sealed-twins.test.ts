import { everySize } from '../testing/game-testing';
import { randomOptions, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { compareSealed } from '../testing/sealed-twins';
import { gameTestings } from './testing';

const GAMES = gameSeeds(4);
describe('a preview', () => {
  it.each(everySize(gameTestings))(
    'tells nobody what others have answered sealed: $name, $seats seats (found: who has challenged, before the last answer)',
    ({ name, seats, testing }) => {
      let all = 0;
      for (const seed of GAMES) {
        const options = randomOptions(testing.game, seats, testRandom(seed * 13 + seats));
        const { compared, told } = compareSealed(testing.game, { seats, seed: seed * 13 + seats, options });
        expect(told.slice(0, 5)).toEqual([]);
        all += compared;
      }
      reportCount(`${name}, ${seats} seats: previews beside sealed answers`, all);
      if (name === 'complots' && seats > 3) expect(all).toBeGreaterThan(0);
    },
  );
});
