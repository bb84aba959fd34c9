import { everySize } from '../testing/game-testing';
import { handsTesting } from '../testing/hands/testing';
import { randomOptions, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { compareWorlds } from '../testing/worlds';
import { gameTestings } from './testing';

const IMAGINED = [...gameTestings, handsTesting].filter(({ game }) => game.imagining !== undefined);
const GAMES = gameSeeds(1);
/** Games are played until enough was seen: short ones more often. */
const MOST_GAMES = 60;
const ENOUGH = 20;

describe('two worlds that a seat cannot tell apart by rights', () => {
  it.each(everySize(IMAGINED))(
    'look the same to it after every answer: $name, $seats seats',
    ({ name, seats, testing }) => {
      let all = 0;
      for (const seed of gameSeeds(MOST_GAMES)) {
        if (seed > Math.max(...GAMES) && all > ENOUGH) break;
        const options = randomOptions(testing.game, seats, testRandom(seed * 13 + seats));
        const { compared, told } = compareWorlds(testing, { seats, seed: seed * 13 + seats, options });
        expect(told.slice(0, 5)).toEqual([]);
        all += compared;
      }
      reportCount(`${name}, ${seats} seats: answers in two worlds`, all);
      expect(all).toBeGreaterThan(ENOUGH);
    },
  );
});
