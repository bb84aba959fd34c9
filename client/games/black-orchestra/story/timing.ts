import type { Ref } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import { TRACK_DICE } from '../../../../shared/games/black-orchestra/board/pieces';
import { SHEET_IDS } from '../../../../shared/games/black-orchestra/board/sheets';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import { type Moment, names, type Presented } from '../../../table/contract/story';
import {
  cardTiming,
  diceTiming,
  type Landing,
  LINE,
  scaled,
  sceneTiming,
  type Timing,
} from '../../../table/contract/timing';
import { markOf } from '../faces';
import { arrestsAfter, EVENT_LINES } from './arrests';
import { throwOf } from './dice';

/** What tells that a raid has emptied the dissent track. */
export const RAID_EMPTIES = 'log.raid-empties';

/** What tells that cards or events are laid before everybody. */
export const REVEALED: readonly string[] = SHEET_IDS.flatMap((id) => [`sheet.${id}.seen`, `sheet.${id}.reveals`]);

// How long scenes take, in milliseconds.
/** Who was safe, and why, was gone before it was read in less. */
const RAID_MS = 5_500;
/** Newcomers had not read what they lose and who can help in less. */
const ARREST_MS = 6_500;
/** In a raid one word, *Prison*, was too little for a loss like that. */
const OTHERS_ARREST_MS = 4_500;
/** A small card was too little after an arrest had filled the screen. */
const RELEASE_MS = 4_000;
const STAGE_MS = 5_000;
const VERDICT_MS = 3_500;
/** What the whole game was played for: people had hardly read it when the report came. */
const TRIUMPH_MS = 5_500;
const TURN_MS = 2_400;
/** The beginning says who one is, what all are here for and how that is done: newcomers had not read half of it in half the time. */
const BEGINNING_MS = 12_000;
const DOOR_MS = 2_600;
const PLOT_MS = 3_500;
/** So much longer is seen what dice have changed on a television, where nobody can ask for it again, and what somebody’s freedom hangs on. */
const WATCHED_MS = 2_000;
/** So much longer is read for each further card that lies beside the first. */
const EACH_CARD_MS = 2_000;
/** How long dice of others last that concern them alone, in parts of the usual time. */
const BRISK = 0.65;
/** No event shows more effects, one by one. */
const MOST_EFFECTS = 3;

/** Whether an event has led to arrests, or to a look whom to arrest. */
export function isRaid({ moment, beside }: Pick<Presented, 'beside'> & { readonly moment: Moment }): boolean {
  if (!EVENT_LINES.includes(moment.head.m)) return false;
  return moment.rest.some(({ m }) => m === 'log.raid-nobody') || arrestsAfter(moment, beside).length > 0;
}

/** Whether a moment is the first turn of the match, with which all begin. */
export function isBeginning({ head }: Pick<Moment, 'head'>): boolean {
  return head.m === 'log.turn' && Number(head.p?.['n']) === 1;
}

