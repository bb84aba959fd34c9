import type { Ask, Option } from '../../../engine/ask';
import { distance } from '../board/distance';
import { MOTIVATIONS, SUSPICIONS } from '../board/levels';
import type { SpaceId } from '../board/spaces';
import { attemptChances } from '../forecast/attempt';
import { cardFacts, type Facts } from '../forecast/facts';
import { conspirator, isFree } from '../forecast/known';
import { DETECTION_COST, worth, WORTHWHILE } from '../forecast/odds';
import type { Conspirator } from '../state';
import type { Table } from '../table';
import { costOfEvent } from './events';
import { bestThrow, oddsNow, prospects } from './prospects';
import { oddsAfter } from './rolling';
import { moveOf, spendsOthers } from './situation';
import { PLOTS } from './value';
import type { Weights } from './weights';

/** What rules of thumb go by. */
export interface Thumb {
  readonly table: Table;
  readonly facts: Facts;
  readonly weights: Weights;
  readonly ask: Ask;
  readonly random: () => number;
}

/** Answers a question of any seat by rules of thumb, with no look ahead. */
export function byThumb(thumb: Thumb): Option {
  const { ask } = thumb;
  const options = ask.options.filter((option) => !spendsOthers(thumb, option));
  const ranked = options.map((option) => ({ option, worth: worthOf(thumb, option) + thumb.random() * 1e-6 }));
  const [best] = ranked.sort((a, b) => b.worth - a.worth);
  const option = best?.option ?? ask.options[0];
  if (option === undefined) throw new RangeError(`nothing to choose from: ${ask.id}`);
  return option;
}

function worthOf(thumb: Thumb, option: Option): number {
  const { ask } = thumb;
  switch (ask.kind) {
    case 'action':
      return actionWorth(thumb, option);
    case 'consent':
      return option.key === 'yes' ? 1 : 0;
    case 'plot-item':
      return option.key === 'done' ? 0 : 1;
    case 'plot-dice':
      return diceWorth(thumb, option);
    case 'discard':
    case 'raid':
    case 'give-up':
      return keepingWorth(thumb, option);
    case 'interrogation':
      return option.key === 'resists' ? 1 : 0;
    case 'finish':
      return option.key === 'end' ? 1 : 0;
    case 'dissent':
      return dissentWorth(thumb, option);
    case 'before-event':
    case 'before-penalties':
    case 'event-moves-hitler':
      return option.key === 'pass' ? 1 : 0;
    case 'leader-moved':
      return strikeWorth(thumb, option);
    case 'plot-rolled':
    case 'target':
      return reactionWorth(thumb, option);
    case 'plot-gathering':
      return option.key.startsWith('pass') ? (option.key === 'pass' ? 0.1 : 0) : 1;
    case 'peek':
      return reactionWorth(thumb, option);
    default:
      return option.key === 'no' ? 0.5 : thumb.random();
  }
}

function actionWorth(thumb: Thumb, option: Option): number {
  const { table, facts } = thumb;
  const one = table.conspirators[table.turn.active];
  if (one === undefined || !isFree(one)) return 0;
  const move = moveOf(option);
  switch (move.does) {
    case 'plot': {
      const best = bestThrow(oddsNow(table, facts, one, move.card, move.target), DETECTION_COST);
      return best !== null && worth(best, DETECTION_COST) > WORTHWHILE ? 20 + best.success : -1;
    }
    case 'conspire':
      return conspireWorth(table, one, move.dice);
    case 'take':
      return -1;
    case 'end':
      return 0;
    default:
      return otherWorth(thumb, one, option);
  }
}

/** Plots that strike on the way are attempted when they are worth it, and cards against the move are kept. */
function strikeWorth({ table, facts }: Thumb, option: Option): number {
  const move = moveOf(option);
  if (move.does !== 'plot') return option.key === 'pass' ? 0.1 : 0;
  const holder = table.conspirators.find(({ dossier }) => dossier.includes(move.card));
  if (holder === undefined) return 0;
  const best = bestThrow(oddsNow(table, facts, holder, move.card, move.target), DETECTION_COST);
  return best !== null && worth(best, DETECTION_COST) > WORTHWHILE ? 1 + best.success : -1;
}

