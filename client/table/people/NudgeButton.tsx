import './nudge.css';

import { useEffect, useState } from 'react';

import { awaitedSeats } from '../../../shared/engine/keeper';
import type { MemberView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { hasSay, isPaused } from '../store/selectors';
import { useTable } from '../store/TableContext';

/** How often the server lets somebody be nudged. */
const AGAIN_MS = 60_000;

/**
 * Nudges a member whom the table waits for. Draws nothing for oneself, for bots, for spectators and those who are out, and while the table pauses. `brief`: the name
 * stands beside the button, so only screen readers say it.
 */
export function NudgeButton({
  member,
  length = 'whole',
}: {
  readonly member: MemberView;
  readonly length?: 'whole' | 'brief';
}) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const [state, setState] = useState<'new' | 'sent'>('new');
  useEffect(() => {
    if (state === 'new') return undefined;
    const timer = setTimeout(() => setState('new'), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const { name, id } = member;
  const own = useTable((table) => table.own);
  const awaited = useTable(
    (table) =>
      hasSay(table) &&
      !isPaused(table) &&
      awaitedSeats(table.game.meta.secluding, table.view.keepers, table.view.waiting).includes(member.seat),
  );
  if (!awaited || own === member.seat || member.bot !== null || member.vacant) return null;
  return (
    <>
      <button
        type="button"
        className="plain nudge"
        aria-label={state === 'new' ? t('nudge.do', { name }) : undefined}
        disabled={command.busy || state === 'sent'}
        onClick={() =>
          command.send(
            () => connection.send('nudge', { member: id }),
            () => setState('sent'),
          )
        }
        data-testid="nudge"
      >
        {state === 'sent' ? t('nudge.sent') : length === 'brief' ? t('nudge.brief') : t('nudge.do', { name })}
      </button>
      <ErrorLine error={command.error} />
    </>
  );
}
