import type { Text } from '../../../../shared/engine/text';
import { MOTIVATIONS } from '../../../../shared/games/black-orchestra/board/levels';
import { conspirator } from '../../../../shared/games/black-orchestra/forecast/known';
import type { PlotNeed, PlotPlan } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';

/** How far motivation is and how far it has to be, as steps of its ladder; what goes beyond does not count. */
export function motivationText(at: (typeof MOTIVATIONS)[number], level: (typeof MOTIVATIONS)[number]): Text {
  const of = MOTIVATIONS.indexOf(level) + 1;
  return { m: 'bo.need.motivation', p: { at: Math.min(MOTIVATIONS.indexOf(at) + 1, of), of } };
}

/** Whether a need waits for an event that has to move the leader first. One that has come holds only while the plot is attempted. */
export function waitsForEvent({ attempt }: Table, { card }: PlotPlan, need: PlotNeed): boolean {
  return need.kind === 'reach' && need.attempter === 'on-the-way' && attempt?.card !== card;
}

/** Whose plan the reader reads of: a mate's motivation is said to be theirs (found: “whose motivation?”). */
export type Whose = 'own' | 'mate';

/** What a plan still waits for, as short phrases; an event that has to come first is one of them. */
export function missingOf(table: Table, plan: PlotPlan, whose: Whose = 'own'): readonly Text[] {
  const inPlace = plan.needs.every((need) => need.kind !== 'place' || need.met);
  return plan.needs.flatMap((need) => {
    // Nobody need go where the target cannot be struck.
    if (need.kind === 'reach' && !inPlace) return [];
    if (need.met && !waitsForEvent(table, plan, need)) return [];
    const phrase = phraseOf(table, plan, need, 'missing');
    return [whose === 'mate' && need.kind === 'motivation' ? { ...phrase, m: 'bo.need.motivation.mate' } : phrase];
  });
}

/**
 * One need of a plan as a short phrase, as it is now: of what is met, that it is so.
 * @param state what waits for an event is met only while it is attempted, so the need itself does not tell
 */
export function phraseOf(table: Table, { who, target }: PlotPlan, need: PlotNeed, state: 'met' | 'missing'): Text {
  const leader: Text = { m: `leader.${target}` };
  switch (need.kind) {
    case 'card':
      return { m: 'bo.need.card', p: { holder: { m: `sheet.${need.holder}` } } };
    case 'freedom':
    case 'dice':
      return { m: `bo.need.${need.kind}` };
    case 'motivation':
      return motivationText(conspirator(table, who).motivation, need.level);
    case 'place':
      return { m: `bo.${state === 'met' ? 'met' : 'need'}.place.${need.place}`, p: { leader } };
    case 'reach':
      if (need.attempter === 'on-the-way')
        return { m: `bo.${state === 'met' ? 'met' : 'need'}.reach.on-the-way`, p: { leader } };
      if (need.moves === null) return { m: 'bo.need.reach.none', p: { leader } };
      return { m: `bo.need.reach.${need.attempter}`, p: { leader, n: need.moves } };
  }
}
