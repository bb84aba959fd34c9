import { type ReactNode, useRef, useState } from 'react';

import { roomLink } from '../../base/address';
import { useWords } from '../../base/i18n/WordsContext';
import { lazy } from '../../base/lazy';

const QrSlip = lazy(async () => (await import('./QrSlip')).QrSlip);

/** The room code to say, and its link to share, to copy, or to show to a camera. */
export function Invitation({
  code,
  title,
  children,
}: {
  readonly code: string;
  readonly title: string;
  /** The content beside the name of the game. */
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand' | 'not-shared'>('none');
  const [qr, setQr] = useState<'shown' | 'hidden'>('hidden');
  const link = roomLink(code);
  const sharing = 'share' in navigator;
  /** Without https, and where the browser has no place to give a link to, the link is shown and selected, to be copied by hand. */
  const showLink = (why: 'by-hand' | 'not-shared') => {
    setOutcome(why);
    requestAnimationFrame(() => field.current?.select());
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
      setOutcome('none');
    } catch (error) {
      // Closing the list of apps to share with is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showLink('not-shared');
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      showLink('by-hand');
    }
  };
  return (
    <section className="sheet invitation">
      <div className="game-head">
        <p className="game-title">{title}</p>
        {children}
      </div>
      <h1>
        <span className="sr-only">{t('lobby.code')}</span>
        <span className="room-code" data-testid="room-code" aria-label={Array.from(code).join(' ')}>
          {code}
        </span>
      </h1>
      <div className="link-row">
        {sharing && (
          <button type="button" className="plain" onClick={() => void share()} data-testid="share">
            {t('lobby.share')}
          </button>
        )}
        <button type="button" className="plain" onClick={() => void copy()} data-testid="copy">
          {t('lobby.copy')}
        </button>
        <button type="button" className="plain" onClick={() => setQr('shown')} data-testid="qr-open">
          {t('lobby.qr')}
        </button>
      </div>
      {(outcome === 'by-hand' || outcome === 'not-shared') && (
        <input ref={field} readOnly value={link} aria-label={t('lobby.link')} onFocus={(e) => e.target.select()} />
      )}
      <p className="hint" role="status" hidden={outcome === 'none'}>
        {outcome === 'copied' && t('lobby.copied')}
        {outcome === 'by-hand' && t('lobby.select')}
        {outcome === 'not-shared' && t('lobby.not-shared')}
      </p>
      {qr === 'shown' && <QrSlip code={code} link={link} onClose={() => setQr('hidden')} />}
    </section>
  );
}
