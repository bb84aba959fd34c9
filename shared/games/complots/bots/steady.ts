import { type Ask, isQuestion, type Option, type Seat } from '../../../engine/ask';
import type { Decision, Sight } from '../../../engine/policy';
import { ACTION_IDS, type ActionId } from '../board/actions';
import { actions, claimOf, stopping } from '../board/characters';
import { CHARACTER_IDS, type CharacterId } from '../board/characters/ids';
import type { Table } from '../table';
import { doubtRate, holds, isTrue, type Seen, unseenOf } from './beliefs';
import { coin, handWorth, livesOf, ownLife, rivalsLife, rivalsOf } from './worth';

/** Two answers that are worth nearly the same are chosen among at random, so that nobody can foresee them. */
const NOISE = 0.08;
/** How often somebody claims to stop an action without holding what stops it. */
const COUNTER_LIES = { countess: 0.45, other: 0.18 } as const;
/** What an exchange is worth beside a life, for each card that is drawn. */
const DRAWN = 0.07;
/** What the sight of a rival's card is worth beside a life. */
const INSPECTED = 0.12;

/** What a decision is made by. */
interface Situation {
  readonly seen: Seen & Pick<Table, 'pending'>;
  readonly you: Seat;
  readonly hand: readonly CharacterId[];
}

/**
 * Weighs what each answer brings by what rivals may hold: by what is left, by what they have claimed and let pass, and by how often
 * they have doubted and lied. Throws RangeError when its seat is asked nothing.
 */
export function steady({ view }: Sight<Table>, random: () => number): Decision {
  const ask = view.asks.find((one) => isQuestion(one) && one.options.length > 0);
  if (ask === undefined) throw new RangeError('a bot was asked nothing');
  const hand = (view.table.own?.slots ?? []).filter((id) => id !== null);
  const worth = worthBy(ask, { seen: view.table, you: ask.seat, hand });
  const rated = ask.options.map((option) => ({ option, worth: worth(option) + NOISE * random() }));
  const [best] = rated.sort((one, other) => other.worth - one.worth);
  if (best === undefined) throw new RangeError('no option');
  return { choice: { seat: ask.seat, ask: ask.id, key: best.option.key } };
}

function worthBy(ask: Ask, at: Situation): (option: Option) => number {
  switch (ask.kind) {
    case 'action':
      return ({ key }) => actionWorth(at, key);
    case 'challenge':
    case 'challengeCounter':
      return ({ key }) => (key === 'pass' ? -harm(at, ask.kind) : doubtWorth(at, ask.kind));
    case 'counter':
      return ({ key }) => counterWorth(at, key);
    case 'lose':
      return ({ key }) => handWorth(at.hand.filter((_, i) => i !== indexIn(at, key)));
    case 'exchange':
      return (option) => keptWorth(at, option);
    case 'judge':
      return ({ key }) => (key === 'discard' ? shownWorth(at) - 3.5 : 0);
    case 'draft':
      return ({ key }) => handWorth([...at.hand, ...CHARACTER_IDS.filter((id) => key === `pick:${id}`)]);
    default:
      return () => 0;
  }
}

/** The hidden character that a key `slot:n` names, among those in hand. */
function indexIn({ seen }: Situation, key: string): number {
  const slots = seen.own?.slots ?? [];
  const slot = Number(key.split(':')[1]);
  return slots.slice(0, slot).filter((id) => id !== null).length;
}

/** How likely somebody doubts a claim of the bot: less likely of what may well be true. */
function doubted({ seen, you }: Situation, character: CharacterId): number {
  const copies = seen.seats.length > 6 ? 4 : 3;
  const up = seen.seats.flatMap(({ slots }) => slots).filter((slot) => slot === character).length;
  const odd = 0.7 + 0.9 * (up / copies);
  const nobody = rivalsOf(seen, you).reduce((all, one) => all * (1 - Math.min(0.98, doubtRate(seen, one) * odd)), 1);
  return 1 - nobody;
}

/** How likely a rival says to hold one of these, truly or not. */
function claims({ seen }: Situation, of: Seat, these: readonly CharacterId[]): number {
  const none = these.reduce((all, id) => all * (1 - holds(seen, of, id)), 1);
  const lies = these.includes('countess') ? COUNTER_LIES.countess : COUNTER_LIES.other;
  return 1 - none + none * lies;
}

/** What an action brings, with all that may come of it. */
function actionWorth(at: Situation, key: string): number {
  const { seen, you, hand } = at;
  const [id, aimed] = key.split(':');
  const action = ACTION_IDS.find((one) => one === id);
  if (action === undefined) return 0;
  const target = aimed === undefined ? null : (Number(aimed) as Seat);
  const price = actions[action].cost * coin(seen, you);
  const gain = (1 - stopped(at, action, target)) * effectWorth(at, action, target);
  const character = claimOf(action);
  if (character === null) return gain - price;
  const doubt = doubted(at, character);
  // A lie that is caught brings the stake back.
  if (!hand.includes(character)) return (1 - doubt) * (gain - price) - doubt * ownLife(seen, you);
  const rivals = rivalsOf(seen, you);
  const proof = rivals.reduce((sum, one) => sum + rivalsLife(seen, you, one), 0) / Math.max(1, rivals.length);
  return gain - price + doubt * proof;
}

