import type { RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import type { TimeMeant } from './TimeLeft';

/** Says what the time beside the question means, and what happens when it is up. */
export function TimeSlip({
  what,
  room,
  onClose,
}: {
  readonly what: TimeMeant;
  readonly room: Pick<RoomView, 'time'>;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Slip title={t('clock.title')} id="time-slip" onClose={onClose}>
      {what === 'time-waited' ? (
        <p>{t('clock.waited')}</p>
      ) : (
        <>
          <p>{t('clock.left')}</p>
          <p>{t('clock.end', { what: t(`time.at-end.${room.time.atEnd}`) })}</p>
        </>
      )}
      <p>{t('clock.host')}</p>
    </Slip>
  );
}
