import type { Ask } from '../../../engine/ask';
import type { Match } from '../../../engine/match';
import { MatchOver, Run } from '../../../engine/run';
import type { Answer } from '../../../engine/script';
import { playout } from '../../../testing/playout';
import { blackOrchestra } from '..';
import type { SheetId } from '../board/sheets';
import type { SpaceId } from '../board/spaces';
import type { Edition, GameRun } from '../content';
import { editions } from '../editions';
import { leaderSpace } from '../forecast/known';
import { resolveEvent } from '../rules/events';
import { raid } from '../rules/raid';
import type { Core, EventKey } from '../state';

/** A run on a position in which somebody may act. */
function runOn(core: Core): GameRun {
  return new Run<Core, Edition>(core, editions[core.pub.edition], 0);
}

/** Positions of a random game in which somebody is asked for an action, one of so many. */
export function positionsOf(seed: number, every: number): readonly Core[] {
  const found: Core[] = [];
  const options = { documents: seed % 2 === 0 ? 'on' : 'off', lieutenants: seed % 3 === 0 ? 'on' : 'off' };
  playout(blackOrchestra, { seats: 1 + (seed % 5), seed, options }, (match: Match<Core>) => {
    if (match.rev % every === 0 && match.asks.some(({ kind }) => kind === 'action')) found.push(match.core);
  });
  return found;
}

/** The event that the rules draw and resolve next; null when there is none. */
export function eventDrawn(core: Core): EventKey | null {
  const run = runOn(core);
  try {
    resolveEvent(run).next();
  } catch (thrown) {
    if (!(thrown instanceof MatchOver)) throw thrown;
  }
  const { currentEvent } = run.core.pub;
  return currentEvent === core.pub.currentEvent ? null : currentEvent;
}

/** Whom an event arrests when it is resolved and every question is answered with its first option, in turn order. */
export function arrestedBy(core: Core, event: EventKey): readonly SheetId[] {
  return arrestedIn(core, resolved(core, event));
}

/** Where Hitler stands after an event that is resolved likewise; null when he is off the board. */
export function hitlerAfter(core: Core, event: EventKey): SpaceId | null {
  return leaderSpace(resolved(core, event).core.pub, 'hitler');
}

function resolved(core: Core, event: EventKey): GameRun {
  const run = runOn(core);
  const script = editions[core.pub.edition].event(event).resolve(run);
  try {
    let answer: Answer = null;
    for (;;) {
      const next = script.next(answer);
      if (next.done === true) break;
      answer = firstAnswer(next.value());
    }
  } catch (thrown) {
    if (!(thrown instanceof MatchOver)) throw thrown;
  }
  return run;
}

/** Who was free before and is in prison now, in turn order. */
function arrestedIn(before: Core, { core }: GameRun): readonly SheetId[] {
  const free = before.pub.conspirators.filter(({ space }) => space !== 'prison').map(({ id }) => id);
  return core.pub.conspirators.flatMap(({ id, space }) => (space === 'prison' && free.includes(id) ? [id] : []));
}

/** What a raid does: who is arrested, who is then asked about cards, and whether the game is lost. */
export function raided(core: Core) {
  const run = runOn(core);
  const script = raid(run);
  const asked: SheetId[] = [];
  let isDefeat = false;
  try {
    let answer: Answer = null;
    while (asked.length === 0) {
      const next = script.next(answer);
      if (next.done === true) break;
      const asks = next.value();
      for (const { kind, prompt } of asks) if (kind === 'raid') asked.push(sheetOf(run, prompt.p?.['who']));
      answer = firstAnswer(asks);
    }
  } catch (thrown) {
    if (!(thrown instanceof MatchOver)) throw thrown;
    isDefeat = true;
  }
  return { arrested: arrestedIn(core, run), asked, isDefeat };
}

function firstAnswer(asks: readonly Ask[]): Answer {
  const [ask] = asks;
  const [option] = ask?.options ?? [];
  return ask === undefined || option === undefined ? null : { ask: ask.id, key: option.key };
}

function sheetOf({ core }: GameRun, who: unknown): SheetId {
  const found = core.pub.conspirators.find(({ id }) => JSON.stringify(who).includes(`"sheet.${id}"`));
  if (found === undefined) throw new Error('a raid asks nobody');
  return found.id;
}
