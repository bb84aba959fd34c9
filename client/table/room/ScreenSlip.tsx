import { typedAddress } from '../../base/address';
import { RoomCode } from '../../base/code/RoomCode';
import { useShownCode } from '../../base/code/useShownCode';
import { useWords } from '../../base/i18n/WordsContext';
import { CODES, useSetting } from '../../base/settings';
import { Slip } from '../kit/Slip';
import { ShareButton } from './ShareButton';

/** How a television shows the table while phones are hands; or this page itself. */
export function ScreenSlip({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useWords();
  const shownCode = useShownCode(code);
  const codes = useSetting(CODES);
  return (
    <Slip title={t('shared.heading')} id="screen" onClose={onClose}>
      <p>{t('shared.how', { address: typedAddress(), code: shownCode, button: t('shared.open') })}</p>
      {codes === 'hidden' && (
        <p>
          <RoomCode code={code} className="bar-code" />
        </p>
      )}
      <ShareButton code={code} />
    </Slip>
  );
}
