import type { Ask } from '../../../../shared/engine/ask';
import { once } from '../../../../shared/engine/once';
import type { Text } from '../../../../shared/engine/text';
import { isOneEagleFromExtreme } from '../../../../shared/games/black-orchestra/board/levels';
import { TRACK_DICE } from '../../../../shared/games/black-orchestra/board/pieces';
import { ITEM_IDS, type ItemId, type SpaceId, SPACES } from '../../../../shared/games/black-orchestra/board/spaces';
import { type Goal, hasRoomForCard } from '../../../../shared/games/black-orchestra/forecast/goal';
import { idleSteps, type NextStep, nextSteps } from '../../../../shared/games/black-orchestra/forecast/next-step';
import { diceFor, isStepOpen, keyOfStep } from '../../../../shared/games/black-orchestra/forecast/step-option';
import { type Way, wayOf } from '../../../../shared/games/black-orchestra/forecast/way';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { Advance } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { word } from '../i18n/words';
import { percent } from '../plot/odds';
import { ownOf } from '../sheets/seating';
import { slots } from '../turn/slots';
import { type GoalNow, useGoal } from './useGoal';

/** The fixed place where each step stands. */
const SLOT: Readonly<Record<NextStep['kind'], string>> = {
  attempt: 'cards',
  conspire: 'conspire',
  collect: 'here',
  deliver: 'here',
  reveal: 'here',
  move: 'move',
  give: 'here',
  bring: 'move',
  ask: 'here',
  play: 'cards',
  draw: 'draw',
};

/** The steps towards a goal, and then what else is done: the button, its place among the actions and the map ask for the same. */
const stepsIn = once(({ table, facts, who, goal }: GoalNow) => [
  ...nextSteps(table, facts, who, goal),
  ...idleSteps(table, facts, who),
]);

/** A step that an action of the reader can take now, and the question that asks for it. */
interface StepNow {
  readonly ask: Ask;
  readonly step: NextStep;
  readonly own: Conspirator;
  readonly goal: Goal;
  /** Where the step leads; null where nobody can tell. */
  readonly way: Way | null;
}

/** The step that brings the reader's goal nearer and that an action of theirs can take now; `not-known` until it is worked out. */
function useStep(drawing: Drawing): StepNow | 'none' | 'not-known' {
  const { asks, table, you, aids } = drawing;
  const ask = asks.find(({ kind }) => kind === slots.kind);
  const own =
    aids.plans === 'off' || ask === undefined || table.attempt !== null
      ? null
      : ownOf(table.conspirators, you, table.turn.active);
  const goal = useGoal(own?.id ?? null, drawing);
  if (ask === undefined || own === null) return 'none';
  // A step of the table before would be another one's.
  if (goal === null || goal.table !== table) return 'not-known';
  const step = stepsIn(goal).find((one) => isStepOpen(one, own, ask));
  return step === undefined ? 'none' : { ask, step, own, goal: goal.goal, way: wayOf(table, own, goal.goal, step) };
}

function labelOf(step: NextStep, { own, ask }: StepNow, text: Renderer): string {
  switch (step.kind) {
    case 'deliver': {
      const key = keyOfStep(step, own, ask);
      const item = ITEM_IDS.find((id) => key === `deliver:item:${id}`);
      return item === undefined
        ? word(text, 'bo.advance.deliver')
        : word(text, 'bo.advance.deliver.item', { item: { m: `item.${item}` } });
    }
    case 'move':
    case 'bring':
      return word(text, 'bo.advance.move', { space: { m: `space.${step.to}` } });
    case 'conspire':
      return word(text, 'bo.advance.conspire', { n: diceFor(own, ask) });
    case 'play':
      return word(text, 'bo.advance.play', { card: { m: `card.${printed(step.card)}` } });
    default:
      return word(text, `bo.advance.${step.kind}`);
  }
}

