import {
  type GameRun,
  type InterrogationOption,
  type Pub,
  removeTiles,
  type SpaceId,
  SPACES,
  tileSpaces,
} from '../../api';
import { asking, pickSpaces } from './targets';

/** Spaces with a tile in Berlin or in the lands open from stage 1 or 2. */
export function nearTiles(pub: Pub): readonly SpaceId[] {
  return tileSpaces(pub).filter((space) => (SPACES[space].stage ?? 0) <= 2);
}

/** Takes `count` item tiles out of the game; the prisoner picks them among the spaces that have one and match. */
export function loseTiles(
  effect: string,
  count: number,
  where: (space: SpaceId) => boolean = () => true,
): InterrogationOption {
  const among = (pub: Pub): readonly SpaceId[] => tileSpaces(pub).filter(where);
  return {
    effect,
    applicable: ({ core }) => among(core.pub).length >= count,
    *askTargets(run: GameRun, prisoner) {
      const question = asking(run, prisoner, effect);
      const spaces = yield* pickSpaces(run, question, count, () => among(run.core.pub));
      return function* () {
        removeTiles(run, spaces);
      };
    },
  };
}
