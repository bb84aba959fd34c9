import { teamsOf } from '../../../shared/engine/teams';
import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';

/** Says beside a name in which team this player is; nothing where nobody plays in teams. */
export function TeamMark({ member: { seat } }: { readonly member: Pick<MemberView, 'seat'> }) {
  const { t } = useWords();
  const team = useTable(
    ({ game, room }) =>
      teamsOf(game.meta, room.options, room.members.length)?.findIndex((seats) => seats.includes(seat)) ?? -1,
  );
  return team < 0 ? null : (
    <span className="mark team-mark" data-team={team + 1}>
      {t('team.mark', { n: team + 1 })}
    </span>
  );
}
