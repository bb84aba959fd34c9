import type { ReactElement } from 'react';

import type { Text } from '../../../../shared/engine/text';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Renderer } from '../../../../shared/text/render';
import { printed } from '../faces';
import { Die } from '../glyphs/dice';
import { name, word } from '../i18n/words';
import type { Play } from '../play';

/** An element of an attempt (`item:keys`, an affiliation, `meeting`, a card) as a name. */
export function elementName(element: string, text: Renderer): Text {
  if (element === 'meeting') return { m: 'bo.attempt.meeting' };
  const id = element.includes(':') ? element.replace(':', '.') : `affiliation.${element}`;
  return text.has(id) ? { m: id } : { m: `card.${printed(element)}` };
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
export function AttemptPanel({ attempt, play }: { readonly attempt: Attempt; readonly play: Play }): ReactElement {
  const { text, tap, marks } = play;
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
      {attempt.elements.length === 0 ? null : (
        <p>{word(text, 'bo.attempt.elements', { elements: attempt.elements.map((one) => elementName(one, text)) })}</p>
      )}
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
