import { typedAddress } from '../../base/address';
import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import { ShareButton } from './ShareButton';

/** How a television shows the table while phones are hands; or this page itself. */
export function ScreenSlip({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Slip title={t('shared.heading')} id="screen" onClose={onClose}>
      <p>{t('shared.how', { address: typedAddress(), code, button: t('shared.open') })}</p>
      <ShareButton code={code} />
    </Slip>
  );
}
