import type { CardSet, DossierCard, EventCard, Interrogation, Sheet } from '../content';
import { idOf } from './api';

/** What a card set is made from. Ids differ within each list. */
export interface CardLists {
  readonly events: readonly EventCard[];
  readonly dossier: readonly DossierCard[];
  readonly interrogations: readonly Interrogation[];
  readonly sheets: readonly Sheet[];
}

/** Makes the set of cards that a match is played with. */
export function makeCardSet({ events, dossier, interrogations, sheets }: CardLists): CardSet {
  const sheetById = index(sheets);
  return {
    events,
    dossier,
    interrogations,
    event: finder(events),
    card: finder(dossier),
    sheet: (id) => get(sheetById, id),
  };
}

/** The printed copies of some cards, `id#1`, `id#2`, ... */
export function copiesOf(list: readonly { readonly id: string; readonly copies: number }[]): `${string}#${number}`[] {
  return list.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}` as const));
}

/** Finds the definition behind a printed card of a list; throws RangeError for one that is not in it. */
export function finder<T extends { readonly id: string }>(list: readonly T[]): (key: string) => T {
  const byId = index(list);
  return (key) => get(byId, idOf(key));
}

function index<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

function get<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new RangeError(`unknown ${id}`);
  return found;
}
