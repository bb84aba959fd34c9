import type { Ask } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import { TRACK_DICE } from '../../../../shared/games/black-orchestra/board/pieces';
import { ITEM_IDS, type ItemId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Goal } from '../../../../shared/games/black-orchestra/forecast/goal';
import { type NextStep, nextSteps, tileChance } from '../../../../shared/games/black-orchestra/forecast/next-step';
import { movesFrom } from '../../../../shared/games/black-orchestra/forecast/reach';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { Advance } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { ownOf } from '../sheets/seating';
import { slots } from '../turn/slots';
import { useGoal } from './useGoal';

/**
 * How many dice to conspire with: as many as there are, but one where an eagle more would bring prison nearer. To who is suspected as much as
 * can be it changes nothing (found: one die was advised beside that sentence).
 */
function diceFor({ suspicion }: Conspirator, { options }: Ask): number {
  const offered = options.flatMap(({ key }) =>
    key.startsWith('conspire:') ? [Number(key.slice('conspire:'.length))] : [],
  );
  return suspicion === 'high' ? Math.min(...offered) : Math.max(...offered);
}

/** The key of the option that takes a step; null where the reader chooses what they give. */
function keyOf(step: NextStep, own: Conspirator, ask: Ask): string | null {
  switch (step.kind) {
    case 'attempt':
      return `plot:${step.card}:${step.target}`;
    case 'conspire':
      return `conspire:${diceFor(own, ask)}`;
    case 'move':
      return `move:${step.to}`;
    case 'draw':
      return 'dossier';
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
  draw: 'draw',
};

/** Whether a step can be taken by an option of a question. */
function isOpen(ask: Ask, step: NextStep, own: Conspirator): boolean {
  const key = keyOf(step, own, ask);
  return ask.options.some((option) => (key === null ? option.key.startsWith(`${step.kind}:`) : option.key === key));
}

/** A step that an action of the reader can take now, and the question that asks for it. */
interface StepNow {
  readonly ask: Ask;
  readonly step: NextStep;
  readonly own: Conspirator;
  readonly goal: Goal;
}

/** The step that brings the reader's goal nearer and that an action of theirs can take now; `not-known` until it is worked out. */
function useStep(drawing: Drawing): StepNow | 'none' | 'not-known' {
  const { asks, table, facts, you, aids } = drawing;
  const ask = asks.find(({ kind }) => kind === slots.kind);
  const own =
    aids.plans === 'off' || ask === undefined || table.attempt !== null
      ? null
      : ownOf(table.conspirators, you, table.turn.active);
  const goal = useGoal(own?.id ?? null, drawing);
  if (ask === undefined || own === null) return 'none';
  // A step of the table before would be another one's.
  if (goal === null || goal.table !== table) return 'not-known';
  const step = nextSteps(goal.table, facts, own.id, goal.goal).find((one) => isOpen(ask, one, own));
  return step === undefined ? 'none' : { ask, step, own, goal: goal.goal };
}

function labelOf(step: NextStep, { own, ask }: StepNow, text: Renderer): string {
  switch (step.kind) {
    case 'deliver': {
      const key = keyOf(step, own, ask);
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
    default:
      return word(text, `bo.advance.${step.kind}`);
  }
}

/** Why a step is taken, in a few words; null where the goal says so. */
function reasonOf(step: NextStep, { goal, own, ask }: StepNow, table: Table): Text | null {
  switch (step.kind) {
    case 'attempt':
      return null;
    case 'ask':
      return { m: 'bo.reason.ask' };
    case 'conspire': {
      const n = TRACK_DICE - table.track;
      // Found: “1 die · 3 targets: motivation +1”.
      const part = n > diceFor(own, ask) ? '.part' : '';
      const who = step.for === 'mate' && { who: { m: `sheet.${step.who}` } };
      return { m: `bo.reason.conspire.${step.for}${part}`, p: { n, ...who } };
    }
    case 'deliver':
      return { m: 'bo.reason.deliver' };
    case 'reveal':
      return step.for === 'tile' ? { m: 'bo.reason.reveal', p: helps(table, goal) } : clearingReason(step);
    case 'give':
      return { m: 'bo.reason.give', p: { item: { m: `item.${step.item}` }, who: { m: `sheet.${step.to}` } } };
    case 'bring':
      return { m: 'bo.reason.bring', p: { item: { m: `item.${step.item}` }, who: { m: `sheet.${step.who}` } } };
    case 'draw':
      if (goal.kind !== 'find-plot') return { m: 'bo.reason.draw.help' };
      return goal.others === null ? null : { m: 'bo.reason.draw.plot' };
    case 'collect': {
      const item = { m: `item.${step.item}` };
      if (step.for === 'plot') return item;
      if (step.for === 'clearing') return clearingReason(step);
      const isLater = step.end !== own.space && table.tiles[step.end] !== undefined;
      const id = isLater ? 'bo.reason.collect.later' : 'bo.reason.collect.delivery';
      return { m: id, p: { item, space: { m: `space.${step.end}` } } };
    }
    case 'move': {
      const way = { space: { m: `space.${step.end}` } };
      if (step.for === 'delivery' && own.space !== 'prison') {
        const tile = table.tiles[step.end];
        // Its own tile is turned over and taken first.
        const taking = tile === undefined ? 0 : tile.face === 'up' ? 1 : 2;
        const moves = movesFrom(table, own.space).get(step.end) ?? 0;
        // Found: gone there with the last action, before a raid.
        const when = moves + taking >= table.actionsLeft ? '.later' : '';
        return { m: `bo.reason.move.${tile === undefined ? 'delivery' : 'clearing'}${when}`, p: way };
      }
      if (step.for === 'tile') return { m: 'bo.reason.move.tile', p: { ...way, ...helps(table, goal) } };
      return ITEM_IDS.some((item) => item === step.for)
        ? { m: 'bo.reason.move.item', p: { ...way, item: { m: `item.${step.for}` } } }
        : { m: `bo.reason.move.${step.for}`, p: way };
    }
  }
}

/** How likely an unknown item is one that the goal's plot lacks, in whole percent. */
function helps(table: Table, goal: Goal): { readonly chance: number } {
  return { chance: goal.kind === 'plot' ? Math.round(100 * tileChance(table, goal.plan)) : 0 };
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
  const reason = reasonOf(step, now, drawing.table);
  return {
    ask: ask.id,
    slot: SLOT[step.kind],
    key: keyOf(step, own, ask),
    label: labelOf(step, now, text),
    reason: reason === null ? null : text.render(reason),
  };
}
