import type { Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { SkillId } from '../board/skills';
import type { AlleyRun, Skill } from '../content';
import { name } from '../i18n/names';
import type { Phase } from '../state';
import { goTo } from './flow';

/** The skill of an agent that was just deployed, or how it goes on after its first answer [MA 8]. */
export function* skill(run: AlleyRun, phase: Extract<Phase, { readonly state: 'skill' }>): Script {
  const own = skillOf(run, phase.card);
  const came = phase.on === null ? yield* own.use(run) : (yield* own.goOn?.(run, phase.on) ?? nothing(), 'done');
  if (came === 'skipped') run.log(text('log.skipped', { card: name.card(phase.card) }));
  else if (phase.on === null) {
    run.change(({ pub }) => {
      pub.spent.push(phase.card);
    });
  }
  if (typeof came === 'string') goTo(run, { state: 'deploy' });
  else goTo(run, { state: 'skill', card: phase.card, on: came.on, asked: came.asked });
}

function* nothing(): Script {
  return;
}

function skillOf({ content }: AlleyRun, id: SkillId): Skill {
  const own = content.skills.find((one) => one.id === id);
  if (own === undefined) throw new RangeError(`no skill ${id}`);
  return own;
}
