import type { ReactElement } from 'react';

import type { Text } from '../../../../shared/engine/text';
import type { DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Renderer } from '../../../../shared/text/render';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { Die } from '../glyphs/dice';
import { name, word } from '../i18n/words';

/** What brings dice or other help to an attempt (`item:keys`, `sheet:beck`, an affiliation, `meeting`) as a name. */
function sourceName(from: string): Text {
  if (from === 'meeting' || from === 'plot') return { m: `bo.attempt.${from}` };
  return { m: from.includes(':') ? from.replace(':', '.') : `affiliation.${from}` };
}

/** How often targets and eagles came up, in words. */
function counted(rolled: readonly DieFace[], text: Renderer): string {
  return (['target', 'eagle'] as const)
    .map((face) => word(text, `bo.roll.sum.${face}`, { n: rolled.filter((one) => one === face).length }))
    .join(' · ');
}

function Figure({ title, value }: { readonly title: string; readonly value: number | string }): ReactElement {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The plot that is being attempted, as everybody may see it: pool, difficulty, what was used, the dice once rolled. */
export function AttemptPanel({
  attempt,
  drawing,
}: {
  readonly attempt: Attempt;
  readonly drawing: Drawing;
}): ReactElement {
  const { text, tap, marks } = drawing;
  return (
    <section className="bo-attempt" aria-label={word(text, 'bo.attempt')}>
      <header>
        <small>{word(text, 'bo.attempt')}</small>
        <button type="button" onClick={() => tap({ kind: 'card', id: attempt.card })}>
          {name(text, `card.${printed(attempt.card)}`)}
        </button>
        <span>
          {word(text, 'bo.attempt.who', {
            who: { m: `sheet.${attempt.who}` },
            target: { m: `leader.${attempt.target}` },
          })}
        </span>
      </header>
      <dl>
        <Figure title={word(text, 'bo.attempt.dice')} value={attempt.dice} />
        <Figure title={word(text, 'bo.attempt.targets')} value={attempt.targets} />
        <Figure
          title={word(text, 'bo.attempt.eagles')}
          value={word(text, 'bo.attempt.eagles.from', { n: attempt.eagles })}
        />
        {attempt.ignoredEagles > 0 ? (
          <Figure title={word(text, 'bo.attempt.ignored')} value={attempt.ignoredEagles} />
        ) : null}
      </dl>
      <ul className="bo-sources" aria-label={word(text, 'bo.attempt.sources')}>
        {attempt.sources.map(({ from, dice }, i) => (
          <li key={i}>
            <b>{dice}</b> {text.render(sourceName(from))}
          </li>
        ))}
      </ul>
      {attempt.rolled === null ? null : <p className="bo-counted">{counted(attempt.rolled, text)}</p>}
      {attempt.rolled === null ? null : (
        <div className="bo-rolled" role="group" aria-label={word(text, 'bo.attempt.rolled')}>
          {attempt.rolled.map((face, i) => {
            const ref = { kind: 'die', id: String(i) };
            return (
              <button
                key={i}
                type="button"
                className={`bo-rolled-die${marks(ref)}`}
                aria-label={name(text, `face.${face}`)}
                onClick={() => tap(ref)}
              >
                <Die face={face} size={34} />
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
