import './first-time.css';

import { useLayoutEffect, useState } from 'react';

import { ANY_TIME, type Ask, isQuestion } from '../../../shared/engine/ask';
import type { Renderer } from '../../../shared/text/render';
import { isHintSeen, storedHints, storeHints, storeHintSeen } from '../../base/browser-storage';
import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { Cited } from '../rules/Cited';

/** A line that is being shown: the kind it is about, and the question that brought it. */
interface Shown {
  readonly kind: string;
  readonly ask: string;
}

/** The first open question of a kind that has a line (`hint.<kind>`) and was never explained in this browser. */
function firstOf(asks: readonly Ask[], game: string, text: Renderer): Shown | null {
  const fresh = asks.find(
    (ask) => (isQuestion(ask) || ask.kind === ANY_TIME) && text.has(`hint.${ask.kind}`) && !isHintSeen(game, ask.kind),
  );
  return fresh === undefined ? null : { kind: fresh.kind, ask: fresh.id };
}

/**
 * A line about a kind of decision that comes up for the first time in this browser. It is shown once, until the question is
 * gone or the line is closed; a reader can do without such lines.
 */
export function FirstTime({
  asks,
  game,
  text,
}: {
  readonly asks: readonly Ask[];
  /** The name of the game: what is known of one tells nothing of another. */
  readonly game: string;
  readonly text: Renderer;
}) {
  const { t } = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  // Drawn together with its question: a line that came later would move the options under a finger.
  useLayoutEffect(() => {
    if (shown !== null && asks.some(({ id }) => id === shown.ask)) return;
    const next = storedHints() === 'on' ? firstOf(asks, game, text) : null;
    if (next !== null) storeHintSeen(game, next.kind);
    setShown(next);
  }, [asks, game, text, shown]);
  if (shown === null || !asks.some(({ id }) => id === shown.ask)) return null;
  // Closed, it stays remembered until its question has gone: no other line takes its place at once.
  if (shown.kind === '') return null;
  const close = () => setShown({ ...shown, kind: '' });
  return (
    <section className="first-time" aria-label={t('first-time.label')} data-testid="first-time" data-kind={shown.kind}>
      <div className="first-time-words">
        <p role="status">
          <Cited text={text.render({ m: `hint.${shown.kind}` })} />
        </p>{' '}
        <button
          type="button"
          className="first-time-never"
          onClick={() => {
            storeHints('off');
            close();
          }}
        >
          {t('first-time.never')}
        </button>
      </div>
      <button type="button" className="icon" aria-label={t('first-time.close')} onClick={close}>
        <Icon name="cross" />
      </button>
    </section>
  );
}
