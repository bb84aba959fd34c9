import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';
import { keeperName } from './keepers';

/** Says beside a name who answers for that seat; nothing where its owner does. */
export function KeeperMark({ member }: { readonly member: MemberView }) {
  const { t } = useWords();
  const own = useTable((table) => table.own);
  const members = useTable(({ room }) => room.members);
  const by = useTable(({ view }) => view.keepers[member.seat]?.by);
  if (by === undefined) return null;
  const you = by.kind === 'seat' && by.seat === own;
  return <span className="mark">{you ? t('kept.mark.you') : t('kept.mark', { by: keeperName(by, members, t) })}</span>;
}
