import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type { Viewer } from '../../server/match/state';
import { pastViewOf } from '../../server/replay/frames';
import { Browser } from '../../server/testing/browser';
import { pastOf } from '../../server/testing/past';
import { RecordingStorage } from '../../server/testing/recording';
import { begin, gather } from '../../server/testing/seating';
import { registered, serve } from '../../server/testing/serve';
import { type Ask, type Choice, isQuestion, seat, secluding, TABLE, UNDO, waitingFor } from '../../shared/engine/ask';
import { asksForKeeper, seatsKeptBy } from '../../shared/engine/keeper';
import { type Match, resumeMatch } from '../../shared/engine/match';
import { sameJson } from '../../shared/patch/same';
import type { PastView, PatchMessage, RewindTo } from '../../shared/protocol/rooms';
import type { GameTesting } from '../../shared/testing/game-testing';
import { randomChoice, randomOptions, testRandom, withOptions } from '../../shared/testing/playout';
import { Absence } from './absence';
import { placeOf } from './place';

/** How often a seat looks at a preview before a choice, and takes back its last answer. */
const LOOKS = 0.3;
const SLIPS = 0.15;
/** How often a table agrees to go back, and how often it does so in one game: it must come to an end. */
const RETURNS = 0.02;
/** How often a player leaves and gets a stand-in, during a secret choice above all; and how soon they come back. */
const GOES = 0.01;
const GOES_ALONE = 0.4;
const COMES = 0.05;
const MOST_RETURNS = 2;

