import type { ReactElement } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

const LINES = [
  'bo.plan.words.needs',
  'bo.plan.words.dice',
  'bo.plan.words.success',
  'bo.plan.words.detected',
  'bo.plan.words.stages',
] as const;

/** Says, behind one line, what the words and figures of a plan mean. */
export function PlanWords({ text }: { readonly text: Renderer }): ReactElement {
  return (
    <details className="bo-plan-words" data-testid="plan-words">
      <summary>{word(text, 'bo.plan.words')}</summary>
      <ul>
        {LINES.map((line) => (
          <li key={line}>{word(text, line)}</li>
        ))}
      </ul>
    </details>
  );
}
