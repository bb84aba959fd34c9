import './kept.css';

import type { Seat } from '../../../shared/engine/ask';
import type { RoomView } from '../../../shared/protocol/rooms';
import { timeOf } from '../../base/chat/time';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { pauseIn } from '../store/selectors';

/** While the table pauses: who asked for it and since when, and for players the button to go on. */
export function PausedBar({
  room,
  seat,
  clockOffsetMs,
}: {
  readonly room: RoomView;
  /** One's own; null for those who only watch. */
  readonly seat: Seat | null;
  readonly clockOffsetMs: number;
}) {
  const { t, language } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const pause = pauseIn(room);
  const words = () => {
    if (pause === null) return '';
    const by = room.members.find(({ id }) => id === pause.by);
    const time = timeOf(pause.since - clockOffsetMs, Date.now(), language);
    if (by === undefined) return t('paused.since', { time });
    return by.seat === seat ? t('paused.own', { time }) : t('paused.by', { by: by.name, time });
  };
  useTold('paused', words());
  if (pause === null) return null;
  return (
    <section className="kept-bar" data-testid="paused">
      <div className="kept-row">
        <p>{words()}</p>
        {seat !== null && (
          <button
            type="button"
            className="primary"
            disabled={command.busy}
            onClick={() => command.send(() => connection.send('resume', {}))}
            data-testid="resume"
          >
            {t('paused.go-on')}
          </button>
        )}
      </div>
      <ErrorLine error={command.error} />
    </section>
  );
}
