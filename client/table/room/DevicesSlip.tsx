import type { MemberView } from '../../../shared/protocol/rooms';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import { Devices, type First } from './Devices';
import { ShareButton } from './ShareButton';

/** One's own devices over the lobby or the table. */
export function DevicesSlip({
  code,
  me,
  first,
  onClose,
}: {
  readonly code: string;
  readonly me: MemberView;
  readonly first: First;
  readonly onClose: () => void;
}) {
  const { t } = useAllWords();
  return (
    <Slip title={t('devices.title')} id="devices" onClose={onClose}>
      <Devices code={code} me={me} first={first} />
      <h3>{t('shared.heading')}</h3>
      <ShareButton code={code} />
    </Slip>
  );
}
