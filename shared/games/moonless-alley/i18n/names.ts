import type { Seat } from '../../../engine/ask';
import { type Text, text } from '../../../engine/text';
import { type CardId, cardOf } from '../board/cards';
import type { ZoneId } from '../board/zones';
import type { AllowanceId } from '../state';

/** Names of things as texts, to be put into sentences. */
export const name = {
  /** A card: agents and arms with their strength. */
  card: (id: CardId): Text => {
    const card = cardOf(id);
    switch (card.kind) {
      case 'agent':
        return text('card.agent', { name: text(`name.${card.name}`), n: card.strength });
      case 'arms':
        return text('card.arms', { name: text(`name.${id}`), n: card.strength });
      case 'mission':
        return text('card.mission', { name: text(`name.${id}`), n: card.bounty });
    }
  },
  zone: (id: ZoneId): Text => text(`zone.${id}`),
  allowance: (id: AllowanceId): Text => (id === 'base' ? text('allowance.base') : text(`name.${id}`)),
  /** What the log calls a seat: screens put the name of its player there. */
  seat: (of: Seat): Text => text('engine.seat', { n: of + 1 }),
} as const;