/** Why a step is taken, in a few words; null where the goal says so. */
function reasonOf({ step, goal, own, ask, way }: StepNow, table: Table): Text | null {
  const long = lengthOf(way);
  const mate = way?.to == null ? '' : '.mate';
  const whose: NonNullable<Text['p']> = way?.to == null ? {} : { who: { m: `sheet.${way.to}` } };
  switch (step.kind) {
    case 'attempt':
      return null;
    case 'ask':
    case 'play':
      return { m: `bo.reason.${step.kind}` };
    case 'conspire': {
      const n = TRACK_DICE - table.track;
      // Found: “1 die · 3 targets: motivation +1”, and “why one?”.
      const few = isOneEagleFromExtreme(own.suspicion) ? '.careful' : '.part';
      const part = n > diceFor(own, ask) ? few : '';
      const who = step.for === 'mate' && { who: { m: `sheet.${step.who}` } };
      return { m: `bo.reason.conspire.${step.for}${part}`, p: { n, ...who } };
    }
    case 'deliver':
      return { m: 'bo.reason.deliver' };
    case 'reveal':
      return step.for === 'tile' ? { m: 'bo.reason.reveal', p: { ...helps(step), way: long } } : clearingReason(step);
    case 'give':
      return {
        m: 'bo.reason.collect.mate',
        p: { item: { m: `item.${step.item}` }, who: { m: `sheet.${step.to}` }, way: long },
      };
    case 'bring':
      return {
        m: 'bo.reason.bring',
        p: { item: { m: `item.${step.item}` }, who: { m: `sheet.${step.who}` }, way: long },
      };
    case 'draw':
      if (!hasRoomForCard(table, own)) return { m: 'bo.reason.draw.full' };
      if (goal.kind !== 'find-plot') return { m: 'bo.reason.draw.help' };
      return goal.others === null ? null : { m: 'bo.reason.draw.plot' };
    case 'collect': {
      const item = { m: `item.${step.item}` };
      if (step.for === 'plot') return { m: `bo.reason.collect${mate}`, p: { ...whose, item, way: long } };
      if (step.for === 'clearing') return clearingReason(step);
      const isLater = step.end !== own.space && table.tiles[step.end] !== undefined;
      const id = isLater ? 'bo.reason.collect.later' : 'bo.reason.collect.delivery';
      return { m: id, p: { item, ...deliveredAt(step.end) } };
    }
    case 'move': {
      const at = { space: { m: `space.${step.end}` } };
      if (step.for === 'delivery') {
        // Found: gone there with the last action, before a raid.
        const when = (way?.actions ?? 0) > table.actionsLeft ? '.later' : '';
        return {
          m: `bo.reason.move.${table.tiles[step.end] === undefined ? 'delivery' : 'clearing'}${when}`,
          p: deliveredAt(step.end),
        };
      }
      if (step.for === 'fetching')
        return {
          m: 'bo.reason.collect.delivery',
          p: { item: { m: `item.${step.item}` }, ...deliveredAt(step.delivered) },
        };
      if (step.for === 'tile') return { m: 'bo.reason.move.tile', p: { ...at, ...helps(step), way: long } };
      if (step.for === 'safety' || step.for === 'apart') return { m: `bo.reason.move.${step.for}` };
      if (step.for === 'plot' || step.for === 'holder')
        return { m: `bo.reason.move.${step.for}`, p: { ...at, way: long } };
      // The button names the space already where the first move ends there.
      return {
        m: `${step.end === step.to ? 'bo.reason.collect' : 'bo.reason.move.item'}${mate}`,
        p: { ...at, ...whose, item: { m: `item.${step.for}` }, way: long },
      };
    }
  }
}

/** How long a way is, and what it adds to a plot (found: “help Beck”, and nobody knew with what, how long it takes and what for). */
function lengthOf(way: Way | null): Text {
  if (way === null) return { m: 'bo.way.far' };
  const { actions: n, gain } = way;
  switch (gain?.of) {
    case undefined:
      return { m: 'bo.way', p: { n } };
    case 'success':
      return { m: 'bo.way.success', p: { n, from: percent(gain.from), to: percent(gain.to) } };
    case 'dice':
      return { m: 'bo.way.dice', p: { n, from: gain.from, to: gain.to } };
  }
}

/** How likely an unknown item is one that the goal's plot lacks, in whole percent. */
function helps({ chance }: { readonly chance: number }): { readonly chance: number } {
  return { chance: Math.round(100 * chance) };
}

/** Where something is delivered, and by how much suspicion falls then [BO 6]. */
function deliveredAt(space: SpaceId): NonNullable<Text['p']> {
  return { space: { m: `space.${space}` }, less: -(SPACES[space].delivery?.suspicion ?? 0) };
}

/** That a tile has to go before something is delivered there. */
function clearingReason({ held }: { readonly held: ItemId }): Text {
  return { m: 'bo.reason.clearing', p: { item: { m: `item.${held}` } } };
}

/** The same as a button. */
export function useAdvance(drawing: Drawing): Advance | 'none' | 'not-known' {
  const now = useStep(drawing);
  if (now === 'none' || now === 'not-known') return now;
  const { ask, step, own } = now;
  const { text } = drawing;
  const reason = reasonOf(now, drawing.table);
  return {
    ask: ask.id,
    slot: SLOT[step.kind],
    key: keyOfStep(step, own, ask),
    label: labelOf(step, now, text),
    reason: reason === null ? null : text.render(reason),
  };
}

/** Where the next step of the reader's leads. */
export interface GoalWay {
  /** The spaces, from where they stand. */
  readonly spaces: readonly SpaceId[];
  /** Whether the step itself goes to the next one, or does something here first. */
  readonly first: 'move' | 'here';
}

/** Where the next step of the reader's leads; null where it leads nowhere else. */
export function useGoalWay(drawing: Drawing): GoalWay | null {
  const now = useStep(drawing);
  if (typeof now === 'string') return null;
  const { step, way } = now;
  const { space } = now.own;
  if (way === null || way.spaces.length === 0 || space === 'prison') return null;
  const first = step.kind === 'move' || step.kind === 'bring' ? 'move' : 'here';
  return { spaces: [space, ...way.spaces], first };
}
