import type { ReactElement } from 'react';

import type { PlotNeed, PlotPlan } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { phraseOf, waitsForEvent } from '../goal/needs';
import { word } from '../i18n/words';

/** The needs worth a line: who holds the card is said elsewhere, and the rest speaks for itself when it is met. */
function isTold(need: PlotNeed): boolean {
  switch (need.kind) {
    case 'card':
      return false;
    case 'freedom':
    case 'dice':
      return !need.met;
    case 'motivation':
    case 'reach':
      return true;
    case 'place':
      return need.place !== 'anywhere';
  }
}

/** What a plot needs, each met or missing. One that waits for an event has it only while it is attempted. */
export function Needs({
  plan,
  table,
  text,
}: {
  readonly plan: PlotPlan;
  readonly table: Table;
  readonly text: Renderer;
}): ReactElement {
  return (
    <ul className="bo-needs">
      {plan.needs.filter(isTold).map((need) => {
        const met = need.met && !waitsForEvent(table, plan, need);
        return (
          <li key={need.kind} data-met={met ? 'yes' : 'no'}>
            <span aria-hidden="true">{met ? '✓' : '✗'}</span>
            <span className="sr-only">{word(text, met ? 'bo.plan.met' : 'bo.plan.missing')}</span>{' '}
            {text.render(phraseOf(table, plan, need, met ? 'met' : 'missing'))}
          </li>
        );
      })}
    </ul>
  );
}
