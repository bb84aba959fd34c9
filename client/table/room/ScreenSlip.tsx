import { typedAddress } from '../../base/address';
import { RoomCode } from '../../base/code/RoomCode';
import { useShownCode } from '../../base/code/useShownCode';
import { useAllWords } from '../../base/i18n/WordsContext';
import { scenesOf } from '../../base/scenes';
import { CODES, useSetting } from '../../base/settings';
import { Switch } from '../../base/ui/Switch';
import { Slip } from '../kit/Slip';
import { hasDrawer, useLayout } from '../kit/useLayout';
import { ShareButton } from './ShareButton';

/** How a television shows the table while phones are hands; or this page itself. */
export function ScreenSlip({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useAllWords();
  const shownCode = useShownCode(code);
  const codes = useSetting(CODES);
  const of = scenesOf(code);
  const scenes = useSetting(of);
  const phone = hasDrawer(useLayout());
  return (
    <Slip title={t('shared.heading')} id="screen" onClose={onClose}>
      <p>{t('shared.how', { address: typedAddress(), code: shownCode, button: t('shared.open') })}</p>
      {codes === 'hidden' && (
        <p>
          <RoomCode code={code} className="bar-code" />
        </p>
      )}
      <ShareButton code={code} />
      {phone && (
        <Switch
          label={t('tv.scenes')}
          help={t('tv.scenes.help')}
          is={scenes === 'on-tv' ? 'on' : 'off'}
          testId="scenes"
          onPress={() => of.set(scenes === 'on-tv' ? 'here' : 'on-tv')}
        />
      )}
    </Slip>
  );
}
