import { type Seat, seat } from '../../../../shared/engine/ask';
import { type CharacterId, inPlay } from '../../../../shared/games/complots/board/characters/ids';
import type { Pending, Slot } from '../../../../shared/games/complots/state';
import type { Table } from '../../../../shared/games/complots/table';
import type { Drawing, Facts } from '../drawing';
import { told, word, type WordId } from '../i18n/words';
import { hiddenOf } from '../sheets/seats';
import type { ClaimTold } from '../story/claims';
import { lossesOf, type LossTold } from '../story/losses';

/** Somebody on the stage, and what becomes of them. */
export interface Actor {
  readonly seat: Seat;
  /** Their coins now, and if what is claimed stands. */
  readonly coins: { readonly from: number; readonly to: number } | null;
  readonly note: { readonly says: WordId; readonly tone: 'good' | 'bad' } | null;
  /** Their cards as they lie in this scene, where the table is before or after it. */
  readonly slots?: readonly Slot[];
}

/** What is seen on the stage, by everybody alike. */
export interface Scene {
  readonly caption: string;
  /** What is said aloud; null while nothing is. */
  readonly sentence: string | null;
  readonly character: CharacterId | null;
  /** `trembling`: it is doubted, and nobody knows yet. `none`: the card lies there face down. `lost`: it was turned up for good. */
  readonly medallion: 'pressed' | 'trembling' | 'proved' | 'broken' | 'none' | 'lost';
  readonly actors: readonly Actor[];
  /** What is at stake, on a band over the card. */
  readonly band: string | null;
  /** Everybody who may answer, with those who have: never what. */
  readonly answers: readonly { readonly seat: Seat; readonly has: 'answered' | 'not-yet' }[];
}

const PLAIN = { sentence: null, character: null, medallion: 'pressed', actors: [], band: null, answers: [] } as const;

/** What the coins of a seat would be if the action stands. */
function afterwards(table: Table, { action, actor, target }: Pending, of: Seat): number {
  const now = table.seats[of]?.coins ?? 0;
  const robbed = target === null ? 0 : Math.min(2, table.seats[target]?.coins ?? 0);
  if (action === 'steal') return of === actor ? now + robbed : of === target ? now - robbed : now;
  if (of !== actor) return now;
  const gains = { income: 1, foreignAid: 2, tax: 3 } as const;
  return action === 'income' || action === 'foreignAid' || action === 'tax'
    ? now + Math.min(gains[action], table.treasury)
    : now;
}

/** Who is concerned by the pending action, with what it would bring them. */
function actorsOf(table: Table, pending: Pending): readonly Actor[] {
  const actorOf = (of: Seat): Actor => {
    const [from, to] = [table.seats[of]?.coins ?? 0, afterwards(table, pending, of)];
    const dies = of === pending.target && (pending.action === 'kill' || pending.action === 'assassination');
    return {
      seat: of,
      coins: dies ? null : { from, to },
      note: dies ? { says: 'co.stage.loses-one', tone: 'bad' } : null,
    };
  };
  return [pending.actor, ...(pending.target === null ? [] : [pending.target])].map(actorOf);
}

function answersOf({ table, awaited, facts }: Drawing, pending: Pending): Scene['answers'] {
  const { state } = table.phase;
  const living = table.seats.flatMap(({ slots }, i) => (hiddenOf(slots) > 0 ? [seat(i)] : []));
  const may = (one: Seat): boolean => {
    if (state === 'challengeCounter') return one !== pending.counter?.seat;
    if (one === pending.actor) return false;
    return state !== 'counter' || facts.actions[pending.action].countered === 'by-anybody' || one === pending.target;
  };
  return living.filter(may).map((one) => ({ seat: one, has: awaited.includes(one) ? 'not-yet' : 'answered' }));
}

/** The characters that stop an action, as the rules say of themselves. */
export function stopping(facts: Facts, { options }: Pick<Table, 'options'>, action: Pending['action']) {
  return inPlay(options.fifth).filter((id) => facts.characters[id].counters.includes(action));
}

/** A claim that was doubted, with what came out; the same stage before, whatever comes out. */
export function doubted(
  drawing: Pick<Drawing, 'text' | 'you'>,
  claim: Pick<ClaimTold, 'seat' | 'doubter' | 'character'>,
  outcome: 'turning' | 'proved' | 'lie',
): Scene {
  const { text } = drawing;
  const { seat: who, doubter } = claim;
  const note = (of: 'claimant' | 'doubter'): Actor['note'] => {
    if (outcome === 'turning') return null;
    if (outcome === 'proved')
      return of === 'claimant' ? { says: 'co.stage.sincere', tone: 'good' } : { says: 'co.stage.wrong', tone: 'bad' };
    return of === 'claimant' ? { says: 'co.stage.liar', tone: 'bad' } : { says: 'co.stage.right', tone: 'good' };
  };
  const says = { turning: 'co.stage.turning', proved: 'co.stage.here', lie: 'co.stage.silence' } as const;
  return {
    ...PLAIN,
    caption: told(drawing, 'co.stage.verdict', { who, doubter }),
    sentence: word(text, says[outcome]),
    character: claim.character,
    medallion: outcome === 'turning' ? 'trembling' : outcome === 'proved' ? 'proved' : 'broken',
    actors: [
      { seat: claim.seat, coins: null, note: note('claimant') },
      ...(doubter === null ? [] : [{ seat: doubter, coins: null, note: note('doubter') }]),
    ],
  };
}

