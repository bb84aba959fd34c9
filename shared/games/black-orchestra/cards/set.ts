import type { CardSet, DossierCard, EventCard, InterrogationCard, Sheet } from './types';

/** What a card set is made from. Ids differ within each list. */
export interface CardLists {
  readonly events: readonly EventCard[];
  readonly dossier: readonly DossierCard[];
  readonly interrogations: readonly InterrogationCard[];
  readonly sheets: readonly Sheet[];
}

/** Makes the set of cards that a match is played with. */
export function makeCardSet({ events, dossier, interrogations, sheets }: CardLists): CardSet {
  const byId = { events: index(events), dossier: index(dossier), interrogations: index(interrogations) };
  const sheetById = index(sheets);
  return {
    events,
    dossier,
    interrogations,
    event: (key) => get(byId.events, idOf(key)),
    card: (key) => get(byId.dossier, idOf(key)),
    interrogation: (key) => get(byId.interrogations, idOf(key)),
    sheet: (id) => get(sheetById, id),
  };
}

/** The printed copies of some cards, `id#1`, `id#2`, ... */
export function copiesOf(list: readonly { readonly id: string; readonly copies: number }[]): `${string}#${number}`[] {
  return list.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}` as const));
}

/** The id of a printed card or event, without the number of the copy. */
export function idOf(key: string): string {
  return key.slice(0, key.indexOf('#'));
}

function index<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

function get<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new RangeError(`unknown ${id}`);
  return found;
}
