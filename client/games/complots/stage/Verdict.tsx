import type { ReactElement } from 'react';

import type { Staged } from '../../../table/contract/staged';
import type { Drawing } from '../drawing';
import { told, word } from '../i18n/words';
import type { ClaimTold } from '../story/claims';
import { doubted, stopping } from './scene';
import { Steps, Words } from './Scenery';
import { Theatre } from './Theatre';

/** A verdict [CO 7], before everybody: the same stage and the same signs, until the card is turned or the medallion breaks. */
export function Verdict({
  at,
  outcome,
  staged,
  drawing,
}: {
  readonly at: number;
  readonly outcome: 'proved' | 'lie';
  readonly staged: Staged;
  readonly drawing: Drawing;
}): ReactElement | null {
  const { text } = drawing;
  // The last one before the line of the verdict is what it is about.
  const claim = drawing.claims.findLast((one) => one.at < at);
  if (claim === undefined) return null;
  const isTurned = staged.count('turned') > 0;
  const card = { m: `character.${claim.character}` };
  return (
    <div className="co co-verdict" data-outcome={isTurned ? outcome : 'turning'} data-testid="verdict">
      <Theatre scene={doubted(drawing, claim, isTurned ? outcome : 'turning')} drawing={drawing} />
      {isTurned && (
        <Words small={word(text, 'co.verdict')}>
          {told(drawing, `co.verdict.${outcome}`, { who: claim.seat }, { card })}
        </Words>
      )}
      <Steps steps={isTurned ? stepsAfter(drawing, claim, outcome) : []} lit={staged.count('step')} />
    </div>
  );
}

/** What follows from a verdict, one by one. */
function stepsAfter(drawing: Drawing, claim: ClaimTold, outcome: 'proved' | 'lie'): readonly string[] {
  const { text } = drawing;
  const isCounter = claim.action === null;
  if (outcome === 'lie') {
    const loses = told(drawing, 'co.step.loses', { who: claim.seat });
    return [loses, word(text, isCounter ? 'co.step.no-counter' : 'co.step.stops')];
  }
  return [
    word(text, 'co.step.back'),
    told(drawing, 'co.step.loses', { who: claim.doubter }),
    isCounter
      ? word(text, 'co.step.fails')
      : canBeCountered(drawing, claim)
        ? word(text, 'co.step.counter')
        : told(drawing, 'co.step.happens', { who: claim.seat }),
  ];
}

/** Whether somebody may still stop what was proved: not whom it is aimed at, where it is they who doubted [R7]. */
function canBeCountered({ facts, table }: Drawing, { action, target, doubter }: ClaimTold): boolean {
  return action !== null && stopping(facts, table, action).length > 0 && (target === null || target !== doubter);
}
