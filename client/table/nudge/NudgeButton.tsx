import { useState } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import { awaitedSeats } from '../../../shared/engine/keeper';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../game';

/** Nudges a member whom the table waits for. Nothing for oneself, for bots, and for those who watch. */
export function NudgeButton({
  member,
  seat,
  view,
  meta,
}: {
  readonly member: MemberView;
  /** One's own seat. */
  readonly seat: Seat | null;
  readonly view: Pick<MatchView, 'keepers' | 'waiting'>;
  readonly meta: Pick<Game['meta'], 'secluding'>;
}) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const [state, setState] = useState<'new' | 'sent'>('new');
  const { name, id } = member;
  const awaited = awaitedSeats(meta.secluding, view.keepers, view.waiting).includes(member.seat);
  if (!awaited || seat === null || seat === member.seat || member.bot !== null || member.vacant) return null;
  return (
    <>
      <button
        type="button"
        className="plain nudge"
        disabled={command.busy || state === 'sent'}
        onClick={() =>
          command.send(
            () => connection.nudge(id),
            () => setState('sent'),
          )
        }
        data-testid="nudge"
      >
        {t(state === 'sent' ? 'nudge.sent' : 'nudge.do', { name })}
      </button>
      <ErrorLine error={command.error} />
    </>
  );
}
