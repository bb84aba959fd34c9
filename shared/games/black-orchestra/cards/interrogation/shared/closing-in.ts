import {
  askLeader,
  DEPUTIES,
  distance,
  type FreeConspirator,
  freeConspirators,
  type InterrogationOption,
  type LeaderId,
  leaderSpace,
  moveLeaders,
  name,
  type Pub,
  type SpaceId,
  text,
} from '../../api';
import { asking } from './targets';

interface Move {
  readonly deputy: LeaderId;
  readonly to: SpaceId;
}
type Places = ReadonlyMap<LeaderId, SpaceId>;

/** Where the deputies on the board will stand after some moves. */
function placesAfter(pub: Pub, moves: readonly Move[]): Places {
  const now = DEPUTIES.flatMap((deputy) => {
    const at = leaderSpace(pub, deputy);
    return at === null ? [] : [[deputy, at] as const];
  });
  return new Map([...now, ...moves.map(({ deputy, to }) => [deputy, to] as const)]);
}

/** The deputies nearest to a space; those already there are no candidates [BO 9]. */
function nearest(places: Places, to: SpaceId): readonly LeaderId[] {
  const elsewhere = [...places].filter(([, at]) => at !== to);
  const least = Math.min(...elsewhere.map(([, at]) => distance(at, to)));
  return elsewhere.filter(([, at]) => distance(at, to) === least).map(([deputy]) => deputy);
}

/**
 * The nearest deputies, but only those whose move leaves a deputy for every conspirator still to come: the whole effect
 * must be possible.
 */
function candidates(places: Places, [first, ...rest]: readonly FreeConspirator[]): readonly LeaderId[] {
  if (first === undefined) return [];
  return nearest(places, first.space).filter(
    (deputy) => rest.length === 0 || candidates(new Map([...places, [deputy, first.space]]), rest).length > 0,
  );
}

/** For each free conspirator in turn order, the deputy nearest by then comes to their space; the prisoner breaks ties. */
export function deputiesCloseIn(effect: string): InterrogationOption {
  return {
    effect,
    applicable: ({ core: { pub } }) => candidates(placesAfter(pub, []), freeConspirators(pub)).length > 0,
    *askTargets(run, prisoner) {
      const moves: Move[] = [];
      const visited = freeConspirators(run.core.pub);
      for (const [i, { id, space }] of visited.entries()) {
        const question = { ...asking(run, prisoner, effect), prompt: text('ask.deputy-for', { who: name.sheet(id) }) };
        const deputy = yield* askLeader(run, question, () =>
          candidates(placesAfter(run.core.pub, moves), visited.slice(i)),
        );
        if (deputy !== null) moves.push({ deputy, to: space });
      }
      return function* () {
        for (const { deputy, to } of moves) moveLeaders(run, [deputy], to);
      };
    },
  };
}
