import type { Seat } from '../../../shared/engine/ask';
import type { MemberView, ViewMessage } from '../../../shared/protocol/rooms';
import type { Translate } from '../../base/i18n/words';
import type { Game } from '../contract/game';

/** The name of a seat in sentences: the player's name, and the names of their pawns if the game gives them. */
export function nameOf(
  seat: Seat,
  members: readonly MemberView[],
  view: ViewMessage['view'],
  game: Game,
  t: Translate,
): string {
  const name = members.find((member) => member.seat === seat)?.name ?? t('lobby.seat', { n: seat + 1 });
  const as = game.client.seatName(seat, view, game.text);
  return as === null ? name : t('status.named', { name, as });
}
