import type { RoomView, Standing } from '../../../shared/protocol/rooms';
import { useNaming } from '../../base/chat/useNaming';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';

/** How a visitor may watch: at once, or by asking the host; or why not. */
export function WatchOffer({
  room,
  standing,
  watcher,
  typed,
  onWatch,
  onNamed,
}: {
  readonly room: RoomView;
  readonly standing: Standing;
  /** The name under which this visitor has asked. */
  readonly watcher: string | null;
  /** The name that stands in the field. */
  readonly typed: string;
  readonly onWatch: () => void;
  readonly onNamed: () => void;
}) {
  const { t } = useAllWords();
  const naming = useNaming(room.code, onNamed);
  if (standing === 'inside') {
    return (
      <button type="button" className="plain" onClick={onWatch} data-testid="watch">
        {t('take-seat.watch')}
      </button>
    );
  }
  if (room.watching === 'off') return <p className="hint">{t('watch.off')}</p>;
  if (standing === 'asking') {
    return (
      <p role="status" data-testid="watch-asked">
        {t('watch.asked', { name: watcher ?? '' })}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className="plain"
        disabled={naming.busy}
        onClick={() => naming.give(typed)}
        data-testid="watch-ask"
      >
        {t('watch.ask')}
      </button>
      <ErrorLine error={naming.error} />
    </>
  );
}
