import { useRef, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { roomPath } from '../route';

/** The room code to say, and the link to send. */
export function Invitation({ code, title }: { readonly code: string; readonly title: string }) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand'>('none');
  const link = window.location.origin + roomPath(code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Without https browsers refuse to copy. The link is selected instead, so that the reader can copy it.
      field.current?.select();
      setOutcome('by-hand');
    }
  };
  return (
    <section className="sheet invitation">
      <p className="game-title">{title}</p>
      <h1>
        <span className="label">{t('lobby.code')}</span>
        <span className="room-code" data-testid="room-code" aria-label={Array.from(code).join(' ')}>
          {code}
        </span>
      </h1>
      <p className="hint">{t('lobby.invite')}</p>
      <div className="link-row">
        <input ref={field} readOnly value={link} aria-label={t('lobby.link')} onFocus={(e) => e.target.select()} />
        <button type="button" className="plain" onClick={() => void copy()} data-testid="copy">
          {t('lobby.copy')}
        </button>
      </div>
      <p className="hint" role="status">
        {outcome === 'copied' && t('lobby.copied')}
        {outcome === 'by-hand' && t('lobby.select')}
      </p>
    </section>
  );
}
