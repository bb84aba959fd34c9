import { type ReactElement, useEffect, useRef, useState } from 'react';

import type { ViewMessage } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useFitted } from '../../base/ui/useFitted';
import type { Game } from '../game';
import { Account } from '../lazy';
import { fitInto } from './fit';
import type { Cast } from './Said';
import { toldTo } from './story';
import type { FollowedStory } from './useStory';

/** Up to so many moments that wait are gone through by taps; more are listed at the first. */
const ONE_BY_ONE = 5;

/** What has just happened, in two lines: the moment in full at a tap, and how many more there are. */
export function MomentStrip({
  story,
  cast,
  view,
  game,
  onPast,
}: {
  readonly story: FollowedStory;
  readonly cast: Cast;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  /** Shows the table as it was at a line of the log. */
  readonly onPast: (line: number) => void;
}): ReactElement {
  const { t } = useWords();
  const { shown, position, passed, own, say, send, hold, list } = story;
  const [open, setOpen] = useState(false);
  useEffect(() => hold('account', open ? 'on' : 'off'), [open, hold]);
  const { Picture, explain, story: told } = game.client;
  const about = shown === null || shown.rest.length > 0 ? null : told.about(shown);
  // What came of nothing yet says at least what it is.
  const [gist = null] = (about === null ? null : explain(about, view, game.text))?.body ?? [];
  const lines = useRef<HTMLSpanElement>(null);
  const sentences = shown === null ? [] : toldTo(shown, own).map(say);
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
      onFocus={({ target }) => hold('focus', target.matches(':focus-visible') ? 'on' : 'off')}
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
              setOpen(!open);
            }}
          >
            <Picture key={shown.at} moment={shown} text={game.text} size="small" />
            <span className="moment-lines" ref={lines}>
              {sentences.map((sentence, i) =>
                i === 0 ? (
                  <b key={i}>{sentence}</b>
                ) : (
                  <span key={i} data-part="sentence">
                    {' '}
                    {sentence}
                  </span>
                ),
              )}
              {gist !== null && (
                <span className="moment-gist" data-part="gist">
                  {' '}
                  {gist}
                </span>
              )}
            </span>
          </button>
          {passed > 0 && (
            <button type="button" className="moment-next" data-testid="moment-passed" onClick={list}>
              {t('moment.passed', { n: passed })}
            </button>
          )}
          {passed === 0 && position.all > 1 && (
            <button
              type="button"
              className="moment-next"
              disabled={position.n === position.all}
              data-testid="moment-next"
              onClick={() => (position.all - position.n > ONE_BY_ONE ? list() : send({ type: 'next' }))}
            >
              {position.n}/{position.all}
              <span aria-hidden="true"> ›</span>
              <span className="sr-only"> {t('moment.next')}</span>
            </button>
          )}
          {open && (
            <Account
              story={story}
              cast={cast}
              moment={shown}
              view={view}
              game={game}
              onPast={onPast}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </section>
  );
}