function stopped(at: Situation, action: ActionId, target: Seat | null): number {
  const { seen, you } = at;
  const these = stopping(action, seen.options.fifth);
  if (these.length === 0) return 0;
  if (target !== null) return claims(at, target, these);
  return 1 - rivalsOf(seen, you).reduce((all, one) => all * (1 - claims(at, one, these)), 1);
}

function effectWorth({ seen, you, hand }: Situation, action: ActionId, target: Seat | null): number {
  const one = coin(seen, you);
  switch (action) {
    case 'income':
      return one;
    case 'foreignAid':
      return 2 * one;
    case 'tax':
      return 3 * one;
    case 'steal': {
      const n = Math.min(2, target === null ? 0 : (seen.seats[target]?.coins ?? 0));
      return n * one * (1 + 1 / Math.max(1, rivalsOf(seen, you).length));
    }
    case 'kill':
    case 'assassination':
      return target === null ? 0 : rivalsLife(seen, you, target);
    case 'exchange2':
    case 'exchange1':
      return DRAWN * (action === 'exchange2' ? 2 : 1) * (10 / Math.max(3, handWorth(hand)));
    case 'inspect':
      return target === null ? 0 : INSPECTED * rivalsLife(seen, you, target);
  }
}

/** What it costs the bot to let the open claim pass. */
function harm(at: Situation, kind: Ask['kind']): number {
  const { seen, you } = at;
  const { pending } = seen;
  if (pending === null) return 0;
  const one = coin(seen, you);
  if (kind === 'challengeCounter') return pending.actor === you ? effectWorth(at, pending.action, pending.target) : 0;
  const shared = 1 / Math.max(1, rivalsOf(seen, you).length);
  if (pending.target !== you) return pending.action === 'tax' ? 1.5 * one * shared : 0.5 * one * shared;
  switch (pending.action) {
    case 'kill':
      return ownLife(seen, you) * (1 - saved(at));
    case 'steal':
      return 2 * one * (1 - saved(at));
    default:
      return 0;
  }
}

/** How likely the bot can stop what is aimed at it: surely with the character, else as often as a lie passes. */
function saved(at: Situation): number {
  const { pending, options } = at.seen;
  if (pending === null) return 0;
  const these = stopping(pending.action, options.fifth);
  if (these.some((id) => at.hand.includes(id))) return 0.95;
  return Math.max(0, ...these.map((id) => 1 - doubted(at, id)));
}

/** What it brings to doubt the open claim. */
function doubtWorth(at: Situation, kind: Ask['kind']): number {
  const { seen, you } = at;
  const { pending } = seen;
  if (pending === null) return 0;
  const { by, character } =
    kind === 'challengeCounter' && pending.counter !== null
      ? { by: pending.counter.seat, character: pending.counter.character }
      : { by: pending.actor, character: pending.claims ?? 'duchess' };
  const truth = (unseenOf(seen).get(character) ?? 0) <= 0 ? 0 : isTrue(seen, by, character);
  // A target that doubts in vain counters no more: a killer takes both.
  const both = pending.target === you && pending.action === 'kill' && kind === 'challenge' && livesOf(seen, you) > 1;
  const loss = ownLife(seen, you) + (both ? ownLife(seen, you) : 0);
  return (1 - truth) * rivalsLife(seen, you, by) - truth * (loss + (both ? 0 : harm(at, kind)));
}

/** What it brings to counter with a character, or to let the action happen. */
function counterWorth(at: Situation, key: string): number {
  const { seen, you, hand } = at;
  const { pending } = seen;
  if (pending === null) return 0;
  const shared = 1 / Math.max(1, rivalsOf(seen, you).length);
  const mine = pending.target === you;
  const cost = pending.action === 'kill' ? ownLife(seen, you) : (mine ? 2 : 2 * shared * 0.6) * coin(seen, you);
  if (key === 'pass') return -cost;
  const character = CHARACTER_IDS.find((id) => key === `counter:${id}`);
  if (character === undefined) return -cost;
  const doubt = doubted(at, character);
  if (hand.includes(character)) return doubt * shared;
  // The last life is lost either way to a killer.
  const life = pending.action === 'kill' && livesOf(seen, you) === 1 ? 0 : ownLife(seen, you);
  return -doubt * (life + cost);
}

/** What the cards are worth that an exchange keeps: by their names in the label. */
function keptWorth({ seen, hand }: Situation, { key }: Option): number {
  const cards = [...hand, ...(seen.own?.drawn ?? [])];
  const indices = (key.split(':')[1] ?? '').split('.').map(Number);
  return handWorth(indices.flatMap((i) => cards.slice(i, i + 1)));
}

function shownWorth({ seen }: Situation): number {
  const shown = seen.own?.shown ?? null;
  return shown === null ? 0 : handWorth([shown]);
}
