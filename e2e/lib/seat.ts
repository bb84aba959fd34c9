import { makeToken } from '../../server/lib/secrets';
import type { Outcome, Wire } from './wire';

/** A seat of a room, for whoever has its token. */
export interface OwnSeat {
  readonly code: string;
  readonly token: string;
}

/** How to come to a seat: in a room of one's own, or in somebody else's. */
export type SeatRequest =
  | { readonly kind: 'create'; readonly game: string; readonly name: string }
  | { readonly kind: 'join'; readonly code: string; readonly name: string };

/** The result of a request for a seat. */
export type SeatAnswer =
  | { readonly kind: 'seated'; readonly seat: OwnSeat }
  /** Refused, or not answered. */
  | { readonly kind: 'not-seated'; readonly outcome: Outcome };

/** Takes a seat with a new token over a connection that has joined the rooms. */
export async function takeSeat(wire: Wire, { kind, ...body }: SeatRequest): Promise<SeatAnswer> {
  const token = makeToken();
  const outcome = await wire.ask('/rooms', JSON.stringify([kind, { ...body, token }]));
  const [reply] =
    outcome.kind === 'answered' ? (outcome.args as { readonly ok: boolean; readonly code: string }[]) : [];
  if (reply?.ok !== true) return { kind: 'not-seated', outcome };
  return { kind: 'seated', seat: { code: reply.code, token } };
}

/** The text of the command that starts the match. */
export const START = '["start",{}]';

/** The text of the command that shows a room from one's seat. */
export function enterText({ code, token }: OwnSeat): string {
  return JSON.stringify(['enter', { code, token }]);
}
