import { type Text, text } from '../../../engine/text';
import type { ItemId, LeaderId, SheetId, SpaceId } from '../board/spaces';
import type { CardKey, DieFace, EventKey, Motivation, Suspicion } from '../state';

/** Names of things as texts, to be put into sentences. */
export const name = {
  space: (id: SpaceId | 'prison'): Text => text(`space.${id}`),
  leader: (id: LeaderId): Text => text(`leader.${id}`),
  sheet: (id: SheetId): Text => text(`sheet.${id}`),
  item: (id: ItemId): Text => text(`item.${id}`),
  card: (key: CardKey): Text => text(`card.${key.slice(0, key.indexOf('#'))}`),
  event: (key: EventKey): Text => text(`event.${key.slice(0, key.indexOf('#'))}`),
  motivation: (level: Motivation): Text => text(`motivation.${level}`),
  suspicion: (level: Suspicion): Text => text(`suspicion.${level}`),
  face: (face: DieFace): Text => text(`face.${face}`),
} as const;
