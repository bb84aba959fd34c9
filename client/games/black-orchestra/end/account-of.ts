import type { DrawsWithValues } from '../../../../shared/engine/draws';
import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import { DIE_FACES, type DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import {
  decidingPlot,
  isLostByArrests,
  plotsOf,
  type TriedPlot,
  turnsOf,
} from '../../../../shared/games/black-orchestra/pictures/tried';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { type Pictured, picturesOf } from './pictures-of';

/** What the log says of one conspirator. */
export interface Deeds {
  readonly id: string;
  readonly drawn: number;
  readonly found: number;
  readonly delivered: number;
  readonly given: number;
  readonly plots: number;
  readonly arrests: number;
  readonly releases: number;
}

/** What is marked on the line of the game. */
interface Mark {
  readonly kind: 'stage' | 'arrest' | 'plot';
  readonly turn: number;
  /** The line of the log that tells it. */
  readonly at: number;
  readonly sentence: Text;
  readonly tone: 'gain' | 'threat' | 'plain';
}

/** How the dice of a whole match fell, against what is to be expected of so many. */
export interface Luck {
  readonly dice: number;
  readonly targets: { readonly fell: number; readonly expected: number };
  readonly eagles: { readonly fell: number; readonly expected: number };
}

/** What decided a match: the plot that ended it, the arrests that left nobody free, or else the plot that came closest. */
export type Decided =
  | { readonly by: 'plot' | 'closest'; readonly plot: TriedPlot }
  | { readonly by: 'arrests'; readonly pictured: Pictured };

/** The account of a match: what its public log, its table and the record of its draws say. */
export interface Account {
  readonly turns: number;
  readonly plots: readonly TriedPlot[];
  /** What decided the match; null where nothing that was told did. */
  readonly decided: Decided | null;
  readonly deeds: readonly Deeds[];
  readonly marks: readonly Mark[];
  /** Its heaviest moments, in the order in which they came. */
  readonly pictures: readonly Pictured[];
  /** Null where the draws are not recorded, as in matches that began long ago. */
  readonly luck: Luck | null;
}

/** The account of a match that is over. */
export function accountOf({ log, over, table, drawn }: MatchView<Table>, facts: Facts): Account {
  const lines = log.map(({ text }) => text);
  const turns = turnsOf(lines);
  const plots = plotsOf(lines, turns, facts);
  const pictures = picturesOf({ log });
  return {
    turns: table.turn.number,
    plots,
    decided: decidedBy(over, plots, pictures),
    pictures,
    deeds: table.conspirators.map(({ id }) => deedsOf(id, lines)),
    marks: marksOf(lines, turns),
    luck: drawn === undefined ? null : luckOf(drawn),
  };
}

function deedsOf(id: string, lines: readonly Text[]): Deeds {
  const count = (...messages: readonly string[]): number =>
    lines.filter(({ m, p }) => messages.includes(m) && things(p?.['who'], 'sheet').includes(id)).length;
  return {
    id,
    drawn: count('log.drew'),
    found: count('log.collected'),
    delivered: count('log.delivers'),
    given: count('log.gave'),
    plots: count('log.plot'),
    arrests: count('log.arrested', 'log.arrested-loses'),
    releases: count('log.released'),
  };
}

function decidedBy(
  over: MatchView<Table>['over'],
  plots: readonly TriedPlot[],
  pictures: readonly Pictured[],
): Decided | null {
  const arrests = isLostByArrests(over) ? pictures.findLast(({ arrested }) => arrested.length > 0) : undefined;
  if (arrests !== undefined) return { by: 'arrests', pictured: arrests };
  const plot = decidingPlot(over, plots);
  return plot === null ? null : { by: over?.outcome === 'victory' ? 'plot' : 'closest', plot };
}

function marksOf(lines: readonly Text[], turns: readonly number[]): readonly Mark[] {
  return lines.flatMap((sentence, at): readonly Mark[] => {
    const place = { turn: turns[at] ?? 0, at, sentence };
    switch (sentence.m) {
      case 'log.stage':
        return [{ ...place, kind: 'stage', tone: 'plain' }];
      case 'log.arrested':
      case 'log.arrested-loses':
        return [{ ...place, kind: 'arrest', tone: 'threat' }];
      case 'log.plot-success':
        return [{ ...place, kind: 'plot', tone: 'gain' }];
      case 'log.plot-quiet':
      case 'log.plot-detected':
        return [{ ...place, kind: 'plot', tone: 'threat' }];
      default:
        return [];
    }
  });
}

/** The dice of a match; the stream of that name has nothing but dice. */
function luckOf(drawn: readonly DrawsWithValues[]): Luck {
  const faces = drawn
    .filter(({ stream }) => stream === 'dice')
    .flatMap(({ values }) => values.flatMap((value) => DIE_FACES[value] ?? []));
  const fell = (face: DieFace): number => faces.filter((one) => one === face).length;
  const share = (face: DieFace): number => DIE_FACES.filter((one) => one === face).length / DIE_FACES.length;
  const against = (face: DieFace) => ({ fell: fell(face), expected: faces.length * share(face) });
  return { dice: faces.length, targets: against('target'), eagles: against('eagle') };
}
