import { CHOOSE } from '../../shared/bgio/game';
import {
  fields,
  literal,
  nullable,
  number,
  oneOf,
  optional,
  shaped,
  text,
  tuple,
  whole,
} from '../../shared/protocol/bounded';

/** An id of a match; storage compares ids exactly. */
export const matchId = shaped(/^[\w-]{1,64}$/, 64);
/** A seat as boardgame.io writes it. */
export const playerId = shaped(/^\d{1,2}$/, 2);
/** The secret of a seat. */
export const credentials = text(128);

/** The only action of boardgame.io's socket protocol that is played. */
const action = fields({
  type: literal('MAKE_MOVE'),
  payload: fields({
    type: literal(CHOOSE),
    args: tuple(text(64), text(128)),
    playerID: playerId,
    credentials,
  }),
});

/** `update`: action, state id (never looked at: asks have ids of their own), match, seat. */
export const updateArgs = tuple(action, whole, matchId, playerId);

const viewer = nullable(playerId);
const proof = optional(nullable(credentials));

/** `sync`: match, seat or none, credentials, and a number of players that is never looked at. */
export const syncArgs = oneOf(
  tuple(matchId),
  tuple(matchId, viewer),
  tuple(matchId, viewer, proof),
  tuple(matchId, viewer, proof, optional(nullable(number))),
);

/** `chat`: match, message, credentials. */
export const chatArgs = tuple(matchId, fields({ id: text(32), sender: playerId, payload: text(1000) }), credentials);
