import { allowedBy } from '../../../shared/engine/allowed';
import type { GameMeta } from '../../../shared/engine/game';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { Slip } from '../../table/kit/Slip';

/** The host's choice of a bot for a free seat. */
export function BotsSlip({ meta, onClose }: { readonly meta: GameMeta; readonly onClose: () => void }) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  return (
    <Slip title={t('bot.add')} id="bots" onClose={onClose}>
      <p>{t('bot.add.help')}</p>
      {allowedBy(meta).succession !== 'never' && <p>{t('bot.add.late')}</p>}
      <ErrorLine error={command.error} />
      <div className="buttons">
        {(meta.bots ?? []).map((level) => (
          <button
            key={level}
            type="button"
            className="plain"
            disabled={command.busy}
            onClick={() => command.send(() => connection.send('addBot', { level }), onClose)}
            data-testid={`add-bot-${level}`}
          >
            {t(`bot.add.${level}`)}
          </button>
        ))}
      </div>
    </Slip>
  );
}
