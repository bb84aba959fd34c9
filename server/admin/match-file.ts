import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { seat } from '../../shared/engine/ask';
import type { RegisteredGame } from '../../shared/games/registry';
import { makeCode, readCode } from '../lib/room-code';
import { makeMatchId } from '../match/ids';
import type { LiveMatch } from '../match/live';
import { UnsupportedMatch } from '../match/running-views';
import type { Viewer } from '../match/state';
import { historyIsWhole } from '../replay/whole';
import type { Room } from '../rooms/room';
import { bodyOf, roomIn } from '../rooms/stored-room';
import { MemoryStorage } from '../storage/memory';
import { CHAT_KEPT, matchPlace, roomPlace, type RoomRecord, type Storage } from '../storage/storage';
import { withoutConfidential } from './confidential';
import { readingHost } from './reading-host';
import { Refusal } from './refusal';
import { exportedMatch, type ExportedRoom, exportedRoom } from './shapes';
import { fits, numbered, putMatch, takeMatch, takeRoom, type Transfer, transferOf } from './transfer';

/** The formats of the files. That of whole matches is to change less often than what is stored: they lead from one to the next. */
const FORMAT = { view: 1, whole: 4 } as const;

/** Those that are read: changes are noted in another way since. */
const READ = [3, FORMAT.whole] as const;

const wholeMatch = z.strictObject({
  kind: z.literal('match'),
  format: z.literal(READ),
  ...exportedMatch.shape,
  /** The room it was started from, if there is one. */
  room: exportedRoom.nullable(),
});

/** The public part of a line of a conversation. */
const chatLine = z.object({ name: z.string(), text: z.string(), at: z.number() });

/** A match with its room, found by the id of the match or the code of the room. */
interface FoundMatch {
  readonly id: string;
  readonly room: RoomRecord | null;
}

/**
 * Exports a match as one viewer may see it, with log and chat. Holds no secret of others and no confidential question.
 * @param name the match's id or the code of its room
 * @throws Refusal when there is no such match or seat, or it cannot be shown
 */
export async function exportView(
  storage: Storage,
  games: readonly RegisteredGame[],
  name: string,
  viewer: Viewer,
): Promise<object> {
  const { id, room } = await find(storage, name);
  const match = await open(storage, games, id);
  if (viewer !== null && viewer >= match.seats) throw new Refusal(`it has seats 0 to ${match.seats - 1}`);
  const { gameName, players, setupData, createdAt, updatedAt } = match.metadata;
  const { view } = match.message(viewer, 0);
  const chat = await storage.loadChat(room === null ? matchPlace(id) : roomPlace(room.code), 0, CHAT_KEPT);
  return {
    kind: 'view',
    format: FORMAT.view,
    game: gameName,
    seat: viewer,
    stage: match.status,
    players: Object.values(players).map((player) => player.name ?? null),
    options: setupData ?? null,
    createdAt,
    updatedAt,
    view: withoutConfidential(view),
    chat: chat.flatMap(({ body }) => chatLine.safeParse(JSON.parse(body)).data ?? []),
  };
}

/**
 * Exports a match with all its secrets, its history, room, chat and predictions, for {@link importMatch} to read.
 * @throws Refusal when there is no such match
 */
export async function exportWhole(storage: Storage, name: string): Promise<object> {
  const { id, room } = await find(storage, name);
  const match = await storage.loadMatch(id);
  if (match === null) throw new Refusal('there is no such match');
  return {
    kind: 'match',
    format: FORMAT.whole,
    ...(await takeMatch(storage, match)),
    room: room === null ? null : await takeRoom(storage, room),
  } satisfies z.input<typeof wholeMatch>;
}

/**
 * Makes a new match from a whole export, and a room for it when it had one: under the same code where that is free, so
 * that its players find it again.
 * @throws Refusal when the file is something else or the rules here cannot go on with it; nothing has changed then
 */
