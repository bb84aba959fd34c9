import type { GameMeta } from '../../../shared/engine/game';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Fold } from '../../base/ui/Fold';
import { useCommand } from '../../base/ui/useCommand';

/** The host's buttons that put a bot on a free seat; nothing when the game has none or no seat is free. */
export function AddBot({ room, meta }: { readonly room: RoomView; readonly meta: GameMeta }) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const levels = meta.bots ?? [];
  if (levels.length === 0 || room.members.length >= meta.maxSeats) return null;
  return (
    <Fold name="bots" title={t('bot.add')} summary={levels.map((level) => t(`bot.add.${level}`)).join(' · ')}>
      <div className="buttons">
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            className="plain"
            disabled={command.busy}
            onClick={() => command.send(() => connection.addBot(level))}
            data-testid={`add-bot-${level}`}
          >
            {t(`bot.add.${level}`)}
          </button>
        ))}
      </div>
      <p className="hint">{t('bot.add.help')}</p>
      <ErrorLine error={command.error} />
    </Fold>
  );
}
