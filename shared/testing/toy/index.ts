import type { Seat } from '../../engine/ask';
import { defineGame } from '../../engine/define-game';
import type { PlanStart } from '../../engine/game';
import { text } from '../../engine/text';
import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { meta } from './meta';
import { openQuestions, outcomes } from './predictions';
import { rulebook } from './rulebook';
import { setup, STREAMS } from './setup';
import { FACES, type ToyCore, type ToyTable } from './state';
import { offers, step } from './turn';

/** A small game that uses everything the engine offers, for tests of the engine and of the server. */
export const toy = defineGame<ToyCore, ToyTable>({
  meta,
  rules: 'toy-1',
  streams: STREAMS,
  setup,
  step,
  offers,
  undo: { allows: () => true, line: (_, seat, what) => text('log.taken-back', { seat: seat + 1, what }) },
  turn,
  planning: { begin: beginPlan },
  table,
  isOnTable: ({ seats }, { kind, id }) => kind === 'digger' && seats.some((_, seat) => String(seat) === id),
  predictions: { open: openQuestions, outcomes },
  facts: { faces: FACES },
  messages: { en, fr },
  rulebook,
});

function table({ pub, hidden }: ToyCore, viewer: Seat | null): ToyTable {
  return {
    seats: pub.seats,
    round: pub.round,
    rounds: pub.rounds,
    goal: pub.goal,
    active: pub.active,
    light: pub.light,
    die: pub.die,
    dug: pub.dug,
    danger: pub.danger,
    kept: pub.kept,
    inTheGround: hidden.deck.length,
    vowed: pub.round === 0 ? 0 : hidden.vows.length,
    own: viewer === null ? null : { vow: hidden.vows[viewer] ?? '', seal: hidden.seals[viewer] ?? '' },
  };
}

function turn({ pub }: ToyCore): number {
  return pub.round * pub.seats.length + pub.active;
}

/** Turns can be planned once all have vowed. */
function beginPlan({ pub, hidden }: ToyCore, seat: Seat): PlanStart<ToyCore> | null {
  if (pub.round === 0) return null;
  if (pub.active === seat) return { core: { pub, hidden }, turn: turn({ pub, hidden }) };
  const round = seat < pub.active ? pub.round + 1 : pub.round;
  const core = { pub: { ...pub, round, active: seat, light: 'dark' as const, die: null }, hidden };
  return { core, turn: turn(core) };
}
