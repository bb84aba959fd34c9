import { type ReactElement, useState } from 'react';

import { type Moment, toldTo } from '../../../table/story/story';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { MomentDice } from '../story/MomentDice';
import { sayer } from '../story/sayer';
import { Course, type Log } from './Course';

/** How a plot has ended: its dice, counted in words, the verdict and what came of it. It stays until it is closed. */
export function Verdict({
  verdict,
  log,
  drawing,
}: {
  readonly verdict: Moment;
  readonly log: Log;
  readonly drawing: Drawing;
}): ReactElement | null {
  const { text, table, you } = drawing;
  const [closed, setClosed] = useState(-1);
  if (verdict.at <= closed) return null;
  const { own, say } = sayer(table, you, text);
  const [, ...rest] = toldTo(verdict, own);
  const { p = {} } = verdict.head;
  const { targets, needed, eagles, first } = p;
  return (
    <section
      className={`bo-attempt bo-verdict bo-verdict-${verdict.tone}`}
      aria-label={word(text, 'bo.verdict')}
      data-over="table"
      data-testid="verdict"
    >
      <MomentDice moment={verdict} text={text} size="large" />
      <div>
        <Course log={log} end={verdict.at} drawing={drawing} />
        {targets === undefined || needed === undefined || eagles === undefined || first === undefined ? null : (
          <p>{word(text, 'bo.verdict.count', { targets, needed, eagles, first })}</p>
        )}
        <h2>{say(verdict.head)}</h2>
        {rest.length === 0 ? null : <p>{rest.map(say).join(' ')}</p>}
        {verdict.head.m === 'log.plot-quiet' && <p>{word(text, 'bo.verdict.quiet')}</p>}
      </div>
      <button type="button" onClick={() => setClosed(verdict.at)}>
        {word(text, 'bo.verdict.close')}
      </button>
    </section>
  );
}
