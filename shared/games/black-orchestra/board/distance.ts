import { BERLIN, ROADS, SPACE_IDS, type SpaceId } from './spaces';

function neighbourMap(): Readonly<Record<SpaceId, readonly SpaceId[]>> {
  const map = Object.fromEntries(SPACE_IDS.map((id) => [id, [] as SpaceId[]])) as Record<SpaceId, SpaceId[]>;
  for (const [a, b] of ROADS) {
    map[a].push(b);
    map[b].push(a);
  }
  for (const a of BERLIN) map[a].push(...BERLIN.filter((b) => b !== a));
  return map;
}

const NEIGHBOURS = neighbourMap();

/** The spaces one move away, closed ones included [BO 6]. */
export function neighbours(of: SpaceId): readonly SpaceId[] {
  return NEIGHBOURS[of];
}

function distancesFrom(start: SpaceId): Readonly<Record<SpaceId, number>> {
  const found = new Map<SpaceId, number>([[start, 0]]);
  for (const [space, far] of found) {
    for (const next of NEIGHBOURS[space]) if (!found.has(next)) found.set(next, far + 1);
  }
  return Object.fromEntries(found) as Record<SpaceId, number>;
}

const DISTANCES = Object.fromEntries(SPACE_IDS.map((id) => [id, distancesFrom(id)])) as Readonly<
  Record<SpaceId, Readonly<Record<SpaceId, number>>>
>;

/** Moves along the roads of the whole board, closed spaces included [BO 9]. */
export function distance(from: SpaceId, to: SpaceId): number {
  return DISTANCES[from][to];
}

/** Of some spaces, those nearest to `from`, all of them when several are equally near. */
export function nearestOf(from: SpaceId, candidates: readonly SpaceId[]): readonly SpaceId[] {
  const least = Math.min(...candidates.map((space) => distance(from, space)));
  return candidates.filter((space) => distance(from, space) === least);
}
