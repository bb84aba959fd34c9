import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import type { TimeMeant } from '../store/table';
import { useActions, useTable } from '../store/TableContext';

/** Explains the time beside the question, and what happens at its end. */
export function TimeSlip({ what }: { readonly what: TimeMeant }) {
  const { t } = useWords();
  const { close } = useActions();
  const { atEnd } = useTable(({ room }) => room.time);
  return (
    <Slip title={t('clock.title')} id="time-slip" onClose={close}>
      {what === 'time-waited' ? (
        <p>{t('clock.waited')}</p>
      ) : (
        <>
          <p>{t('clock.left')}</p>
          <p>{t('clock.end', { what: t(`time.at-end.${atEnd}`) })}</p>
        </>
      )}
      <p>{t('clock.host')}</p>
    </Slip>
  );
}
