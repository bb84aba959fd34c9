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
  /** How often a table went back by common consent, and how often a player stood in for another one. */
  readonly rewinds: number;
  readonly kept: number;
  readonly bytes: number;
  readonly frames: number;
  /** The former views that were looked at once a game was over. */
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
export async function scanGames(testing: GameTesting, { games, from, given }: Scanned): Promise<Scan> {
  const { game } = testing;
  let present: Match | null = null;
  const storage = new RecordingStorage((persisted) => {
    present = resumeMatch(game, persisted.match);
  });
  const match = (): Match => {
    if (present === null) throw new Error('no match has started');
    return present;
  };
  const { app, url } = await serve({ data: storage, games: [registered(game)], botPace: { pauseMs: 0, othersMs: 0 } });
  const scan: Counted = {
    games,
    withSecrets: 0,
    previews: 0,
    undos: 0,
    rewinds: 0,
    kept: 0,
    bytes: 0,
    frames: 0,
    pasts: 0,
    found: [],
  };
  for (let seed = from; seed < from + games; seed++) {
    const scanned = await ScannedGame.begin({ testing, url, match, scan, seed, given });
    await scanned.play();
    await scanned.comparePasts();
    if (testing.hadSecrets(match())) scan.withSecrets += 1;
    scanned.close();
  }
  await app.close();
  return scan;
}

/** A scan that is still counting. */
type Counted = { -readonly [part in keyof Omit<Scan, 'found'>]: Scan[part] } & { readonly found: string[] };

/** The parts of the scan of one game. */
interface GameParts {
  readonly testing: GameTesting;
  readonly url: string;
  /** The match as it was stored last. */
  readonly match: () => Match;
  readonly scan: Counted;
  readonly seed: number;
  readonly given: Scanned['given'];
}

/** One random game with its browsers, whose frames are scanned. */
class ScannedGame {
  private readonly random: () => number;
  private readonly absence: Absence;
  private readonly devices: Browser[] = [];
  private readonly spectator: Browser;
  private readonly door: Browser;
  private returns = 0;

  private constructor(
    private readonly parts: GameParts,
    private readonly players: Browser[],
    private readonly bots: number,
  ) {
    const { url, seed } = parts;
    this.random = testRandom(seed);
    this.absence = new Absence(players, url);
    [this.spectator, this.door] = [new Browser(url), new Browser(url)];
  }

  /** Gathers a table and starts its match. */
  static async begin(parts: GameParts): Promise<ScannedGame> {
    const { testing, url, seed } = parts;
    const { minSeats, maxSeats } = testing.game.meta;
    const seats = minSeats + (seed % (maxSeats - minSeats + 1));
    const bots = botsIn(testing.game, seed);
    const players = Array.from({ length: seats - bots }, () => new Browser(url));
    const game = new ScannedGame(parts, players, bots);
    await game.start();
    return game;
  }

  /** Plays to the end and scans what comes meanwhile. */
  async play(): Promise<void> {
    const { match } = this.parts;
    for (;;) {
      await this.settled();
      // Bots answer by themselves, and before people do: otherwise what is scanned would be luck.
      if (match().asks.some((ask) => this.isBots(ask))) {
        await sleep(2);
        continue;
      }
      this.read();
      if (match().over !== null) return;
      // The server ends by itself what the table waits for.
      if (match().asks.some((ask) => ask.seat === TABLE)) {
        await sleep(50);
        continue;
      }
      if (await this.mayLeave()) continue;
      if (this.random() < COMES) await this.absence.comeBack();
      if (this.random() < LOOKS && !(await this.preview())) continue;
      if (this.returns < MOST_RETURNS && this.random() < RETURNS) await this.goBack();
      else await this.answer();
    }
  }

  /** Compares the former views, which are there once a match is over, with those that were sent. */
  async comparePasts(): Promise<void> {
    const { scan, seed } = this.parts;
    for (const [viewer, who] of this.viewers()) {
      if (this.devices.includes(viewer) || (who !== null && this.absence.left.has(who))) continue;
      const past = await pastOf(viewer);
      scan.pasts += past.length;
      const other = neverSent(
        past,
        viewer.views.map(({ view }) => pastViewOf(view)),
      );
      // Bots answer so fast here that two versions may come in one frame.
      if (this.bots === 0 && other.length > 0)
        scan.found.push(`seed ${seed}: ${other.length} former views that were never sent`);
      // Drop frames from before: they may hold things that were public then and are secret now.
      viewer.raw.length = 0;
    }
  }

  /** Closes all browsers. */
  close(): void {
    for (const one of [...this.players, ...this.devices, this.spectator, this.door]) one.close();
  }

  private async start(): Promise<void> {
    const { players, spectator, door, random } = this;
    const { url, seed, given } = this.parts;
    const { game } = this.parts.testing;
    const code = await gather(players, game.meta.name);
    await seatBots(players, this.bots);
    await spectator.say('enter', { code, token: null });
    const options = randomOptions(withOptions(game, given), players.length + this.bots, random);
    const configured = await players[0]?.say('configure', { options });
    if (configured?.ok !== true) throw new Error(`seed ${seed}: options were refused`);
    await begin([...players, spectator]);
    if (game.meta.keepers === 'bots') this.devices.push(await secondDevice(players, url));
    // The spectator stays inside; visitors who come from now on wait at the door.
    await players[0]?.say('watching', { watching: 'approval' });
    await door.say('enter', { code, token: null });
  }

