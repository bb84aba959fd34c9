import { z } from 'zod';

import { CHOOSE } from '../../shared/bgio/game';
import { text } from '../bounded';

/** What ids of matches look like; storage knows them by exact comparison only. */
export const matchId = z.string().regex(/^[\w-]{1,64}$/);
/** A seat as boardgame.io writes it. */
export const playerId = z.string().regex(/^\d{1,2}$/);
/** The secret of a seat, as it may come in. */
export const credentials = text(128);

/** The one action that is let through to boardgame.io's reducer, out of all that its socket protocol would take. */
const action = z.strictObject({
  type: z.literal('MAKE_MOVE'),
  payload: z.strictObject({
    type: z.literal(CHOOSE),
    args: z.tuple([text(64), text(128)]),
    playerID: playerId,
    credentials,
  }),
});

/** `update`: action, state id (never looked at: asks have ids of their own), match, seat. */
export const updateArgs = z.tuple([action, z.number().int(), matchId, playerId]);

/** `sync`: match, seat or none, credentials, and a number of players that is never looked at. */
export const syncArgs = z.union([
  z.tuple([matchId]),
  z.tuple([matchId, playerId.nullable()]),
  z.tuple([matchId, playerId.nullable(), credentials.nullish()]),
  z.tuple([matchId, playerId.nullable(), credentials.nullish(), z.number().nullish()]),
]);

/** `chat`: match, message, credentials. */
export const chatArgs = z.tuple([
  matchId,
  z.strictObject({ id: text(32), sender: playerId, payload: text(1000) }),
  credentials,
]);
