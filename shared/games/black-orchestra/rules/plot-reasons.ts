import type { Reason } from '../../../engine/ask';
import type { Text } from '../../../engine/text';
import type { PlotSpec } from '../content';
import type { ItemBar } from '../forecast/pool';
import { type PlotBar, possibleTargets } from '../forecast/reach';
import { name } from '../i18n/names';
import type { Pub } from '../state';
import { msg } from './log';
import { because, reason } from './reasons';

/** Why a plot cannot be attempted as an action [BO 12]: what its card asks for and is missing. */
export function plotReason(pub: Pub, spec: PlotSpec, bar: PlotBar): Reason {
  const { attempter, place } = spec;
  // Whatever else is missing: such a plot is never an action.
  if (attempter === 'on-the-way') return onTheWay(pub);
  switch (bar) {
    case 'prison':
      return reason.inPrison;
    case 'motivation':
      return reason.motivation(spec.motivation, '12');
    case 'dice':
      return reason.noDice;
    case 'place':
      return because(msg(`why.place.${place}`, { target: anyTarget(pub) }), '12', { what: 'target-in', at: [place] });
    case 'reach':
      return because(msg(`why.reach.${attempter}`, { target: fitting(pub) }), '12', {
        what: 'target-near',
        at: [place, attempter],
      });
  }
}

/** Why a plot that waits for an event to move its target is no action [BO 12]. */
export function onTheWay(pub: Pub): Reason {
  return because(msg('why.on-the-way', { target: anyTarget(pub) }), '12');
}

/** Why an item does nothing for a plot that is being attempted [BO 12.1]. */
export function itemReason(bar: ItemBar | 'no-use'): Reason {
  switch (bar) {
    case 'no-use':
      return because(msg('why.plot-uses-not'), '12.1');
    case 'used':
      return because(msg('why.plot-uses-once'), '12.1');
    case 'supply':
      return reason.poolFull;
  }
}

function anyTarget(pub: Pub): Text {
  return possibleTargets(pub).length > 1 ? msg('why.a-leader') : name.leader('hitler');
}

function fitting(pub: Pub): Text {
  return possibleTargets(pub).length > 1 ? msg('why.a-leader-who-fits') : name.leader('hitler');
}
