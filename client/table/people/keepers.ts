import type { Seat } from '../../../shared/engine/ask';
import type { Keeper } from '../../../shared/engine/keeper';
import type { MemberView, ViewMessage } from '../../../shared/protocol/rooms';
import type { Translate } from '../../base/i18n/words';

/** The view of a seat that this viewer keeps, as its owner would see it; null when they do not keep it. */
export function viewOfKept(message: ViewMessage, of: Seat): ViewMessage | null {
  const kept = message.view.kept?.find(({ seat }) => seat === of);
  if (kept === undefined) return null;
  const { asks, table = message.view.table } = kept;
  return { ...message, view: { ...message.view, you: of, asks, table } };
}

/** The name of a stand-in. */
export function keeperName(keeper: Keeper, members: readonly MemberView[], t: Translate): string {
  if (keeper.kind === 'bot') return t(`keep.a-bot.${keeper.level}`);
  return members.find(({ seat }) => seat === keeper.seat)?.name ?? t('lobby.seat', { n: keeper.seat + 1 });
}
