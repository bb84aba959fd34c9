import type { Predictions, SpectatorView } from '../../shared/engine/predictions';
import type { ErrorCode, Foretold, Score } from '../../shared/protocol/rooms';
import { Recent } from '../lib/recent';
import type { LiveMatch } from '../match/live';
import { emitInBatches } from '../sockets/batches';
import { roomChannel } from '../sockets/channels';
import type { PredictionRecord } from '../storage/storage';
import type { RoomSocket } from './events';
import { type Onlooker, onlookerAt } from './onlookers';
import type { Parts } from './parts';
import type { Room } from './room';

/** How many scores are shown. */
const SCORES_SHOWN = 20;

/** Of so many matches that are over the scores are kept in memory. */
const SCORED_KEPT = 200;

/** A stored prediction: the answer, its points if it comes true, and its author. */
interface Stored extends Omit<Foretold, 'question'> {
  readonly name: string;
}

/**
 * The predictions of spectators with a name, and of members who are out. They belong to the match and are deleted with it. Before the end each
 * spectator receives only their own; then everybody inside the room receives the best scores.
 */
export class Predicting {
  /** The scores of matches that are over: they do not change any more. */
  private readonly scored = new Recent<string, readonly Score[]>(SCORED_KEPT);

  constructor(
    private readonly parts: Pick<
      Parts,
      'namespace' | 'presence' | 'rooms' | 'follower' | 'delays' | 'tasks' | 'storage' | 'bill'
    >,
  ) {}

  /**
   * Stores a spectator's prediction about the match of a room, in the place of an earlier one to the same question.
   * @returns its points if it comes true, or why it is refused
   */
  async predict(
    room: Room,
    { id, name, sits }: Onlooker,
    question: string,
    answer: string,
  ): Promise<{ readonly ok: true; readonly points: number } | { readonly ok: false; readonly error: ErrorCode }> {
    const match = await this.parts.rooms.matchOf(room);
    if (match?.running == null) return { ok: false, error: 'room-not-started' };
    if (match.over) return { ok: false, error: 'match-over' };
    // What is open to spectators who see it late is what is open in what they see.
    const shown = sits === 'outside' ? await this.parts.delays.shown(room, match) : match;
    const open = predictionsOf(match)?.open(seenOf(shown)) ?? [];
    const found = open.find((one) => one.id === question)?.answers.find(({ key }) => key === answer);
    if (found === undefined) return { ok: false, error: 'prediction-closed' };
    const stored: Stored = { name, answer, points: found.points };
    const done = await this.parts.storage.savePrediction(match.id, {
      who: String(id),
      question,
      body: JSON.stringify(stored),
    });
    return done === 'saved' ? { ok: true, points: found.points } : { ok: false, error: 'room-not-started' };
  }

  /** Sends a socket its spectator's predictions about the match of a room, and after the end the best scores. */
  greet(socket: RoomSocket, code: string): void {
    this.later(code, async (room, match) => {
      const place = this.parts.presence.placeOf(socket);
      if (place?.code !== code || place.standing !== 'inside') return;
      const { bill, storage } = this.parts;
      const game = room.played.length;
      const by = await onlookerAt(this.parts, room, place);
      if (by !== null) {
        const records = await storage.loadPredictions(match.id, String(by.id));
        const made = records.map(({ question, body }) => {
          const { answer, points } = JSON.parse(body) as Stored;
          return { question, answer, points };
        });
        if (made.length > 0) bill.asked([socket], () => socket.emit('predictions', { game, made }));
      }
      const scores = await this.scoresOf(match);
      if (scores.length > 0) bill.asked([socket], () => socket.emit('scores', { game, scores }));
    });
  }

  /** Sends everybody inside a room the best scores of its match, which has just ended. */
  reveal(code: string): void {
    this.later(code, async (room, match) => {
      const scores = await this.scoresOf(match);
      if (scores.length === 0) return;
      const body = { game: room.played.length, scores };
      await emitInBatches(this.parts.namespace, roomChannel(code), [], (batch) => batch.emit('scores', body));
    });
  }

  private later(code: string, task: (room: Room, match: LiveMatch) => Promise<void>): void {
    this.parts.tasks.later(code, 'showing what spectators foretold failed', async (room) => {
      const match = await this.parts.rooms.supportedMatchOf(room);
      if (match !== null) await task(room, match);
    });
  }

  /** The best scores of a match; empty before its end. */
  private async scoresOf(match: LiveMatch): Promise<readonly Score[]> {
    const predictions = predictionsOf(match);
    if (!match.over || predictions === undefined) return [];
    const known = this.scored.get(match.id);
    if (known !== undefined) return known;
    const records = await this.parts.storage.loadPredictions(match.id, null);
    const scores = scoresIn(records, predictions.outcomes(seenOf(match))).slice(0, SCORES_SHOWN);
    this.scored.set(match.id, scores);
    return scores;
  }
}

/**
 * How well each has foretold: those first with the most points, then with the fewest wrong answers.
 * @param outcomes what has come true, by question; a question without an outcome does not count
 */
export function scoresIn(
  records: readonly PredictionRecord[],
  outcomes: Readonly<Record<string, string>>,
): readonly Score[] {
  const found = new Map<string, Score>();
  for (const { who, question, body } of records) {
    const { name, answer, points } = JSON.parse(body) as Stored;
    const before = found.get(who) ?? { name, points: 0, right: 0, of: 0 };
    const outcome = outcomes[question];
    const right = outcome === answer;
    found.set(who, {
      name,
      points: before.points + (right ? points : 0),
      right: before.right + (right ? 1 : 0),
      of: before.of + (outcome === undefined ? 0 : 1),
    });
  }
  return [...found.values()]
    .filter(({ of }) => of > 0)
    .sort((one, other) => other.points - one.points || one.of - other.of || one.name.localeCompare(other.name));
}

function predictionsOf({ game }: LiveMatch): Predictions<unknown> | undefined {
  return game.module.predictions;
}

/** The spectators' view of a match. */
function seenOf(match: LiveMatch): SpectatorView<unknown> {
  return match.message(null, 0).view;
}
