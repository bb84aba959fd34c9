import { useRef, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { roomPath } from '../route';

/** The room code to say, and the link to send. */
export function Invitation({ code, title }: { readonly code: string; readonly title: string }) {
  const { say } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand'>('none');
  const link = window.location.origin + roomPath(code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Browsers refuse outside https: then the link is selected for copying by hand.
      field.current?.select();
      setOutcome('by-hand');
    }
  };
  return (
    <section className="sheet invitation">
      <p className="game-title">{title}</p>
      <h1>
        <span className="label">{say('lobby.code')}</span>
        <span className="room-code" data-testid="room-code" aria-label={Array.from(code).join(' ')}>
          {code}
        </span>
      </h1>
      <p className="hint">{say('lobby.invite')}</p>
      <div className="link-row">
        <input ref={field} readOnly value={link} aria-label={say('lobby.link')} onFocus={(e) => e.target.select()} />
        <button type="button" className="plain" onClick={() => void copy()} data-testid="copy">
          {say('lobby.copy')}
        </button>
      </div>
      <p className="hint" role="status">
        {outcome === 'copied' && say('lobby.copied')}
        {outcome === 'by-hand' && say('lobby.select')}
      </p>
    </section>
  );
}
