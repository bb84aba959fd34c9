import { useState } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { useActions, useTable } from '../store/TableContext';

/**
 * Asks the table to free the seat of a member who is away, or of a bot for somebody who comes late. It takes two presses, because with
 * nobody else present it is done at once.
 */
export function AskFree({ member }: { readonly member: MemberView }) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const { close } = useActions();
  const isFree = useTable(({ room }) => room.proposal === null);
  const [open, setOpen] = useState<'open' | 'shut'>('shut');
  const { name, id, bot } = member;
  const words = bot === null ? 'vacate' : 'vacate.bot';
  if (open === 'shut') {
    return (
      <button type="button" className="plain keep-open" onClick={() => setOpen('open')} data-testid="vacate-open">
        {t(`${words}.open`, { name })}
      </button>
    );
  }
  return (
    <section className="keep" aria-label={t(`${words}.title`, { name })}>
      <h3>{t(`${words}.title`, { name })}</h3>
      <p className="hint">{isFree ? t(`${words}.help`, { who: name }) : t('ask-table.open')}</p>
      <div className="buttons">
        <button
          type="button"
          className="plain"
          disabled={command.busy || !isFree}
          onClick={() =>
            command.send(() => connection.send('propose', { what: { kind: 'vacate', member: id } }), close)
          }
          data-testid="vacate"
        >
          {t('vacate.ask')}
        </button>
      </div>
      <ErrorLine error={command.error} />
    </section>
  );
}
