import './slips.css';

import { useState } from 'react';

import { storedRefusal, storeRefusal } from '../../base/browser-storage';
import { useChat } from '../../base/chat/ChatContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { Icon } from '../../base/ui/Icon';
import { useTable } from '../store/TableContext';
import { RECENT_MS, refusalIn } from './refusal';

/**
 * Says on the table that a request to it came to nothing, and who said no, until the reader puts that away. The conversation tells
 * it as well, but is not on the screen of a phone.
 */
export function RefusalNote() {
  const { code } = useTable(({ room }) => room);
  const clockOffsetMs = useTable((table) => table.clockOffsetMs);
  const { t } = useWords();
  const { lines, tell } = useChat();
  const [away, setAway] = useState(() => storedRefusal(code));
  const [since] = useState(() => Date.now() + clockOffsetMs - RECENT_MS);
  const refusal = refusalIn(lines, away, since);
  const words = refusal === null ? '' : tell(refusal.told);
  // The conversation tells its newest line under the same name: it is heard once.
  useTold('chat', words, String(refusal?.n));
  if (refusal === null) return null;
  const putAway = () => {
    storeRefusal(code, refusal.n);
    setAway(refusal.n);
  };
  return (
    <section className="refusal paper slip" aria-label={t('proposal.title')} data-testid="refusal">
      <p>{words}</p>
      <button type="button" className="icon" aria-label={t('table.close')} onClick={putAway} data-testid="refusal-away">
        <Icon name="cross" />
      </button>
    </section>
  );
}
