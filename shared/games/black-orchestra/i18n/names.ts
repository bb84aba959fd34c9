import { type Text, text } from '../../../engine/text';
import { idOf } from '../board/copies';
import type { Motivation, Suspicion } from '../board/levels';
import type { DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import type { ItemId, LeaderId, SpaceId } from '../board/spaces';
import type { Affiliation, CardKey, EventKey } from '../state';

/** Names of things as texts, to be put into sentences. Each name is one object, which views and patches skip. */
export const name = {
  space: namer<SpaceId | 'prison'>('space'),
  leader: namer<LeaderId>('leader'),
  sheet: namer<SheetId>('sheet'),
  affiliation: namer<Affiliation>('affiliation'),
  item: namer<ItemId>('item'),
  card: namer<CardKey>('card'),
  event: namer<EventKey>('event'),
  motivation: namer<Motivation>('motivation'),
  suspicion: namer<Suspicion>('suspicion'),
  face: namer<DieFace>('face'),
} as const;

function namer<Id extends string>(kind: string): (id: Id) => Text {
  const names = new Map<Id, Text>();
  return (id) => {
    const before = names.get(id);
    if (before !== undefined) return before;
    const made = text(`${kind}.${idOf(id)}`);
    names.set(id, made);
    return made;
  };
}
