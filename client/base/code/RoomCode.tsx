import { useWords } from '../i18n/WordsContext';
import { Covered } from './Covered';

/** The code of a room, to say and to type; a screen reader says it letter by letter. Covered where codes are hidden. */
export function RoomCode({ code, className }: { readonly code: string; readonly className: string }) {
  const { t } = useWords();
  return (
    <Covered what={t('lobby.code')} shape="line">
      <span className={className} aria-label={Array.from(code).join(' ')} data-testid="room-code">
        {code}
      </span>
    </Covered>
  );
}
