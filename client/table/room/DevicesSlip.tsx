import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
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
    </Slip>
  );
}
