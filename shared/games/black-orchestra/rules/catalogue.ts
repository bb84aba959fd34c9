import type { SheetId } from '../board/spaces';
import { dossierCards } from '../cards/dossier';
import { eventCards } from '../cards/events';
import { interrogationCards } from '../cards/interrogation';
import type { DossierCard, EventCard, InterrogationCard, Sheet } from '../cards/types';
import { sheets } from '../sheets';
import type { CardKey, EventKey } from '../state';
import { idOf } from './select';

function index<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

function get<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new RangeError(`unknown ${id}`);
  return found;
}

// Filled on first use: cards use the rules and the rules look cards up, so neither may be needed to load the other.
let byId:
  | {
      readonly events: ReadonlyMap<string, EventCard>;
      readonly dossier: ReadonlyMap<string, DossierCard>;
      readonly interrogation: ReadonlyMap<string, InterrogationCard>;
      readonly sheets: ReadonlyMap<string, Sheet>;
    }
  | undefined;

function all(): NonNullable<typeof byId> {
  byId ??= {
    events: index(eventCards),
    dossier: index(dossierCards),
    interrogation: index(interrogationCards),
    sheets: index(sheets),
  };
  return byId;
}

/** The definition behind one printed event. Throws RangeError for an unknown one; so do the others here. */
export function eventCard(key: EventKey): EventCard {
  return get(all().events, idOf(key));
}

/** The definition behind one printed conspirator card or plot. */
export function dossierCard(key: CardKey): DossierCard {
  return get(all().dossier, idOf(key));
}

/** The definition behind one printed interrogation card. */
export function interrogationCard(key: string): InterrogationCard {
  return get(all().interrogation, key.slice(0, key.indexOf('#')));
}

/** A conspirator sheet. */
export function sheet(id: SheetId): Sheet {
  return get(all().sheets, id);
}

/** The printed copies of some cards, `id#1`, `id#2`, ... */
export function copiesOf(list: readonly { readonly id: string; readonly copies: number }[]): `${string}#${number}`[] {
  return list.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}` as const));
}
