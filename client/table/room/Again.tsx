import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { useTable } from '../store/TableContext';

/**
 * After the end: the host begins another match with everybody here, at once or by the lobby. The others read that the
 * host can.
 */
export function Again() {
  const { t } = useWords();
  const { phase, members } = useTable(({ room }) => room);
  const own = useTable((table) => table.own);
  const connection = useConnection();
  const command = useCommand();
  if (phase !== 'over') return null;
  const host = members.find((member) => member.host);
  if (host === undefined) return null;
  if (host.seat !== own) return <p className="again again-wait">{t('again.wait', { host: host.name })}</p>;
  return (
    <div className="again" role="group" aria-label={t('again.title')}>
      <button
        type="button"
        className="primary"
        title={t('again.at-once.help')}
        disabled={command.busy}
        onClick={() => command.send(() => connection.again('at-once'))}
        data-testid="again"
      >
        {t('again.at-once')}
      </button>
      <button
        type="button"
        className="plain"
        title={t('again.lobby.help')}
        disabled={command.busy}
        onClick={() => command.send(() => connection.again('by-the-lobby'))}
        data-testid="again-lobby"
      >
        {t('again.lobby')}
      </button>
      <ErrorLine error={command.error} />
    </div>
  );
}
