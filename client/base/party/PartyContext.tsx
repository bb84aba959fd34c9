import { createContext, useContext } from 'react';

import type { Applicant } from '../connection/connection';
import type { Answered } from '../connection/state';

/** A state of a table: the number of its match in the room, and of the state in that match. */
export interface StateOfTable {
  readonly played: number;
  readonly stateID: number;
}

/** The people who share this screen, each with a seat of their own. */
export interface Party {
  /** All of them, also when it is one alone. */
  readonly people: readonly Applicant[];
  /** The token of the one whose view is on the screen. */
  readonly active: string | null;
  /** Whom the table waits for at this screen, while the one who has it is still shown what happened; null otherwise. */
  readonly next: Applicant | null;
  /** Tells that the one who has the screen was shown all that led to a state of the table. */
  readonly wasShown: (state: StateOfTable) => void;
  /** Gives the screen to another one. */
  readonly turnTo: (token: string) => void;
  /** Takes a further seat of the room. */
  readonly add: (name: string) => Promise<Answered>;
}

/** The party of somebody alone. */
export const ALONE: Party = {
  people: [],
  active: null,
  next: null,
  wasShown: () => undefined,
  turnTo: () => undefined,
  add: () => Promise.resolve({ ok: false, error: 'offline' }),
};

/** The party of the room on the screen. */
export const PartyContext = createContext<Party>(ALONE);

/** The people who share this screen. */
export function useParty(): Party {
  return useContext(PartyContext);
}
