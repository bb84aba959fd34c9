import { type Text, text } from '../../../engine/text';
import type { Motivation, Suspicion } from '../board/levels';
import type { DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import type { ItemId, LeaderId, SpaceId } from '../board/spaces';
import type { Affiliation, CardKey, EventKey } from '../state';

/** Names of things as texts, to be put into sentences. */
export const name = {
  space: (id: SpaceId | 'prison'): Text => text(`space.${id}`),
  leader: (id: LeaderId): Text => text(`leader.${id}`),
  sheet: (id: SheetId): Text => text(`sheet.${id}`),
  affiliation: (id: Affiliation): Text => text(`affiliation.${id}`),
  item: (id: ItemId): Text => text(`item.${id}`),
  card: (key: CardKey): Text => text(`card.${key.slice(0, key.indexOf('#'))}`),
  event: (key: EventKey): Text => text(`event.${key.slice(0, key.indexOf('#'))}`),
  motivation: (level: Motivation): Text => text(`motivation.${level}`),
  suspicion: (level: Suspicion): Text => text(`suspicion.${level}`),
  face: (face: DieFace): Text => text(`face.${face}`),
} as const;
