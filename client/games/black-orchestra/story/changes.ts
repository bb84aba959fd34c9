import type { Text } from '../../../../shared/engine/text';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import { RAID_EMPTIES } from './timing';

/** The way of a pawn or leader from one place to another. */
export interface Way {
  readonly kind: 'sheet' | 'leader';
  readonly who: string;
  readonly from: string;
  readonly to: string;
}

/**
 * A thing that somebody has no longer: `gone` by force or because there is no room for it; else on purpose, to some end (found: “Gone” in red
 * of a card that was played with a good result).
 */
export interface Lost {
  readonly what: Text;
  readonly how: 'gone' | 'played' | 'delivered' | 'used';
}

/** What a moment has changed on the table, to be marked where it stands. */
export interface Changes {
  /** Levels that moved: `motivation:beck`. */
  readonly levels: ReadonlySet<string>;
  /** What the conspiracy has no longer, by sheet, as names: what a mate has now is not lost. */
  readonly lost: ReadonlyMap<string, readonly Lost[]>;
  readonly ways: readonly Way[];
  /** Gauges of the table: `support`, `track`. */
  readonly gauges: ReadonlySet<string>;
}

/** Nothing has changed. */
export const NO_CHANGES: Changes = { levels: new Set(), lost: new Map(), ways: [], gauges: new Set() };

/** What lines of the log have changed. */
export function changesOf(lines: readonly Text[]): Changes {
  const levels = new Set<string>();
  const lost = new Map<string, readonly Lost[]>();
  const ways: Way[] = [];
  const gauges = new Set<string>();
  const lose = (who: string | undefined, things: readonly Text[], how: Lost['how']): void => {
    if (who !== undefined) lost.set(who, [...(lost.get(who) ?? []), ...things.map((what) => ({ what, how }))]);
  };
  for (const { m, p = {} } of lines) {
    const [who] = things(p['who'], 'sheet');
    switch (m) {
      case 'log.motivation':
      case 'log.suspicion':
        levels.add(`${m.slice('log.'.length)}:${who ?? ''}`);
        break;
      case 'log.discarded':
        lose(who, textsOf(p['thing']), 'gone');
        break;
      case 'log.delivers':
        lose(who, textsOf(p['thing']), 'delivered');
        break;
      case 'log.plot-spent':
        lose(who, textsOf(p['thing']), 'used');
        break;
      case 'log.played':
        lose(who, textsOf(p['card']), 'played');
        break;
      case 'log.arrested-loses':
        lose(who, textsOf(p['cards']), 'gone');
        break;
      case 'log.moved':
        ways.push(...waysOf('sheet', p, 'who'));
        break;
      case 'log.leader-moved':
        ways.push(...waysOf('leader', p, 'leader'));
        break;
      case 'log.leaders-moved':
        ways.push(...waysOf('leader', p, 'leaders'));
        break;
      case 'log.support':
        gauges.add('support');
        break;
      case 'log.track':
      case 'log.track-emptied':
      case RAID_EMPTIES:
        gauges.add('track');
        break;
    }
  }
  return { levels, lost, ways, gauges };
}

/** The ways of those who went to one space, as far as the line says where they came from. */
function waysOf(kind: Way['kind'], p: NonNullable<Text['p']>, param: string): readonly Way[] {
  const [to] = things(p['space'], 'space');
  const from = things(p['from'], 'space');
  return things(p[param], kind).flatMap((who, i) => {
    const start = from[i];
    return to === undefined || start === undefined ? [] : [{ kind, who, from: start, to }];
  });
}

function textsOf(param: NonNullable<Text['p']>[string] | undefined): readonly Text[] {
  if (typeof param !== 'object') return [];
  return 'm' in param ? [param] : param;
}
