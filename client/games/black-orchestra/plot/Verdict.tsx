import { type ReactElement, useEffect, useRef, useState } from 'react';

import type { AskId } from '../../../../shared/engine/ask';
import { DIE_FACES, type DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import { Icon } from '../../../base/ui/Icon';
import { toldTo } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { Die } from '../glyphs/dice';
import { name, word } from '../i18n/words';
import { sayer } from '../story/sayer';
import { things } from '../story/things';
import { Course, type Log } from './Course';
import { useCount } from './useCount';
import type { Judged } from './verdict-in';

/**
 * How a plot has ended: its dice, counted one by one, then the verdict and what came of it at once. It stays until it is put away
 * by Escape, its cross or a tap beside it, and until the reader is asked something new.
 */
export function Verdict({
  judged,
  questions,
  log,
  drawing,
  putAway,
}: {
  readonly judged: Judged;
  /** What the reader is asked now. */
  readonly questions: readonly AskId[];
  readonly log: Log;
  readonly drawing: Drawing;
  readonly putAway: (line: number) => void;
}): ReactElement | null {
  const { text, table, you } = drawing;
  const { verdict, caused, end } = judged;
  const { p = {} } = verdict.head;
  const faces = things(p['faces'], 'face').filter((face): face is DieFace => DIE_FACES.some((one) => one === face));
  const { counted, state } = useCount(faces.length, `${verdict.at} ${faces.join(' ')}`);
  const [first] = useState(questions);
  const asked = questions.some((id) => !first.includes(id));
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) putAway(end);
  }, [asked, putAway, end]);
  useEffect(() => {
    if (state === 'counting') return undefined;
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('[role=dialog]') === null) putAway(end);
    };
    const tap = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target) === false) putAway(end);
    };
    window.addEventListener('keydown', key);
    window.addEventListener('pointerdown', tap);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('pointerdown', tap);
    };
  }, [state, putAway, end]);
  if (asked) return null;
  const { own, say } = sayer(table, you, text);
  const [, ...rest] = toldTo({ ...verdict, rest: caused }, own);
  const { needed, first: detecting } = p;
  const seen = (face: DieFace): number => faces.slice(0, counted).filter((one) => one === face).length;
  return (
    <section
      className={`bo-attempt more-below bo-verdict bo-verdict-${state === 'over' ? verdict.tone : 'open'}`}
      aria-label={word(text, 'bo.verdict')}
      data-over="table"
      data-testid="verdict"
      data-count={state}
      ref={box}
    >
      <header>
        <small>{word(text, 'bo.verdict')}</small>
        <button
          type="button"
          className="bo-stage-aside"
          aria-label={word(text, 'bo.verdict.close')}
          onClick={() => putAway(end)}
        >
          <Icon name="cross" />
        </button>
      </header>
      {faces.length > 0 && (
        <span className="bo-told-dice bo-told-large">
          {faces.map((face, i) => (
            <span
              key={i}
              style={{ animationDelay: `${i * 90}ms` }}
              title={name(text, `face.${face}`)}
              data-counted={i < counted ? 'yes' : 'no'}
            >
              <Die face={face} size={40} />
            </span>
          ))}
        </span>
      )}
      {needed === undefined || detecting === undefined ? null : (
        <p className="bo-counted">
          {word(text, 'bo.verdict.count', { targets: seen('target'), needed, eagles: seen('eagle'), first: detecting })}
        </p>
      )}
      {state === 'over' && (
        <div>
          <h2>{say(verdict.head)}</h2>
          {rest.length === 0 ? null : <p>{rest.map(say).join(' ')}</p>}
          {verdict.head.m === 'log.plot-quiet' && <p>{word(text, 'bo.verdict.quiet')}</p>}
          <Course log={log} end={verdict.at} drawing={drawing} />
        </div>
      )}
    </section>
  );
}
