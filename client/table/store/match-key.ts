import type { RoomView } from '../../../shared/protocol/rooms';

/** Under what the browser keeps things of a match: each match of a room has a key of its own. */
export function matchKey({ code, played }: Pick<RoomView, 'code' | 'played'>): string {
  return played.length === 0 ? code : `${code}.${played.length}`;
}
