import { type ReactNode, useRef, useState } from 'react';

import { roomLink } from '../../base/address';
import { useWords } from '../../base/i18n/WordsContext';
import { lazy } from '../../base/ui/lazy';
import { Slip } from '../../table/kit/Slip';

const Qr = lazy(async () => (await import('../../base/ui/Qr')).Qr);

/**
 * The room code to say, and its link for a camera, to share or to copy. A press on the picture opens it large, with all the ways
 * to invite somebody.
 */
export function Invitation({
  code,
  title,
  children,
}: {
  readonly code: string;
  readonly title: string;
  /** The buttons beside those that give the link; null on a screen that only shows it. */
  readonly children: ReactNode | null;
}) {
  const { t } = useWords();
  const [large, setLarge] = useState<'shown' | 'hidden'>('hidden');
  const link = roomLink(code);
  const giving = useGiving(title, link);
  const copy = (
    <button type="button" className="plain" onClick={giving.copy} data-testid="copy">
      {t('lobby.copy')}
    </button>
  );
  const share = (
    <button type="button" className="plain" onClick={giving.share} data-testid="share">
      {t('lobby.share')}
    </button>
  );
  const outcome = (
    <>
      {giving.byHand && (
        <input
          ref={giving.field}
          readOnly
          value={link}
          aria-label={t('lobby.link')}
          onFocus={(e) => e.target.select()}
        />
      )}
      <p className="hint" role="status" hidden={giving.outcome === 'none'}>
        {giving.outcome === 'copied' && t('lobby.copied')}
        {giving.outcome === 'by-hand' && t('lobby.select')}
        {giving.outcome === 'not-shared' && t('lobby.not-shared')}
      </p>
    </>
  );
  return (
    <>
      <section className="invitation">
        <button
          type="button"
          className="invitation-qr"
          aria-label={t('lobby.qr.large')}
          onClick={() => setLarge('shown')}
          data-testid="qr-open"
        >
          <Qr link={link} label={null} />
        </button>
        <h1>
          <span className="sr-only">{t('lobby.code')}</span>
          <span className="room-code" data-testid="room-code" aria-label={Array.from(code).join(' ')}>
            {code}
          </span>
        </h1>
        {children !== null && (
          <div className="link-row">
            {giving.sharing ? share : copy}
            {children}
          </div>
        )}
        {large === 'hidden' && outcome}
      </section>
      {large === 'shown' && (
        <Slip title={t('lobby.qr.title', { code })} id="qr" onClose={() => setLarge('hidden')}>
          <Qr link={link} label={link} />
          <p className="hint">{t('lobby.qr.help')}</p>
          <div className="buttons">
            {giving.sharing && share}
            {copy}
          </div>
          {outcome}
        </Slip>
      )}
    </>
  );
}

/** Gives a link to an app or to the clipboard. Where neither works, `byHand` shows it in `field`, selected. */
function useGiving(title: string, link: string) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand' | 'not-shared'>('none');
  /** Without https, and where the browser has no place to give a link to. */
  const showLink = (why: 'by-hand' | 'not-shared'): void => {
    setOutcome(why);
    requestAnimationFrame(() => field.current?.select());
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: link });
      setOutcome('none');
    } catch (error) {
      // Closing the list of apps to share with is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showLink('not-shared');
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      showLink('by-hand');
    }
  };
  return {
    field,
    outcome,
    byHand: outcome === 'by-hand' || outcome === 'not-shared',
    sharing: 'share' in navigator,
    share: () => void share(),
    copy: () => void copy(),
  };
}
