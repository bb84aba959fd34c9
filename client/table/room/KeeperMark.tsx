import type { Seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { keeperName } from './keepers';

/** Says beside a name who answers for that seat; nothing where its owner does. */
export function KeeperMark({
  member,
  members,
  seat,
  keepers,
}: {
  readonly member: MemberView;
  readonly members: readonly MemberView[];
  /** The reader's own. */
  readonly seat: Seat | null;
  readonly keepers: MatchView['keepers'];
}) {
  const { t } = useWords();
  const by = keepers[member.seat]?.by;
  if (by === undefined) return null;
  const you = by.kind === 'seat' && by.seat === seat;
  return <span className="mark">{you ? t('kept.mark.you') : t('kept.mark', { by: keeperName(by, members, t) })}</span>;
}
