import { type InterrogationOption, type Play, type Pub, removeTiles, type SpaceId, tileSpaces } from '../../api';
import { asking, pickSpaces } from './targets';

/** As many item tiles as said leave the game, picked by the prisoner among the spaces where one lies and that match. */
export function loseTiles(
  effect: string,
  count: number,
  where: (space: SpaceId) => boolean = () => true,
): InterrogationOption {
  const among = (pub: Pub): readonly SpaceId[] => tileSpaces(pub).filter(where);
  return {
    effect,
    applicable: ({ core }) => among(core.pub).length >= count,
    *choose(play: Play, prisoner) {
      const question = asking(play, prisoner, effect);
      const spaces = yield* pickSpaces(play, question, count, () => among(play.core.pub));
      return function* () {
        removeTiles(play, spaces);
      };
    },
  };
}
