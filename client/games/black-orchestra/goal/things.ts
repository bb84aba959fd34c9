import type { Text } from '../../../../shared/engine/text';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Improvement, Whereabouts } from '../../../../shared/games/black-orchestra/forecast/plans';
import { printed } from '../faces';

/** What an improvement is, and where it lies if the attempter does not have it; with the support that it asks for. */
export function thingOf(improvement: Improvement, who: SheetId): Text {
  const thing = placedThing(improvement, who);
  const { fromSupport } = improvement;
  return fromSupport === undefined ? thing : { m: 'bo.plan.thing.support', p: { thing, n: fromSupport } };
}

function placedThing({ by, at, state }: Improvement, who: SheetId): Text {
  if ('affiliation' in by)
    return { m: 'bo.plan.thing.affiliation', p: { affiliation: { m: `affiliation.${by.affiliation}` } } };
  if ('meeting' in by) return { m: 'bo.plan.thing.meeting' };
  const thing: Text = 'card' in by ? { m: `card.${printed(by.card)}` } : { m: `item.${by.item}` };
  if (at.some((one) => one.kind === 'holder' && one.who === who)) return thing;
  if (at.length > 0) return { m: 'bo.plan.thing.at', p: { thing, at: at.map(placeOf) } };
  return state === 'missing' ? { m: 'bo.plan.thing.hidden', p: { thing } } : thing;
}

function placeOf(at: Whereabouts): Text {
  return { m: at.kind === 'holder' ? `sheet.${at.who}` : `space.${at.space}` };
}
