import { onceEach } from '../../../engine/once';
import { type Text, text } from '../../../engine/text';
import { idOf } from '../board/copies';
import type { Motivation, Suspicion } from '../board/levels';
import type { DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import type { ItemId, LeaderId, SpaceId } from '../board/spaces';
import type { Affiliation, CardKey, EventKey } from '../state';

/** Makes the text of the name of a thing. Each name is one object, which views and patches skip. */
type Name<Id> = (id: Id) => Text;

/** Names of things as texts, to be put into sentences. */
interface Names {
  readonly space: Name<SpaceId | 'prison'>;
  readonly leader: Name<LeaderId>;
  readonly sheet: Name<SheetId>;
  readonly affiliation: Name<Affiliation>;
  readonly item: Name<ItemId>;
  readonly card: Name<CardKey>;
  readonly event: Name<EventKey>;
  readonly motivation: Name<Motivation>;
  readonly suspicion: Name<Suspicion>;
  readonly face: Name<DieFace>;
}

export const name: Names = {
  space: namer('space'),
  leader: namer('leader'),
  sheet: namer('sheet'),
  affiliation: namer('affiliation'),
  item: namer('item'),
  card: namer('card'),
  event: namer('event'),
  motivation: namer('motivation'),
  suspicion: namer('suspicion'),
  face: namer('face'),
};

function namer(kind: string): Name<string> {
  return onceEach((id: string) => text(`${kind}.${idOf(id)}`));
}