export async function importMatch(
  storage: Storage,
  games: readonly RegisteredGame[],
  file: string,
  now: number,
): Promise<{ readonly id: string; readonly code: string | null }> {
  const { room, chat, predictions, ...read } = await readWhole(file);
  const { match, changes } = transferOf({ ...read, chat, predictions });
  if (!fits(match, 0, changes)) throw new Refusal('this is no whole match');
  const id = makeMatchId();
  const imported = { match: { ...match, id, updatedAt: now }, changes };
  await tryOut(games, imported);
  const exported = room === null ? null : { room: readRoom(room), chat: room.chat };
  if ((await putMatch(storage, imported)) === 'exists') throw new Error('match id taken');
  await storage.restoreChat(matchPlace(id), numbered(chat));
  for (const one of predictions) await storage.savePrediction(id, one);
  return { id, code: exported === null ? null : await importRoom(storage, exported, id, now) };
}

/** @throws Refusal for a room that another version of the program wrote */
function readRoom({ room }: ExportedRoom): Room {
  try {
    return roomIn(room.body);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(`its room cannot be read: ${why}`, { cause: error });
  }
}

async function importRoom(
  storage: Storage,
  { room, chat }: { readonly room: Room; readonly chat: readonly string[] },
  match: string,
  now: number,
): Promise<string> {
  for (let { code } = room; ; code = makeCode()) {
    // Of the matches that were played there, only this one comes along.
    const moved: Room = { ...room, code, matchId: match, played: [] };
    const record = { code, version: 1, body: bodyOf(moved), match, updatedAt: now };
    if ((await storage.createRoom(record)) === 'exists') continue;
    await storage.restoreChat(roomPlace(code), numbered(chat));
    return code;
  }
}

async function readWhole(file: string): Promise<z.infer<typeof wholeMatch>> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('the file is not JSON');
    throw error;
  }
  const { success, data } = wholeMatch.safeParse(json);
  if (success) return data;
  const other = z.object({ kind: z.literal('match'), format: z.int() }).safeParse(json).data?.format ?? FORMAT.whole;
  if (!READ.some((one) => one === other))
    throw new Refusal(`this match has format ${other}, and this program reads formats ${READ.join(' and ')}`);
  const view = z.object({ kind: z.literal('view') }).safeParse(json).success;
  throw new Refusal(view ? 'this is what one player sees, not a whole match' : 'this is no whole match');
}

/** Opens the match in a storage in memory, to see whether it could go on and its history can be read. */
async function tryOut(games: readonly RegisteredGame[], imported: Transfer): Promise<void> {
  const storage = new MemoryStorage();
  await putMatch(storage, imported);
  await open(storage, games, imported.match.id);
  const whole = await historyIsWhole(storage, imported.match.id).catch(() => false);
  if (!whole) throw new Refusal('its history does not lead to its state');
}

async function open(storage: Storage, games: readonly RegisteredGame[], id: string): Promise<LiveMatch> {
  try {
    const match = await readingHost(storage, games).open(id);
    if (match !== null) return match;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const what = error instanceof UnsupportedMatch ? 'the rules here cannot go on with it' : 'it cannot be read';
    throw new Refusal(`${what}: ${why}`, { cause: error });
  }
  throw new Refusal('there is no such match');
}

async function find(storage: Storage, name: string): Promise<FoundMatch> {
  const code = readCode(name);
  const room = code === null ? null : await storage.loadRoom(code);
  if (room !== null) {
    if (room.match === null) throw new Refusal('the room has not started its match yet');
    return { id: room.match, room };
  }
  for await (const candidate of storage.everyRoom()) {
    if (candidate.match === name) return { id: name, room: candidate };
  }
  return { id: name, room: null };
}

/** Reads whose view is meant: a seat's number, or `spectator`. */
export function readViewer(text: string): Viewer {
  if (text === 'spectator') return null;
  if (!/^\d{1,3}$/.test(text)) throw new Refusal('a seat is a number from 0, or "spectator"');
  return seat(Number(text));
}
