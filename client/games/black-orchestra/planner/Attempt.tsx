import type { ReactElement } from 'react';

import { asCounted, type DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import { needOf } from '../../../../shared/games/black-orchestra/forecast/pool';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import { standsFor } from '../../../table/mates/thing';
import { isAided } from '../aids/aids';
import type { Drawing } from '../drawing';
import { Die } from '../glyphs/dice';
import { name, word } from '../i18n/words';
import { AttemptSheet } from '../plot/AttemptSheet';
import { Counted } from '../plot/Counted';
import { Course, type Log } from '../plot/Course';
import { Sources } from '../plot/Sources';
import { StageOdds } from '../plot/StageOdds';
import { AttemptNeeds } from './AttemptNeeds';

function Figure({ title, value }: { readonly title: string; readonly value: number | string }): ReactElement {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The plot that is being attempted, before everybody: its needs, each die with its source, the odds, and the dice once rolled. */
export function AttemptPanel({
  attempt,
  log,
  asked,
  drawing,
}: {
  readonly attempt: Attempt;
  readonly log: Log;
  /** Whether the reader is asked how many dice to roll: the odds then stand in that question. */
  readonly asked: 'asked' | 'idle';
  readonly drawing: Drawing;
}): ReactElement {
  const { table, facts, text, aids, you } = drawing;
  const { who, target, rolled, sources, ignoredEagles } = attempt;
  const need = needOf(table, facts, attempt);
  const first = Math.max(0, need.first);
  const byEvent = attempt.eagles + ignoredEagles - need.first;
  const aided = isAided(aids.plans, you, table.conspirators.find(({ id }) => id === who)?.seat);
  return (
    <AttemptSheet
      card={attempt.card}
      phase={rolled === null ? 'bo.stage.before' : 'bo.stage.rolled'}
      label={word(text, 'bo.attempt')}
      drawing={drawing}
    >
      <p>{word(text, 'bo.attempt.who', { who: { m: `sheet.${who}` }, target: { m: `leader.${target}` } })}</p>
      {rolled !== null && (
        <>
          <Rolled rolled={rolled} drawing={drawing} />
          <Counted attempt={attempt} reactions={aided ? 'worked-out' : 'untold'} drawing={drawing} />
        </>
      )}
      {aided && <AttemptNeeds attempt={attempt} drawing={drawing} />}
      <dl>
        <Figure title={word(text, 'bo.attempt.dice')} value={attempt.dice} />
        <Figure title={word(text, 'bo.attempt.targets')} value={need.targets} />
        <Figure title={word(text, 'bo.attempt.eagles')} value={word(text, 'bo.attempt.eagles.from', { n: first })} />
        {ignoredEagles > 0 ? <Figure title={word(text, 'bo.attempt.ignored')} value={ignoredEagles} /> : null}
        {byEvent === 0 ? null : (
          <Figure title={word(text, 'bo.attempt.event')} value={word(text, 'bo.attempt.event.value', { n: byEvent })} />
        )}
      </dl>
      <Sources of={sources} text={text} />
      {rolled === null && aided && asked === 'idle' && <StageOdds attempt={attempt} drawing={drawing} />}
      <Course log={log} drawing={drawing} />
    </AttemptSheet>
  );
}

/** The dice as they lie. */
function Rolled({
  rolled,
  drawing: { text, tap, marks },
}: {
  readonly rolled: readonly DieFace[];
  readonly drawing: Drawing;
}): ReactElement {
  return (
    <div className="bo-rolled" role="group" aria-label={word(text, 'bo.attempt.rolled')}>
      {asCounted(rolled).map(({ face, index }) => {
        const ref = { kind: 'die', id: String(index) };
        return (
          <button
            key={index}
            type="button"
            className={`bo-rolled-die${marks(ref)}`}
            aria-label={name(text, `face.${face}`)}
            onClick={() => tap(ref)}
            {...standsFor(ref)}
          >
            <Die face={face} size={34} />
          </button>
        );
      })}
    </div>
  );
}
