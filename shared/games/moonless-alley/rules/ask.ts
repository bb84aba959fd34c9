import { askUnlessForced, type Possible, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { SkillId } from '../board/skills';
import type { AlleyRun } from '../content';
import { decide, type Decision } from './flow';

/** A question of a skill to the seat in turn. */
interface SkillQuestion<T> {
  readonly card: SkillId;
  readonly prompt: Text;
  readonly fallback: Decision<T>['fallback'] | undefined;
  readonly options: () => readonly Possible<T>[];
  /** Whether a single option is asked for all the same. */
  readonly single?: 'asked' | 'taken';
  readonly answeredInSecret?: true;
}

/** Asks the seat in turn about the skill of its agent. Null where there is no option. */
export function* askActor<T>(
  run: AlleyRun,
  { card, fallback, single = 'asked', ...rest }: SkillQuestion<T>,
): Script<T | null> {
  const question = {
    ...rest,
    seat: run.core.pub.turn.seat,
    kind: 'skill',
    source: { kind: 'card', id: card },
    clock: 'skill',
    fallback: fallback ?? '',
  };
  const only = single === 'taken' && question.options().length === 1;
  return only ? yield* askUnlessForced(run, question) : yield* decide(run, question);
}