/** Frames about a match, its chat, pointing or predictions: none may come to the door. */
const OF_THE_MATCH = /\["(?:view|patch|clocks|chat|comments|plans|pointed|nudged|predictions|scores)"/;

/** The coverage and the findings of a scan. */
export interface Scan {
  readonly games: number;
  /** The number of games in which secrets came up. */
  readonly withSecrets: number;
  /** The number of previews and of answers taken back. */
  readonly previews: number;
  readonly undos: number;
  /** How often a table went back by common consent, and how often somebody kept the seat of another one. */
  readonly rewinds: number;
  readonly kept: number;
  readonly bytes: number;
  readonly frames: number;
  /** Former views that somebody looked at once a game was over. */
  readonly pasts: number;
  readonly found: readonly string[];
}

/**
 * A frame without its changes to the receiver's own questions, and those it answers as a stand-in: a patch may spell a
 * question in pieces, as two similar questions in a row differ in little. The whole questions are compared elsewhere.
 */
export function withoutOwnAsks(frame: string): string {
  const start = frame.indexOf('["patch",');
  if (start < 0) return frame;
  const [event, message] = JSON.parse(frame.slice(start)) as [string, PatchMessage];
  const patch = message.patch.filter(({ path }) => !path.startsWith('/asks') && !path.startsWith('/kept'));
  return frame.slice(0, start) + JSON.stringify([event, { ...message, patch }]);
}

/** The asks that a viewer may see, as they arrive: plain JSON. */
function own({ asks }: Match, viewer: Viewer): unknown {
  return JSON.parse(JSON.stringify(asks.filter(({ seat }) => seat === viewer)));
}

/** The seats that a viewer stands in for, as its view has them. */
function keptBy({ game }: GameTesting, { asks, keepers }: Match, viewer: Viewer): unknown {
  const kept = viewer === null ? [] : seatsKeptBy(keepers, viewer);
  return JSON.parse(JSON.stringify(kept.map((of) => [of, asksForKeeper(game.meta, { asks, keepers }, of)])));
}

/** The leaks in a frame: a stand-in may know what its seat knows, except for secret choices of the owner. */
function leaksIn(testing: GameTesting, match: Match, who: Viewer, frame: string): readonly string[] {
  const kept = who === null ? [] : seatsKeptBy(match.keepers, who).filter((of) => match.keepers[of]?.alone === 'kept');
  return kept.reduce<readonly string[]>(
    (leaks, of) => {
      const known = testing.leaks(match, of, frame);
      return leaks.filter((leak) => known.includes(leak));
    },
    testing.leaks(match, who, frame),
  );
}

/** The answer that takes back the last one. */
function undoing({ seat: by, id, options }: Ask): Choice {
  return { seat: by, ask: id, key: options[0]?.key ?? '' };
}

/**
 * How many of the seats bots have: one in every second game of rivals, whose answers come by themselves. Where a stand-in may be anybody,
 * people leave and come back instead.
 */
function botsIn({ bots, meta }: GameTesting['game'], seed: number): number {
  return bots !== undefined && meta.keepers === 'bots' && seed % 2 === 0 ? 1 : 0;
}

/** Has the host give the free seats to bots, and waits until all know. */
async function seatBots(players: readonly Browser[], bots: number): Promise<void> {
  for (let bot = 0; bot < bots; bot++) {
    const reply = await players[0]?.say('addBot', { level: 'quick' });
    if (reply?.ok !== true) throw new Error('a bot was refused');
  }
  await Promise.all(players.map((one) => one.until(() => one.rooms.at(-1)?.members.length === players.length + bots)));
}

/** A second device of the first of these players, which shows the match. */
async function secondDevice([first]: readonly Browser[], url: string): Promise<Browser> {
  const device = new Browser(url);
  const paired = await first?.say('pair', {});
  if (first === undefined || paired?.ok !== true) throw new Error('a second device was refused');
  const reply = await device.say('continue', { code: first.code, pairing: paired.pairing, token: device.token });
  if (!reply.ok) throw new Error(reply.error);
  await device.until(() => device.views.length > 0);
  return device;
}

/** Has a table agree to go back; whether it did. Who decides alone agrees to nothing: then the request is taken back. */
async function wentBack([asking, ...others]: readonly Browser[], to: RewindTo): Promise<boolean> {
  // What is told of the room comes a moment later: the request before may still stand there.
  const before = asking?.rooms.at(-1)?.proposal?.id;
  const asked = await asking?.say('propose', { what: { kind: 'rewind', to } });
  if (asking === undefined || asked?.ok !== true) return false;
  if (others.length === 0) return true;
  const proposal = await asking.until(() => {
    const open = asking.rooms.at(-1)?.proposal;
    return open?.what.kind === 'rewind' && open.id !== before ? open.id : null;
  });
  for (const one of others) {
    const reply = await one.say('agree', { proposal });
    if (!reply.ok && reply.error === 'silenced') {
      await asking.say('refuse', { proposal });
      return false;
    }
    if (!reply.ok) throw new Error(`agreeing was refused: ${reply.error}`);
  }
  return true;
}

/** Which games are scanned: how many, from which seed on, and what of their options is not left to chance. */
export interface Scanned {
  readonly games: number;
  readonly from: number;
  readonly given: ReadonlyMap<string, string>;
}

/** The former views that are none of those that were sent. Both are in the order of time: each is looked for after the one before. */
function neverSent(past: readonly PastView[], sent: readonly PastView[]): readonly PastView[] {
  let from = 0;
  return past.filter((view) => {
    const found = sent.findIndex((one, i) => i >= from && sameJson(one, view));
    if (found >= 0) from = found;
    return found < 0 && !sent.some((one) => sameJson(one, view));
  });
}

/**
 * Plays random games over real sockets, one answer at a time, with previews and answers taken back, of rivals with bots and a second device as well. Scans every
 * frame that every player, a spectator and a visitor at the door receive for secrets that are not theirs at that moment.
 */
export async function scanGames(all: GameTesting, { games, from, given }: Scanned): Promise<Scan> {
  const { game, ...testing } = all;
  let present: Match | null = null;
  const storage = new RecordingStorage((persisted) => {
    present = resumeMatch(game, persisted.match);
  });
  const match = (): Match => {
    if (present === null) throw new Error('no match has started');
    return present;
  };
  const { app, url } = await serve({ data: storage, games: [registered(game)], botPace: { pauseMs: 0, othersMs: 0 } });
  const found: string[] = [];
  let bytes = 0;
  let frames = 0;
  let withSecrets = 0;
  let previews = 0;
  let undos = 0;
  let rewinds = 0;
  let kept = 0;
  let pasts = 0;
  const optional = withOptions(game, given);
  for (let seed = from; seed < from + games; seed++) {
    const { minSeats, maxSeats } = game.meta;
    const seats = minSeats + (seed % (maxSeats - minSeats + 1));
    const bots = botsIn(game, seed);
    const players = Array.from({ length: seats - bots }, () => new Browser(url));
    const devices: Browser[] = [];
    const spectator = new Browser(url);
    const door = new Browser(url);
    const absence = new Absence(players, url);
    const viewers = (): readonly (readonly [browser: Browser, who: Viewer])[] => [
      ...players.map((one, i) => [one, seat(i)] as const),
      ...devices.map((one) => [one, seat(0)] as const),
      [spectator, null],
    ];
    const said = (who: Viewer, leak: string): string => `seed ${seed}, viewer ${who ?? 'spectator'}: ${leak}`;
    /** What a table was asked to go back over was on its log when it was asked: `earlier` is the match of then. */
    const read = (earlier: Match = match()): void => {
      for (const frame of door.raw.splice(0)) {
        bytes += frame.length;
        frames += 1;
        if (OF_THE_MATCH.test(frame)) found.push(`seed ${seed}, at the door: ${frame.slice(0, 80)}`);
      }
      for (const [viewer, who] of viewers()) {
        if (who !== null && absence.isAway(who)) continue;
        for (const frame of viewer.raw.splice(0)) {
          bytes += frame.length;
          frames += 1;
          const told = withoutOwnAsks(frame);
          const then = leaksIn(all, earlier, who, told);
          const leaks = leaksIn(all, match(), who, told).filter((leak) => then.includes(leak));
          found.push(...leaks.map((leak) => said(who, `${leak} ${placeOf(told, leak)}`)));
        }
        if (!isDeepStrictEqual(viewer.view.view.asks, own(match(), who)))
          found.push(said(who, 'asks of somebody else'));
        const others = (viewer.view.view.kept ?? []).map(({ seat: of, asks }) => [of, asks]);
        if (!isDeepStrictEqual(others, keptBy(all, match(), who)))
          found.push(said(who, 'asks of a seat that is not kept'));
      }
    };
    const code = await gather(players, game.meta.name);
    await seatBots(players, bots);
    await spectator.say('enter', { code, token: null });
    const random = testRandom(seed);
    let returns = 0;
    const configured = await players[0]?.say('configure', { options: randomOptions(optional, seats, random) });
    if (configured?.ok !== true) throw new Error(`seed ${seed}: options were refused`);
    await begin([...players, spectator]);
    if (game.meta.keepers === 'bots') devices.push(await secondDevice(players, url));
    // The spectator stays inside; whoever comes from now on waits at the door.
    await players[0]?.say('watching', { watching: 'approval' });
    await door.say('enter', { code, token: null });
    /** Until all have been sent the match as it is: the server may end by itself what a table waits for, and that while they settle. */
    const settled = async (): Promise<void> => {
      for (let before = null as Match | null; before !== match();) {
        before = match();
        await Promise.all([...absence.here, ...devices, spectator, door].map((viewer) => viewer.settled()));
      }
    };
    const ofPeople = (): readonly Ask[] => match().asks.filter(({ seat: of }) => of < players.length);
    const isBots = (ask: Ask): boolean => ask.seat >= players.length && isQuestion(ask) && ask.options.length > 0;
    for (;;) {
      await settled();
      // Bots answer by themselves, and before people do: otherwise what is scanned would be luck.
      if (match().asks.some(isBots)) {
        await sleep(2);
        continue;
      }
      read();
      if (match().over !== null) break;
      // The server ends by itself what the table waits for.
      if (match().asks.some((ask) => ask.seat === TABLE)) {
        await sleep(50);
        continue;
      }
      const [alone] = secluding(game.meta.secluding, waitingFor(match().asks));
      if (game.meta.keepers === 'anybody' && absence.isNew && random() < (alone === undefined ? GOES : GOES_ALONE)) {
        await absence.leave(alone?.seat ?? seat(Math.floor(random() * seats)), random() < 0.5 ? 'kept' : 'waits');
        kept += 1;
        continue;
      }
      if (random() < COMES) await absence.comeBack();
      if (random() < LOOKS) {
        const looked = randomChoice(ofPeople(), random);
        const sender = absence.senderOf(game, match(), looked);
        if (sender === null) continue;
        const reply = await sender.browser?.say('preview', { ask: looked.ask, key: looked.key, ...sender.more });
        if (reply?.ok !== true) throw new Error(`seed ${seed}: no preview of a listed choice`);
        previews += 1;
        read();
      }
      if (returns < MOST_RETURNS && random() < RETURNS) {
        returns += 1;
        read();
        const earlier = match();
        if (await wentBack(absence.here, random() < 0.5 ? 'answer' : 'turn')) rewinds += 1;
        await Promise.all(absence.here.map((one) => one.settled()));
        read(earlier);
        continue;
      }
      const undo = match().asks.find(({ kind }) => kind === UNDO);
      const back = undo !== undefined && random() < SLIPS;
      if (back) undos += 1;
      const choice = back ? undoing(undo) : randomChoice(ofPeople(), random);
      const sender = absence.senderOf(game, match(), choice);
      if (sender === null) {
        await absence.comeBack();
        continue;
      }
      const reply = await sender.browser?.say('choose', { ask: choice.ask, key: choice.key, ...sender.more });
      if (reply?.ok !== true) throw new Error(`seed ${seed}: a listed choice was refused`);
    }
    for (const [viewer, who] of viewers()) {
      if (devices.includes(viewer) || (who !== null && absence.left.has(who))) continue;
      const past = await pastOf(viewer);
      pasts += past.length;
      const other = neverSent(
        past,
        viewer.views.map(({ view }) => pastViewOf(view)),
      );
      // Bots answer so fast here that two versions may come in one frame.
      if (bots === 0 && other.length > 0) found.push(`seed ${seed}: ${other.length} former views that were never sent`);
      // Drop frames from before: they may hold things that were public then and are secret now.
      viewer.raw.length = 0;
    }
    if (testing.hadSecrets(match())) withSecrets += 1;
    for (const one of [...players, ...devices, spectator, door]) one.close();
  }
  await app.close();
  return { games, withSecrets, previews, undos, rewinds, kept, bytes, frames, pasts, found };
}
