import type { Ask } from '../../../engine/ask';
import { isOneEagleFromExtreme } from '../board/levels';
import type { Conspirator } from '../state';
import type { NextStep } from './next-step';

/**
 * How many dice to conspire with: as many as there are, but one where an eagle more would bring prison nearer. To who is suspected as much as
 * can be it changes nothing (found: one die was advised beside that sentence).
 */
export function diceFor({ suspicion }: Conspirator, { options }: Pick<Ask, 'options'>): number {
  const offered = options.flatMap(({ key }) =>
    key.startsWith('conspire:') ? [Number(key.slice('conspire:'.length))] : [],
  );
  return isOneEagleFromExtreme(suspicion) ? Math.min(...offered) : Math.max(...offered);
}

/** The key of the option of a turn that takes a step; null where there are several, so that the reader chooses what they give. */
export function keyOfStep(step: NextStep, own: Conspirator, ask: Pick<Ask, 'options'>): string | null {
  switch (step.kind) {
    case 'attempt':
      return `plot:${step.card}:${step.target}`;
    case 'conspire':
      return `conspire:${diceFor(own, ask)}`;
    case 'move':
      return `move:${step.to}`;
    case 'draw':
      return 'dossier';
    case 'play':
      return `act:${step.card}`;
    case 'collect':
    case 'reveal':
      return step.kind;
    case 'give':
      return `give:item:${step.item}:${step.to}`;
    case 'bring':
      return `move:${step.to}`;
    case 'ask':
      return `take:card:${step.card}:${step.from}`;
    case 'deliver': {
      const [only, ...others] = ask.options.filter(({ key }) => key.startsWith('deliver:'));
      return only === undefined || others.length > 0 ? null : only.key;
    }
  }
}

/** Whether a step can be taken by an option of a question of a turn. */
export function isStepOpen(step: NextStep, own: Conspirator, ask: Pick<Ask, 'options'>): boolean {
  const key = keyOfStep(step, own, ask);
  return ask.options.some((option) => (key === null ? option.key.startsWith(`${step.kind}:`) : option.key === key));
}
