import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';

/** Says what looking only is, and ends it at a press. */
export function LookOnly({ onAct, onClose }: { readonly onAct: () => void; readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Slip title={t('table.look')} id="look-only-slip" onClose={onClose}>
      <p>{t('table.look.help')}</p>
      <button
        type="button"
        className="primary look-only-end"
        data-testid="look-only-end"
        onClick={() => {
          onAct();
          onClose();
        }}
      >
        {t('table.look.end')}
      </button>
    </Slip>
  );
}
