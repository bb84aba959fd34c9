import { useAllWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import { useActions } from '../store/TableContext';

/** Says what looking only is, and ends it at a press. */
export function LookOnly() {
  const { t } = useAllWords();
  const { look, close } = useActions();
  return (
    <Slip title={t('table.look')} id="look-only-slip" onClose={close}>
      <p>{t('table.look.help')}</p>
      <button
        type="button"
        className="primary look-only-end"
        data-testid="look-only-end"
        onClick={() => {
          look({ mode: 'act' });
          close();
        }}
      >
        {t('table.look.end')}
      </button>
    </Slip>
  );
}
