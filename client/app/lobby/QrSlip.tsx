import { useWords } from '../../base/i18n/WordsContext';
import { Qr } from '../../base/ui/Qr';
import { Slip } from '../../table/kit/Slip';

/** The address of a room as a picture that a phone's camera reads. A chunk of its own, for few people need it. */
export function QrSlip({
  code,
  link,
  onClose,
}: {
  readonly code: string;
  readonly link: string;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Slip title={t('lobby.qr.title', { code })} id="qr" onClose={onClose}>
      <Qr link={link} label={link} />
      <p className="hint">{t('lobby.qr.help')}</p>
    </Slip>
  );
}
