import type { Text } from '../../../../shared/engine/text';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';

/** The way of a pawn or leader from one place to another. */
export interface Way {
  readonly kind: 'sheet' | 'leader';
  readonly who: string;
  readonly from: string;
  readonly to: string;
}

/** What a moment has changed on the table, to be marked where it stands. */
export interface Changes {
  /** Levels that moved: `motivation:beck`. */
  readonly levels: ReadonlySet<string>;
  /** What the conspiracy has lost, by sheet, as names: what a mate has now is not lost. */
  readonly lost: ReadonlyMap<string, readonly Text[]>;
  readonly ways: readonly Way[];
  /** Gauges of the table: `support`, `track`. */
  readonly gauges: ReadonlySet<string>;
}

/** Nothing has changed. */
export const NO_CHANGES: Changes = { levels: new Set(), lost: new Map(), ways: [], gauges: new Set() };

/** What lines of the log have changed. */
export function changesOf(lines: readonly Text[]): Changes {
  const levels = new Set<string>();
  const lost = new Map<string, readonly Text[]>();
  const ways: Way[] = [];
  const gauges = new Set<string>();
  const lose = (who: string | undefined, what: readonly Text[]): void => {
    if (who !== undefined) lost.set(who, [...(lost.get(who) ?? []), ...what]);
  };
  for (const { m, p = {} } of lines) {
    const [who] = things(p['who'], 'sheet');
    switch (m) {
      case 'log.motivation':
      case 'log.suspicion':
        levels.add(`${m.slice('log.'.length)}:${who ?? ''}`);
        break;
      case 'log.discarded':
      case 'log.delivers':
      case 'log.plot-spent':
        lose(who, textsOf(p['thing']));
        break;
      case 'log.played':
        lose(who, textsOf(p['card']));
        break;
      case 'log.arrested-loses':
        lose(who, textsOf(p['cards']));
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