/** When the parts of a moment are shown to a reader. */
export function timing(moment: Moment, presented: Presented): Timing {
  const { how, own, beside, people } = presented;
  const isOwn = names(moment.head, own);
  const isWatching = own.size === 0;
  /** Who watches cannot ask for it again. */
  const watched = (each: Timing): Timing => (isWatching ? longer(each) : each);
  // Whoever has chosen it knows what a full dissent track or an interrogation has brought.
  if (how === 'went-on') {
    if (isOwn) return LINE;
    if (hasStruck(moment, own)) return { ...cardTiming(1, 'paper'), shown: 'always' };
    if (moment.head.m === 'log.interrogated') return cardTiming(1, 'paper');
    return hasWonOnTrack(moment) ? cardTiming(0, 'paper') : LINE;
  }
  if (REVEALED.includes(moment.head.m)) {
    if (!moment.head.m.endsWith('.seen')) return isWatching ? revealing(moment) : LINE;
    // All are to talk about the order (found: three names in the log, and nobody in the room knew what they do). Its own player reads them in the
    // question.
    return isOwn ? LINE : { ...revealing(moment), shown: 'always' };
  }
  switch (moment.head.m) {
    case 'log.conspire':
      if (isOwn) return diceTiming(landingsOf(moment));
      if (isWatching) return longer(diceTiming(landingsOf(moment)));
      // What others roll can make the reader suspected: that is never left out, nor any other eagle (found: two of them were). Else it is
      // told briskly: it comes in every turn.
      if (moment.rest.some((line) => names(line, own))) return diceTiming(landingsOf(moment), 'always');
      return scaled(diceTiming(landingsOf(moment), hasEagle(moment) ? 'always' : 'in-time'), BRISK);
    case 'log.rolled':
    case 'log.resisted': {
      // Whether a prisoner goes free is never left out, though much follows at once (found: nobody saw it).
      const frees = moment.head.m === 'log.resisted' || beside.some(({ head }) => head.m === 'log.released');
      const dice = diceTiming(landingsOf(moment), isOwn || frees ? 'always' : undefined);
      // Found at two tables: an unrelated event came before it had sunk in.
      return frees ? longer(dice) : dice;
    }
    case 'log.plot-rolled':
    case 'log.rerolled':
      return diceTiming(landingsOf(moment), 'always');
    case 'log.plot':
      // Whoever attempts it has the page of the plot before them already.
      return isOwn ? LINE : watched(sceneTiming(PLOT_MS, 'paper', 'always'));
    case 'log.plot-detected':
      return sceneTiming(VERDICT_MS, 'caught', 'always');
    case 'log.plot-quiet':
      return sceneTiming(VERDICT_MS, 'setback', 'always');
    case 'log.plot-success':
      return sceneTiming(TRIUMPH_MS, 'triumph', 'always');
    case 'log.stage':
      // Found: it was left out behind a raid, and nobody knew why there were events again.
      return sceneTiming(STAGE_MS, 'paper', 'always');
    case 'log.event':
      if (isRaid({ moment, beside })) return sceneTiming(RAID_MS, 'engine');
      // History is heard with nothing: some of it is persecution.
      return watched(cardTiming(Math.min(MOST_EFFECTS, Math.max(1, moment.rest.length)), null, 'new'));
    case 'log.event-goes-on':
      if (isRaid({ moment, beside })) return sceneTiming(RAID_MS, 'engine');
      return moment.rest.length === 0 ? LINE : cardTiming(Math.min(MOST_EFFECTS, moment.rest.length), null);
    case RAID_EMPTIES:
      // The scene of the raid tells it, unless illegal cards were decided about first [BO 10] (found: nobody was told behind an arrest).
      return beside.some((one) => isRaid({ moment: one, beside }))
        ? LINE
        : { ...cardTiming(0, 'paper'), shown: 'always' };
    case 'log.arrested':
    case 'log.arrested-loses':
      return isOwn ? sceneTiming(ARREST_MS, 'door', 'always') : sceneTiming(OTHERS_ARREST_MS, 'door');
    case 'log.interrogated':
      // The prisoner is in the room at once.
      return isOwn ? LINE : sceneTiming(DOOR_MS, 'door');
    case 'log.turn':
      if (isBeginning(moment) && !isWatching) return sceneTiming(BEGINNING_MS, isOwn ? 'your-turn' : 'paper');
      // Found on a television: only a name was another then.
      if (isWatching) return cardTiming(0, null);
      // Whoever plays everybody has every turn.
      if (!isOwn || own.size === people) return LINE;
      return { ...sceneTiming(TURN_MS, 'your-turn'), says: 'left-out' };
    case 'log.drew':
      // What all have looked for passed like any other card (found by three of three).
      if (isPlot(moment)) return longer(cardTiming(0, 'bell', 'new'));
      return isOwn || isWatching ? cardTiming(0, 'card', 'new') : LINE;
    case 'log.reveals':
    case 'log.collected':
      return isOwn || isWatching ? cardTiming(0, 'card', 'new') : LINE;
    case 'log.released':
      return sceneTiming(RELEASE_MS, 'bell');
    case 'log.played':
    case 'log.delivers':
      return cardTiming(0, 'paper');
    default:
      return LINE;
  }
}

/** Whether a dissent track was filled by a roll, and its benefit has been chosen since [BO 7]. */
function hasWonOnTrack({ head, rest }: Moment): boolean {
  const full = rest.findIndex(({ m, p }) => m === 'log.track' && p?.['n'] === TRACK_DICE);
  return head.m === 'log.conspire' && full >= 0 && rest.slice(full + 1).some(({ m }) => BENEFITS.includes(m));
}

/** Whether the choice of a prisoner has done something to the reader (found: a plot lost to it went unseen) [BO 11]. */
function hasStruck({ head, rest }: Moment, own: ReadonlySet<string>): boolean {
  return head.m === 'log.interrogated' && rest.some((line) => names(line, own));
}

/** What tells which benefit of a full dissent track was chosen. */
export const BENEFITS: readonly string[] = ['log.motivation', 'log.support'];

function longer(timing: Timing, ms = WATCHED_MS): Timing {
  return { ...timing, lasts: timing.lasts + ms };
}

/** Cards that are turned over together, and read one after another. */
function revealing({ head }: Moment): Timing {
  return longer(cardTiming(0, 'card', 'new'), (revealedBy(head).length - 1) * EACH_CARD_MS);
}

/** The cards and events that a line lays before everybody. */
export function revealedBy({ m, p = {} }: Text): readonly Ref[] {
  if (!REVEALED.includes(m)) return [];
  return [
    ...things(p['events'], 'event').map((id) => ({ kind: 'event', id })),
    ...things(p['cards'], 'card').map((id) => ({ kind: 'card', id })),
  ];
}

/** How the dice of each kind sound as they land, in the order of {@link throwOf}. */
const LANDINGS = ['low-drum', 'bell', 'die'] as const;

/** Whether the card that a moment names is a plot. */
function isPlot({ head }: Moment): boolean {
  return things(head.p?.['card'], 'card').some((id) => markOf(id) === 'plot');
}

function hasEagle(moment: Moment): boolean {
  const [eagles = []] = throwOf(moment).thrown;
  return eagles.length > 0;
}

function landingsOf(moment: Moment): readonly Landing[] {
  return throwOf(moment).thrown.map(({ length }, i) => ({ dice: length, sound: LANDINGS[i] ?? 'die' }));
}
