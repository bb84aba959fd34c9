import { type Match, viewOf } from '../../shared/engine/match';
import { gameTestings } from '../../shared/games/testing';
import { diff } from '../../shared/patch/diff';
import { playout } from '../../shared/testing/playout';
import { gameSeeds, reportCount } from '../../shared/testing/properties';
import { changesOf, seenBy, viewersOf } from './views';

test.each(gameTestings.map(({ game }) => ({ game, name: game.meta.name })))(
  'in games of $name, what viewers are told together is what each would be told alone',
  ({ game, name }) => {
    const { maxSeats: seats } = game.meta;
    /** A view as if nothing of it were shared with another view or version. */
    const alone = (match: Match, of: (typeof viewers)[number]): unknown =>
      JSON.parse(JSON.stringify(viewOf(game, match, of)));
    const viewers = viewersOf(seats);
    const seeds = gameSeeds(1);
    for (const seed of seeds) {
      let before: Match | null = null;
      playout(game, { seats, seed }, (match) => {
        const seen = seenBy(game, match, seats);
        expect(JSON.stringify(seen.map(({ view }) => view))).toBe(
          JSON.stringify(viewers.map((of) => viewOf(game, match, of))),
        );
        const earlier = before;
        if (earlier !== null)
          expect(JSON.stringify(changesOf(seenBy(game, earlier, seats), seen))).toBe(
            JSON.stringify(viewers.map((of) => diff(alone(earlier, of), alone(match, of)))),
          );
        before = match;
      });
    }
    reportCount(`games of ${name} told together and alone`, seeds.length);
  },
);
