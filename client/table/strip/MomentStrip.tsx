import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { useFitted } from '../../base/ui/useFitted';
import { nameKey, names } from '../contract/story';
import { useTable } from '../store/TableContext';
import { fitInto } from './fit';

/** Up to so many moments that wait are gone through by taps; more are listed at the first. */
const ONE_BY_ONE = 5;

/**
 * What has just happened, in two lines: the moment in full at a tap, and how many more there are.
 * @param children draws the moment in full
 */
export function MomentStrip({ children }: { readonly children: (onClose: () => void) => ReactNode }): ReactElement {
  const { t } = useWords();
  const { shown, row, passed, own, say, send, hold, list } = useTable(({ story }) => story);
  const { client, text } = useTable(({ game }) => game);
  const view = useTable((table) => table.view);
  const [open, setOpen] = useState(false);
  useEffect(() => hold('account', open ? 'on' : 'off'), [open, hold]);
  // A reader who closes the report has read the moment. The focus comes back here then, and the pointer may never have
  // left.
  const readOn = useCallback(() => {
    hold('pointer', 'off');
    hold('focus', 'off');
  }, [hold]);
  useEffect(() => readOn, [readOn]);
  const close = () => {
    setOpen(false);
    readOn();
  };
  const { Picture, explain, story: told } = client;
  const others = new Set(told.people(view).map(({ name }) => nameKey(name)));
  for (const name of own) others.delete(name);
  // What a card says to the person who holds it would be read as said to the reader, unless it is quoted; its kind is one word.
  const isOfOthers = shown !== null && names(shown.head, others) && !names(shown.head, own);
  // After the end nothing comes of it any more.
  const bare = shown === null || shown.rest.length > 0 || shown.explained === 'no' || view.over !== null;
  const about = bare ? null : told.about(shown);
  // A moment without a result yet is explained by its thing.
  const [gist = null] = (about === null ? null : explain(about, view, text))?.body ?? [];
  const quoted = gist !== null && isOfOthers && gist.includes(' ') ? t('moment.quoted', { said: gist }) : gist;
  // A quotation is left out whole: cut short, its last mark would be missing.
  const gists = quoted === null ? [] : quoted === gist ? gist.split(/(?<=[.!?]) /) : [quoted];
  const lines = useRef<HTMLSpanElement>(null);
  const sentences = shown === null ? [] : told.brief(shown, own).map(say);
  useFitted(lines, fitInto, [...sentences, gist].join(' '));
  return (
    <section
      className="moment-strip"
      aria-label={t('moment.strip')}
      data-tone={shown?.tone ?? 'plain'}
      data-kind={shown?.kind}
      data-testid="moments"
      onPointerEnter={({ pointerType }) => hold('pointer', pointerType === 'touch' ? 'off' : 'on')}
      onPointerLeave={() => hold('pointer', 'off')}
      onKeyUp={({ key }) => key === 'Tab' && hold('focus', 'on')}
      onBlur={() => hold('focus', 'off')}
    >
      {shown !== null && (
        <>
          <button
            type="button"
            className="moment"
            aria-haspopup="dialog"
            aria-expanded={open}
            data-testid="moment"
            onClick={() => {
              send({ type: 'again' });
              if (open) close();
              else setOpen(true);
            }}
          >
            {Picture !== null && <Picture key={shown.at} moment={shown} text={text} size="small" />}
            <span className="moment-lines" ref={lines}>
              {sentences.map((sentence, i) =>
                i === 0 ? (
                  <b key={i} className="fitted-part">
                    {sentence}
                  </b>
                ) : (
                  <span key={i} className="fitted-part" data-part="sentence">
                    {' '}
                    {sentence}
                  </span>
                ),
              )}
              {gists.map((said, i) => (
                <span key={`gist-${i}`} className="moment-gist fitted-part" data-part="gist">
                  {' '}
                  {said}
                </span>
              ))}
            </span>
          </button>
          {row.before > 0 && (
            <button
              type="button"
              className="moment-previous"
              aria-label={t('moment.previous')}
              data-testid="moment-previous"
              onClick={() => send({ type: 'previous' })}
            >
              <span aria-hidden="true">‹</span>
            </button>
          )}
          {passed > 0 && (
            <button type="button" className="moment-next" data-testid="moment-passed" onClick={list}>
              {t('moment.passed', { n: passed })}
            </button>
          )}
          {passed === 0 && row.behind > 0 && (
            <button
              type="button"
              className="moment-next"
              data-testid="moment-next"
              onClick={() => (row.news > ONE_BY_ONE ? list() : send({ type: 'next' }))}
            >
              {row.news > 0 && t('moment.news', { n: row.news })}
              <span aria-hidden="true"> ›</span>
              <span className="sr-only"> {t('moment.next')}</span>
            </button>
          )}
          {open && children(close)}
        </>
      )}
    </section>
  );
}
