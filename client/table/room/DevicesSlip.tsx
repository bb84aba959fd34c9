import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { ShareButton } from '../shared/ShareButton';
import { Slip } from '../Slip';
import { Devices } from './Devices';

/** One's own devices over the lobby. */
export function DevicesSlip({
  code,
  me,
  onClose,
}: {
  readonly code: string;
  readonly me: MemberView;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Slip title={t('devices.title')} id="devices" onClose={onClose}>
      <Devices code={code} me={me} />
      <h3>{t('shared.heading')}</h3>
      <ShareButton code={code} />
    </Slip>
  );
}