/** A character that is lost, with whoever has brought that about; which it is, is seen once it is turned. */
export function losing(
  drawing: Pick<Drawing, 'text' | 'you' | 'table' | 'log'>,
  { at, seat: who, character, by, cause }: LossTold,
  turned: 'down' | 'up' | 'out',
): Scene {
  const known = lossesOf(drawing.log.slice(0, at));
  const slotsOf = (of: Seat): readonly Slot[] => {
    const up = known.filter((one) => one.seat === of).map((one) => one.character);
    const now = of === who && turned !== 'down' ? [...up, character] : up;
    return slotsWith(drawing.table.seats[of]?.slots ?? [], now);
  };
  const note: Actor['note'] = turned === 'out' ? { says: 'co.seat.out', tone: 'bad' } : null;
  return {
    ...PLAIN,
    caption: told(drawing, 'co.loss', { who }),
    sentence: told(drawing, `co.loss.${cause}`, { by }),
    character,
    medallion: turned === 'down' ? 'none' : 'lost',
    actors: [
      { seat: who, coins: null, note, slots: slotsOf(who) },
      ...(by === null ? [] : [{ seat: by, coins: null, note: null, slots: slotsOf(by) }]),
    ],
  };
}

/** The cards of a seat with exactly these characters face up: one message may bring two losses, and the table knows both or none. */
function slotsWith(slots: readonly Slot[], up: readonly CharacterId[]): readonly Slot[] {
  const left = [...up];
  const taken = (slot: Slot): Slot => {
    if (slot === 'hidden' || slot === 'empty') return slot;
    const found = left.indexOf(slot);
    if (found < 0) return 'hidden';
    left.splice(found, 1);
    return slot;
  };
  const known = slots.map(taken);
  return known.map((slot) => (slot === 'hidden' ? (left.shift() ?? slot) : slot));
}

/** What is seen on the stage now. */
export function sceneOf(drawing: Drawing): Scene {
  const { table, claims } = drawing;
  const { phase, pending, turn } = table;
  const plain = (id: WordId): Scene => ({
    ...PLAIN,
    caption: told(drawing, id, { who: pending?.actor ?? turn.seat, target: pending?.target ?? null }),
    actors: pending === null ? [] : actorsOf(table, pending),
  });
  switch (phase.state) {
    case 'draft':
      return plain('co.stage.drafts');
    case 'action':
      return { ...plain('co.stage.thinks'), actors: [{ seat: turn.seat, coins: null, note: null }] };
    case 'over':
      return { ...plain('co.stage.over'), actors: [] };
    case 'exchange':
      return plain('co.stage.exchanges');
    case 'inspectShow':
    case 'inspectJudge':
      return plain('co.stage.shows');
    case 'verdict': {
      const last = claims.at(-1);
      return last === undefined ? plain('co.stage.thinks') : doubted(drawing, last, 'turning');
    }
    case 'loseCard': {
      const last = claims.at(-1);
      const isOf = last !== undefined && (last.fate === 'lie' ? last.seat : last.doubter) === phase.debtor;
      if (isOf && last.fate !== 'stood') return doubted(drawing, last, last.fate);
      return {
        ...plain('co.stage.loses'),
        caption: told(drawing, 'co.stage.loses', { who: phase.debtor }),
      };
    }
    case 'challengeAction':
    case 'counter':
      return pending === null ? plain('co.stage.thinks') : announced(drawing, pending);
    case 'challengeCounter':
      return pending?.counter == null ? plain('co.stage.thinks') : countered(drawing, pending, pending.counter);
  }
}

function announced(drawing: Drawing, pending: Pending): Scene {
  const { table, text } = drawing;
  const { actor, target, claims, stake, action } = pending;
  const taken = action === 'steal' && target !== null ? Math.min(2, table.seats[target]?.coins ?? 0) : 0;
  const band = (): string | null => {
    if (stake > 0) return word(text, 'co.stage.staked', { n: stake });
    if (taken > 0) return word(text, 'co.stage.at', { n: taken });
    return action === 'exchange2' || action === 'exchange1' || action === 'inspect'
      ? word(text, `co.stage.${action}`)
      : null;
  };
  const caption =
    claims === null ? 'co.stage.aid' : target === null ? ('co.stage.claims' as const) : ('co.stage.claims.at' as const);
  return {
    ...PLAIN,
    caption: told(drawing, caption, { who: actor, target }),
    sentence: claims === null ? null : word(text, `co.said.${claims}`),
    character: claims,
    actors: actorsOf(table, pending),
    band: band(),
    answers: answersOf(drawing, pending),
  };
}

function countered(
  drawing: Drawing,
  pending: Pending,
  { seat: by, character }: NonNullable<Pending['counter']>,
): Scene {
  const { text } = drawing;
  const { action } = pending;
  const bare = (of: Seat): Actor => ({ seat: of, coins: null, note: null });
  return {
    ...PLAIN,
    caption: told(drawing, 'co.stage.counters', { who: by, target: pending.actor }),
    sentence: word(text, `co.said.${character}`),
    character,
    band:
      action === 'foreignAid' || action === 'steal' || action === 'kill'
        ? word(text, `co.stage.stops.${action}`)
        : null,
    actors: [bare(by), bare(pending.actor)],
    answers: answersOf(drawing, pending),
  };
}
