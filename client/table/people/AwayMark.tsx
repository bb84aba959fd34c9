import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';
import { useAway } from './useAway';

/** Says that a member is away, and for how long. Draws nothing for present members and vacant seats. */
export function AwayMark({ member }: { readonly member: MemberView }) {
  const { t } = useWords();
  const awayFor = useAway(useTable(({ room }) => room.members));
  if (member.vacant || member.connected) return null;
  const time = awayFor(member);
  return (
    <span className="mark" data-testid="away">
      {time === null ? t('lobby.away') : t('away.for', { time })}
    </span>
  );
}