/** Which die is rolled again goes by the odds, and so does whether a card is worth it; other targets are left to luck. */
function reactionWorth({ table, facts, ask, random }: Thumb, option: Option): number {
  const move = moveOf(option);
  if (move.does === 'order') return -costOfEvent(table, facts, move.event);
  const odds = oddsAfter({ table, facts, seat: ask.seat }, option);
  if (odds !== null) return worth(odds, DETECTION_COST) - (option.key.startsWith('react:') ? CARD_KEPT : 0);
  return option.key === 'pass-turn' ? -1 : random();
}

/** What a card that is kept may be good for later, in chances to win. */
const CARD_KEPT = 0.05;

function conspireWorth(table: Table, one: Conspirator, dice: number): number {
  const risky = SUSPICIONS.indexOf(one.suspicion) >= 2;
  const beside = table.conspirators.filter(({ space }) => space === one.space).length;
  return risky ? 0.5 : 9 + dice - 2 * (beside - 1);
}

function otherWorth(thumb: Thumb, one: Conspirator, { key, ref }: Option): number {
  const { table } = thumb;
  const [word] = key.split(':');
  const index = table.turn.active;
  const limits = table.limits[index];
  switch (word) {
    case 'collect':
      return one.items.length < (limits?.items ?? 0) ? 12 : 1;
    case 'reveal':
      return one.items.length < (limits?.items ?? 0) ? 11 : 0;
    case 'deliver':
      return 4 * SUSPICIONS.indexOf(one.suspicion);
    case 'dossier':
      return one.dossier.length < (limits?.dossier ?? 0) ? 8 : 1;
    case 'release':
      return one.suspicion === 'extreme' ? 0 : 13;
    case 'act':
      return 7;
    case 'ability':
      return 5;
    case 'move':
      return moveWorth(thumb, one, (ref?.id ?? one.space) as SpaceId);
    default:
      return 0.2;
  }
}

function moveWorth({ table, facts, weights }: Thumb, one: Conspirator, to: SpaceId): number {
  const [best] = prospects(table, facts, weights)
    .filter(({ who, at }) => who === one.id && at !== null)
    .sort((a, b) => b.chance - a.chance);
  if (one.space === 'prison') return 0;
  if (best?.at !== undefined && best.at !== null && best.chance > 0.1) {
    return distance(to, best.at) < distance(one.space, best.at) ? 10 : 0;
  }
  const tiles = Object.keys(table.tiles) as SpaceId[];
  const from = one.space;
  const nearer = tiles.some((space) => distance(to, space) < distance(from, space));
  return tiles.includes(to) ? 6 : nearer ? 3 : 0.1;
}

function diceWorth({ table, facts }: Thumb, option: Option): number {
  const move = moveOf(option);
  if (table.attempt === null || move.does !== 'roll') return 0;
  const chances = attemptChances(table, facts, table.attempt).reacted[move.dice - 1];
  return chances === undefined ? 0 : worth(chances, DETECTION_COST);
}

function isPlotCard(facts: Facts, card: string): boolean {
  return cardFacts(facts, card).kind === 'plot';
}

/** To give up no more, where that is free: illegal cards are worth less, others more. */
const ENOUGH_GIVEN_UP = 2.2;

/** What is given up: the least useful first. */
function keepingWorth({ facts, ask }: Thumb, { key }: Option): number {
  const [word, thing] = key.split(':');
  if (word === 'item') return 0.5;
  if (thing === undefined) return ENOUGH_GIVEN_UP;
  const { kind } = cardFacts(facts, thing);
  const isPlot = (other: Option): boolean => other.ref?.kind === 'card' && isPlotCard(facts, other.ref.id);
  const isSpare = ask.options.filter(isPlot).length > PLOTS;
  const value = { plot: isSpare ? 0.75 : 3, standard: 1, illegal: 0.5 }[kind];
  return word === 'keep' ? value - 0.75 : 3 - value;
}

function dissentWorth({ table }: Thumb, { key, ref }: Option): number {
  if (key === 'support') return 2 + 0.2 * (table.support - table.supportFloor);
  const one = ref?.kind === 'conspirator' ? conspirator(table, ref.id as Conspirator['id']) : null;
  if (one === null) return 4;
  const level = MOTIVATIONS.indexOf(one.motivation);
  return level >= 3 ? 0.5 : 2.5 + (one.dossier.length > 0 ? 0.2 : 0) - 0.1 * level;
}
