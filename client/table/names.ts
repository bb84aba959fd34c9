import type { Seat } from '../../shared/engine/ask';
import type { MemberView, ViewMessage } from '../../shared/protocol/rooms';
import type { Say } from '../base/i18n/words';
import type { Game } from './game';

/** What a seat is called in sentences: the player's name, with what they go by at the table when the game says so. */
export function nameOf(
  seat: Seat,
  members: readonly MemberView[],
  view: ViewMessage['view'],
  game: Game,
  say: Say,
): string {
  const name = members.find((member) => member.seat === seat)?.name ?? say('lobby.seat', { n: seat + 1 });
  const as = game.client.seatName(seat, view, game.text);
  return as === null ? name : say('status.named', { name, as });
}
