import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';

/** Says beside a name that this player is out of the match; nothing for all others. */
export function OutMark({ member: { seat } }: { readonly member: Pick<MemberView, 'seat'> }) {
  const { t } = useWords();
  const isOut = useTable(({ view }) => view.out?.includes(seat) === true);
  return isOut ? <span className="mark out-mark">{t('out.mark')}</span> : null;
}
