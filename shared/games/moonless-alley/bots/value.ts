import type { Seat } from '../../../engine/ask';
import { type CardId, cardOf, missionOf } from '../board/cards';
import { ZONE_IDS, type ZoneId } from '../board/zones';
import { allyOf, dominated, dominates, enemiesOf, type Standing, strengthIn } from '../forecast/strength';
import type { Table } from '../table';

/** How many cards the draw pile has at first, about. */
const WHOLE_DECK = 70;
/** What a mission is worth of which only the back is seen. */
const UNSEEN_MISSION = 1.35;
const ZONE = 0.35;
const LEAD = 0.08;
const MOST_LEAD = 3;
const UNSEEN_CARD = 0.4;
const ENEMY = 0.5;

/** Who plays with whom, and where agents lie. */
export function standingOf({ laid, options, agents }: Table): Standing {
  return { seats: laid.length, teams: options.teams, agents };
}

/** How far the game has come, from 0 to 1. */
export function progressOf({ deck, final }: Table): number {
  return final === null ? Math.max(0, 1 - deck / WHOLE_DECK) : 1;
}

/** What a card in hand may bring. */
export function worthOf(id: CardId): number {
  const card = cardOf(id);
  switch (card.kind) {
    case 'agent':
      return 0.35 * card.strength + (card.skill === null ? 0 : 0.4) + (card.guild === 'mercenary' ? 0.2 : 0);
    case 'arms':
      return 0.35 * card.strength;
    case 'mission':
      return 0.55 * card.bounty;
  }
}

/** What a mission that was laid is likely to pay. */
export function likelyPay(table: Table, seat: Seat, id: CardId, zone: ZoneId): number {
  const { bounty, condition, zones } = missionOf(id);
  if (condition === 'none') return bounty;
  const progress = progressOf(table);
  const where = condition === 'where-it-lies' ? [zone] : zones;
  const holds = where.some((one) => dominates(standingOf(table), seat, one));
  return bounty * (holds ? 0.5 + 0.5 * progress : 0.3 * (1 - progress));
}

/** What a table is worth to a seat, by what that seat sees. */
export function valueOf(table: Table, you: Seat): number {
  const standing = standingOf(table);
  const rest = 1 - progressOf(table);
  const laid = (table.own?.laid ?? []).reduce((sum, id, i) => {
    const zone = table.laid[you]?.[i];
    return zone === undefined ? sum : sum + likelyPay(table, you, id, zone);
  }, 0);
  const hand = (table.own?.hand ?? []).reduce((sum, id) => sum + worthOf(id), 0);
  const enemies = enemiesOf(standing, you).map((enemy) => publicValue(table, standing, enemy));
  const ally = allyOf(standing, you);
  const friends = ally === null ? 0 : publicValue(table, standing, ally);
  return (
    laid + zonesOf(standing, you) + hand * rest + friends - ENEMY * Math.max(...enemies) - (1 - ENEMY) * mean(enemies)
  );
}

/** What zones are worth that a seat dominates, and by how much. */
function zonesOf(standing: Standing, seat: Seat): number {
  return ZONE_IDS.reduce((sum, zone) => {
    if (!dominates(standing, seat, zone)) return sum;
    const others = enemiesOf(standing, seat).map((enemy) => strengthIn(standing, enemy, zone));
    return sum + ZONE + LEAD * Math.min(MOST_LEAD, strengthIn(standing, seat, zone) - Math.max(...others));
  }, 0);
}

/** What others have, by what everybody sees. */
function publicValue(table: Table, standing: Standing, seat: Seat): number {
  const missions = (table.laid[seat] ?? []).length * UNSEEN_MISSION;
  const hand = (table.held[seat] ?? 0) * UNSEEN_CARD * (1 - progressOf(table));
  return missions + ZONE * dominated(standing, seat).length + hand;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
