import type { Seat } from '../../engine/ask';
import type { CharacterId } from './board/characters/ids';
import type { Core } from './state';

/** What a viewer alone knows; empty for spectators and those who are out [CO 11]. */
interface Own {
  readonly slots: readonly (CharacterId | null)[];
  readonly aside: readonly CharacterId[];
  /** The cards drawn for an exchange, while it lasts. */
  readonly drawn: readonly CharacterId[];
  /** The character that the target shows, to the actor and the target while it is shown. */
  readonly shown: CharacterId | null;
}

/** What lay hidden, once the game is over [CO 9]. */
interface Bared {
  readonly slots: Core['hidden']['slots'];
  readonly court: Core['hidden']['court'];
  readonly aside: Core['hidden']['aside'];
}

/** The table as a viewer sees it. */
export interface Table {
  readonly options: Core['pub']['options'];
  readonly seats: Core['pub']['seats'];
  readonly treasury: number;
  readonly court: number;
  readonly turn: Core['pub']['turn'];
  readonly phase: Core['pub']['phase'];
  readonly pending: Core['pub']['pending'];
  readonly said: Core['pub']['said'];
  readonly out: readonly Seat[];
  readonly own: Own | null;
  readonly bared: Bared | null;
}

/** The table, field by field. What was a secret of an earlier moment is in no later one [CO 11]. */
export function tableOf({ pub, hidden }: Core, viewer: Seat | null): Table {
  const { options, seats, treasury, turn, phase, pending, said, out } = pub;
  const isOut = viewer === null || out.includes(viewer);
  return {
    options,
    seats,
    treasury,
    court: hidden.court.length,
    turn,
    phase,
    pending,
    said,
    out,
    own: isOut ? null : ownOf({ pub, hidden }, viewer),
    bared: phase.state === 'over' ? { slots: hidden.slots, court: hidden.court, aside: hidden.aside } : null,
  };
}

function ownOf({ pub: { phase, pending }, hidden }: Core, viewer: Seat): Own {
  const sees = phase.state === 'inspectJudge' && (viewer === pending?.actor || viewer === pending?.target);
  const target = pending?.target ?? null;
  const { shown } = hidden;
  return {
    slots: hidden.slots[viewer] ?? [],
    aside: hidden.aside[viewer] ?? [],
    drawn: phase.state === 'exchange' && viewer === pending?.actor ? hidden.drawn : [],
    shown: sees && target !== null && shown !== null ? (hidden.slots[target]?.[shown] ?? null) : null,
  };
}
