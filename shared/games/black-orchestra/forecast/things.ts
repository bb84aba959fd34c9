import { ITEM_IDS, LEADER_IDS, SPACE_IDS } from '../board/spaces';
import type { Known } from '../state';

/** The figures that stand on the table by themselves. */
const FIGURES: readonly string[] = ['stage', 'supply'];

function among(ids: readonly string[], id: string): boolean {
  return ids.includes(id);
}

/** Whether a thing that options, sentences and screens may name is on this table for everybody to see. */
export function isOnTable(known: Known, { kind, id }: { readonly kind: string; readonly id: string }): boolean {
  switch (kind) {
    case 'space':
      return id === 'prison' || among(SPACE_IDS, id);
    case 'leader':
      return among(LEADER_IDS, id);
    case 'conspirator':
      return known.conspirators.some((one) => one.id === id);
    case 'card':
      return known.conspirators.some(({ dossier }) => among(dossier, id)) || among(known.discard, id);
    case 'event':
      return [known.currentEvent, known.keyEvent, ...known.eventDiscard, ...(known.foreseen?.next ?? [])].some(
        (event) => event === id,
      );
    case 'item':
      return known.conspirators.some((one) => one.items.some((item) => id === `${one.id}:${item}`));
    case 'item-kind':
      return among(ITEM_IDS, id);
    case 'discarded-item':
      return among(known.itemDiscard, id);
    case 'tile':
      return Object.hasOwn(known.tiles, id);
    case 'die':
      return (known.attempt?.rolled ?? []).some((_, i) => String(i) === id);
    case 'track':
      return id === 'dissent';
    case 'support':
      return id === 'support';
    case 'deck':
      return id === 'conspirator';
    case 'figure':
      return among(FIGURES, id);
    default:
      return false;
  }
}
