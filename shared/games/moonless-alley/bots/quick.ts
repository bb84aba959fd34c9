import type { Ask, Option, Seat } from '../../../engine/ask';
import { type AgentId, agentOf, armsStrength, type CardId, cardOf } from '../board/cards';
import type { ZoneId } from '../board/zones';
import { allyOf, dominates, strengthIn, totalOf } from '../forecast/strength';
import type { Table } from '../table';
import { likelyPay, progressOf, standingOf, worthOf } from './value';

/** What recruiting is worth early, and what it loses by the end. */
const RECRUIT = 1.7;
/** A pile that is worth so much is taken. */
const GOOD_PILE = 1.5;

/** The option that rules of thumb would take; the first of equals. Undefined where a question has none. */
export function quickOption(ask: Ask, table: Table, you: Seat): Option | undefined {
  const scored = ask.options.map((option) => ({ option, score: scoreOf(option.key, ask, table, you) }));
  return scored.reduce<(typeof scored)[number] | undefined>((best, one) => {
    return best === undefined || one.score > best.score ? one : best;
  }, undefined)?.option;
}

function scoreOf(key: string, ask: Ask, table: Table, you: Seat): number {
  const [kind = '', first = '', second = ''] = key.split(':');
  switch (ask.kind) {
    case 'turn':
    case 'deploy':
      return moveScore(kind, [first, second], table, you);
    case 'look':
      return lookScore(kind, table);
    case 'victim':
      return -agentWorth(first as AgentId, table);
    case 'draft':
      return worthOf(first as CardId);
    case 'shadow':
      return kind === 'keep' ? 1 : 0;
    default:
      return skillScore(kind, [first, second], table, you);
  }
}

/** A move of a turn, or a part of a deployment that is put together. */
function moveScore(kind: string, [first, second]: readonly [string, string], table: Table, you: Seat): number {
  const composing = table.own?.composing ?? null;
  switch (kind) {
    case 'recruit':
      return composing === null ? RECRUIT - progressOf(table) : -1;
    case 'pass':
    case 'finish':
      return composing === null ? 0 : -1;
    case 'mission':
      return 1 + likelyPay(table, you, first as CardId, second as ZoneId) * 2;
    case 'agent':
      return deployScore(first as AgentId, table, you);
    case 'place':
      return placeScore(Number(first), second as ZoneId, table, you);
    case 'arms':
      return composing !== null && armsHelp(first as CardId, table, you) ? 1 : -0.5;
    case 'deathblow':
    case 'deceive':
      return isEnemy((kind === 'deceive' ? first : second) as AgentId, table, you) ? 1.5 : -2;
    default:
      return 0;
  }
}

/** The best bounty of the hand that a zone would make room for. */
function bestMission(table: Table, you: Seat, zone: ZoneId): number {
  if (table.turn.mission === 'laid') return 0;
  const bounties = (table.own?.hand ?? []).flatMap((id) => {
    const card = cardOf(id);
    return card.kind === 'mission' && card.zones.includes(zone) ? [likelyPay(table, you, id, zone)] : [];
  });
  return Math.max(0, ...bounties);
}

function withAgent(table: Table, you: Seat, card: AgentId, zone: ZoneId, added = 0): Table {
  const arms: readonly CardId[] = Array.from({ length: added }, () => 'plain-arms');
  return { ...table, agents: [...table.agents, { card, seat: you, zone, arms, counts: 'for' }] };
}

function deployScore(card: AgentId, table: Table, you: Seat): number {
  const { guild, strength, skill } = agentOf(card);
  const fresh = skill === null || table.spent.includes(skill) ? 0 : 0.5;
  if (guild === 'mercenary') return 0.4 + progressOf(table);
  const [before, after] = [standingOf(table), standingOf(withAgent(table, you, card, guild))];
  const gains = !dominates(before, you, guild) && dominates(after, you, guild);
  const mission = gains ? bestMission(withAgent(table, you, card, guild), you, guild) * 2 : 0;
  const holds = dominates(before, you, guild) ? 0.2 : 0;
  return 0.5 + fresh + (gains ? 0.7 : 0) + mission + holds + progressOf(table) - 0.1 * strength;
}

function placeScore(seat: number, zone: ZoneId, table: Table, you: Seat): number {
  const standing = standingOf(table);
  if (seat !== you) return zone === 'infiltration' ? -1 : dominates(standing, seat, zone) ? 1.5 : 0.2;
  const card = table.own?.composing?.card;
  if (card === undefined || cardOf(card).kind !== 'agent') return 0;
  const after = standingOf(withAgent(table, you, card as AgentId, zone));
  const gains = !dominates(standing, you, zone) && dominates(after, you, zone);
  return (gains ? 1 : 0) + bestMission(table, you, zone) * 0.5;
}

/** Whether more arms win the zone that the agent alone does not win. */
function armsHelp(id: CardId, table: Table, you: Seat): boolean {
  const composing = table.own?.composing ?? null;
  if (composing === null || composing.zone === null || cardOf(composing.card).kind !== 'agent') return true;
  const linked = composing.arms.reduce((sum, one) => sum + armsStrength(one), 0);
  const card = composing.card as AgentId;
  const held = (table.own?.hand ?? []).filter((one) => cardOf(one).kind === 'arms');
  const most = held.reduce((sum, one) => sum + armsStrength(one), 0);
  const wins = (added: number): boolean =>
    dominates(
      standingOf(withAgent(table, you, card, composing.zone ?? 'theft', added)),
      you,
      composing.zone ?? 'theft',
    );
  return armsStrength(id) > 0 && !wins(linked) && wins(Math.max(linked, most));
}

function lookScore(kind: string, table: Table): number {
  const worth = (table.own?.looking ?? []).reduce((sum, id) => sum + worthOf(id), 0);
  const pile = table.phase.state === 'look' ? table.phase.pile : 0;
  return kind === 'take' ? worth : Math.min(GOOD_PILE - 0.3 * pile, 2);
}

function isEnemy(card: AgentId, table: Table, you: Seat): boolean {
  const seat = table.agents.find((one) => one.card === card)?.seat;
  return seat !== undefined && seat !== you && seat !== allyOf(standingOf(table), you);
}

/** What an agent is worth to whom it belongs: its strength, more where a zone hangs on it. */
function agentWorth(card: AgentId, table: Table): number {
  const one = table.agents.find((other) => other.card === card);
  if (one === undefined) return 0;
  const standing = standingOf(table);
  const without = { ...standing, agents: table.agents.filter((other) => other !== one) };
  const matters = dominates(standing, one.seat, one.zone) && !dominates(without, one.seat, one.zone);
  return totalOf(one) + (matters ? 3 : 0);
}

function skillScore(kind: string, [first, second]: readonly [string, string], table: Table, you: Seat): number {
  switch (kind) {
    case 'skip':
      return 0.5;
    case 'agent':
      return isEnemy(first as AgentId, table, you)
        ? 1 + agentWorth(first as AgentId, table)
        : -agentWorth(first as AgentId, table);
    case 'column': {
      const [seat, zone] = [Number(first), second as ZoneId];
      const own = seat === you || seat === allyOf(standingOf(table), you);
      return (own ? -1 : 1) * (1 + strengthIn(standingOf(table), seat, zone));
    }
    case 'pile':
      return table.piles[Number(first)] ?? 0;
    case 'seat':
      return table.held[Number(first)] ?? 0;
    case 'card':
      return worthOf(first as CardId);
    case 'mission':
      return -Number(first);
    case 'arms':
      return 0.4;
    default:
      return 0;
  }
}