  private viewers(): readonly (readonly [browser: Browser, who: Viewer])[] {
    return [
      ...this.players.map((one, i) => [one, seat(i)] as const),
      ...this.devices.map((one) => [one, seat(0)] as const),
      [this.spectator, null],
    ];
  }

  /**
   * Scans the frames that have come.
   * @param earlier the match when the table was asked to go back: what they were asked about was on its log then
   */
  private read(earlier: Match = this.parts.match()): void {
    const { scan, seed } = this.parts;
    for (const frame of this.framesOf(this.door))
      if (OF_THE_MATCH.test(frame)) scan.found.push(`seed ${seed}, at the door: ${frame.slice(0, 80)}`);
    for (const [viewer, who] of this.viewers()) {
      if (who !== null && this.absence.isAway(who)) continue;
      const leaks = this.framesOf(viewer).flatMap((frame) => this.leaksIn(frame, who, earlier));
      const found = [...leaks, ...this.wrongAsks(viewer, who)];
      scan.found.push(...found.map((leak) => `seed ${seed}, viewer ${who ?? 'spectator'}: ${leak}`));
    }
  }

  private framesOf(browser: Browser): readonly string[] {
    const { scan } = this.parts;
    const frames = browser.raw.splice(0);
    scan.frames += frames.length;
    scan.bytes += frames.reduce((sum, { length }) => sum + length, 0);
    return frames;
  }

  private leaksIn(frame: string, who: Viewer, earlier: Match): readonly string[] {
    const { testing, match } = this.parts;
    const others = withoutOwnAsks(frame);
    const then = leaksIn(testing, earlier, who, others);
    const leaks = leaksIn(testing, match(), who, others).filter((leak) => then.includes(leak));
    return leaks.map((leak) => `${leak} ${placeOf(others, leak)}`);
  }

  private wrongAsks({ view: { view } }: Browser, who: Viewer): readonly string[] {
    const { testing, match } = this.parts;
    const kept = (view.kept ?? []).map(({ seat: of, asks }) => [of, asks]);
    return [
      ...(isDeepStrictEqual(view.asks, own(match(), who)) ? [] : ['asks of another seat']),
      ...(isDeepStrictEqual(kept, keptBy(testing, match(), who)) ? [] : ['asks of a seat that is not kept']),
    ];
  }

  /** Until all have been sent the match as it is: the server may end by itself what a table waits for, and that while they settle. */
  private async settled(): Promise<void> {
    const { match } = this.parts;
    for (let before = null as Match | null; before !== match();) {
      before = match();
      const here = [...this.absence.here, ...this.devices, this.spectator, this.door];
      await Promise.all(here.map((viewer) => viewer.settled()));
    }
  }

  private asksOfPeople(): readonly Ask[] {
    return this.parts.match().asks.filter(({ seat: of }) => of < this.players.length);
  }

  private isBots(ask: Ask): boolean {
    return ask.seat >= this.players.length && isQuestion(ask) && ask.options.length > 0;
  }

  /** Has a player leave now and then, and get a stand-in; whether one did. */
  private async mayLeave(): Promise<boolean> {
    const { absence, random } = this;
    const { match, scan } = this.parts;
    const { meta } = this.parts.testing.game;
    const [alone] = secluding(meta.secluding, waitingFor(match().asks));
    if (meta.keepers !== 'anybody' || !absence.isNew || random() >= (alone === undefined ? GOES : GOES_ALONE))
      return false;
    const of = alone?.seat ?? seat(Math.floor(random() * (this.players.length + this.bots)));
    await absence.leave(of, random() < 0.5 ? 'kept' : 'waits');
    scan.kept += 1;
    return true;
  }

  /** Looks at the preview of a choice; whether its owner is here to do so. */
  private async preview(): Promise<boolean> {
    const { testing, match, scan, seed } = this.parts;
    const looked = randomChoice(this.asksOfPeople(), this.random);
    const sender = this.absence.senderOf(testing.game, match(), looked);
    if (sender === null) return false;
    const reply = await sender.browser?.say('preview', { ask: looked.ask, key: looked.key, ...sender.more });
    if (reply?.ok !== true) throw new Error(`seed ${seed}: no preview of a listed choice`);
    scan.previews += 1;
    this.read();
    return true;
  }

  private async goBack(): Promise<void> {
    const { match, scan } = this.parts;
    this.returns += 1;
    this.read();
    const earlier = match();
    if (await wentBack(this.absence.here, this.random() < 0.5 ? 'answer' : 'turn')) scan.rewinds += 1;
    await Promise.all(this.absence.here.map((one) => one.settled()));
    this.read(earlier);
  }

  /** Answers a question, or takes the last answer back. */
  private async answer(): Promise<void> {
    const { testing, match, scan, seed } = this.parts;
    const undo = match().asks.find(({ kind }) => kind === UNDO);
    const back = undo !== undefined && this.random() < SLIPS;
    if (back) scan.undos += 1;
    const choice = back ? undoing(undo) : randomChoice(this.asksOfPeople(), this.random);
    const sender = this.absence.senderOf(testing.game, match(), choice);
    if (sender === null) {
      await this.absence.comeBack();
      return;
    }
    const reply = await sender.browser?.say('choose', { ask: choice.ask, key: choice.key, ...sender.more });
    if (reply?.ok !== true) throw new Error(`seed ${seed}: a listed choice was refused`);
  }
}
