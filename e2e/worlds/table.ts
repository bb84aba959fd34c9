import { Browser } from '../../server/testing/browser';
import { begin, gather } from '../../server/testing/seating';
import { type AskId, isQuestion } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { comparable, isOfMatch } from '../lib/frames';
import { markOf, type Plan } from './plan';

/** A frame about a match, as it came to a viewer. */
interface Frame {
  readonly text: string;
  /** When it came, in milliseconds. */
  readonly at: number;
  /** The moments of which it tells, in milliseconds after it came: these are not in its text. */
  readonly moments: readonly number[];
}

/** What each viewer of a plan was sent, in the order of the viewers. */
export type Heard = readonly (readonly Frame[])[];

/** After so many milliseconds the first seat answers, and each other one so much later than the one before: never two at once. */
const THINK_MS = 30;
const APART_MS = 40;

/** Milliseconds since 1970. */
const MOMENT = /(?<=":)\d{13}\b/g;

/** Where matches are played by their plans. */
export interface Tables {
  readonly url: string;
  readonly game: GameModule;
  /** The clock by which the times of frames are noted, in milliseconds. */
  readonly now: () => number;
  /** Calls back once the clocks of the match matter, with what waits for all that the server has sent; not called where not given. */
  readonly onBegun?: (settled: () => Promise<void>) => void;
}

/** So long a match may take at most by the clock of its frames: else it has not gone as planned. */
const MOST_MS = 60_000;

/** Plays a match by its plan, with people and bots at one table and a spectator, and notes what its viewers are sent. Null where it does not come to its end: answers came in another order. */
export async function playPlan({ url, game, now, onBegun }: Tables, plan: Plan): Promise<Heard | null> {
  const people = Array.from({ length: plan.people }, () => new Browser(url));
  const spectator = new Browser(url);
  const all = [...people, spectator];
  const viewers = plan.viewers.map((viewer) => all[viewer ?? plan.people] ?? spectator);
  const notes = viewers.map((browser) => noteFrames(browser, now));
  let timer: NodeJS.Timeout | undefined;
  try {
    const code = await gather(people, game.meta.name);
    const levels = game.meta.bots ?? [];
    for (let i = 0; i < plan.bots; i++) {
      const added = await people[0]?.say('addBot', { level: levels[i % levels.length] ?? 'quick' });
      if (added?.ok !== true) throw new Error('no bot came');
    }
    await spectator.say('enter', { code, token: null });
    onBegun?.(async () => void (await Promise.all(all.map((one) => one.settled()))));
    await begin(all);
    const answering = people.map((browser, i) => answer(browser, plan, THINK_MS + i * APART_MS));
    const ends = Promise.all(viewers.map((browser, i) => untilEnd(browser, plan, i, () => notes[i] ?? [])));
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), MOST_MS)));
    const heard = await Promise.race([ends, late]);
    for (const stop of answering) stop();
    return heard;
  } finally {
    clearTimeout(timer);
    for (const one of all) one.close();
  }
}

/** Notes the frames about the match as they come in. */
function noteFrames(browser: Browser, now: () => number): readonly Frame[] {
  const frames: Frame[] = [];
  browser.socket.io.on('open', () => {
    browser.socket.io.engine.on('data', (data: unknown) => {
      const at = now();
      const said = String(data);
      if (!isOfMatch(said) && !said.includes('["clocks"')) return;
      const moments = (said.match(MOMENT) ?? []).map((moment) => Number(moment) - at);
      frames.push(...comparable(said.replace(MOMENT, '0')).map((text) => ({ text, at, moments })));
    });
  });
  return frames;
}

/** Answers a seat's questions as planned, a while after they came. Returns what ends it. */
function answer(browser: Browser, { answers }: Plan, afterMs: number): () => void {
  const begun = new Set<AskId>();
  const waiting = new Set<NodeJS.Timeout>();
  const look = (): void => {
    for (const { id } of (browser.views.at(-1)?.view.asks ?? []).filter(isQuestion)) {
      const planned = answers.get(id);
      if (planned?.by !== 'person' || begun.has(id)) continue;
      begun.add(id);
      // The question may be closed by then: another answer was enough.
      waiting.add(setTimeout(() => void browser.choose(id, planned.key), afterMs));
    }
  };
  for (const event of ['view', 'patch']) browser.socket.on(event, look);
  look();
  return () => {
    for (const timer of waiting) clearTimeout(timer);
  };
}

/**
 * Waits until a viewer sees the end of the plan, and what the table then tells by itself. Resolves to the frames up to there; of what the
 * table tells there is the time only.
 */
async function untilEnd(
  browser: Browser,
  { end, tells }: Plan,
  which: number,
  frames: () => readonly Frame[],
): Promise<readonly Frame[]> {
  let same: number | null = null;
  const whole = await browser.until(() => {
    const at = browser.views.findIndex(({ view }) => markOf(view) === end[which]);
    if (at < 0) return null;
    same ??= frames().length;
    return tells === 'not' || browser.views.length > at + 1 ? { same, all: frames().length } : null;
  });
  return frames()
    .slice(0, whole.all)
    .flatMap((frame, i) => (i < whole.same ? [frame] : isOfMatch(frame.text) ? [{ ...frame, text: '' }] : []));
}
