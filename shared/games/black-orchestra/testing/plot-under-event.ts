import type { Suspicion } from '../board/levels';
import type { DieFace } from '../board/pieces';
import { editions } from '../editions';
import type { EventKey } from '../state';
import { makeCurrent, nextDice, one, Scenario, stackEvents } from './scenario';

/**
 * Rolls a plot with these dice (two to five) while an event is current, by an attempter of that suspicion, with more
 * support than the dice can overcome: the plot is detected or fails quietly [BO 12.2, 12.3].
 */
export function plotUnderEvent(
  event: EventKey,
  suspicion: Suspicion,
  ...faces: readonly DieFace[]
): 'detected' | 'quiet' {
  const s = Scenario.turn({
    sheets: ['kordt', 'canaris', 'beck'],
    table: (draft) => {
      // The event after a detection does not matter here: this one asks nothing.
      stackEvents(draft, 1, ['kristallnacht#1']);
      makeCurrent(draft, event);
      draft.pub.stage = editions.second.event(event).stage;
      draft.pub.support = 7;
      draft.pub.turn.phase = 'actions';
      draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
      Object.assign(one(draft, 'kordt'), {
        motivation: 'committed',
        suspicion,
        space: 'munich',
        items: ['explosives', 'explosives', 'explosives'],
        dossier: ['hidden-bomb#1'],
      });
      nextDice(draft, ...faces);
    },
  });
  s.choose('kordt', 'plot:hidden-bomb#1:hitler');
  while (s.options('kordt').includes('item:explosives:kordt')) s.choose('kordt', 'item:explosives:kordt');
  s.choose('kordt', `dice:${faces.length}`);
  return s.log.includes('log.plot-detected') ? 'detected' : 'quiet';
}
