import type { LinkCards } from '../../../engine/link-card';
import { SHEET_IDS } from '../board/sheets';
import type { Facts } from '../forecast/facts';
import type { Table } from '../table';
import { headlineOf } from './headline';
import { INK } from './ink';
import { linkScene } from './link-scenes';
import { outcomeCard } from './outcome-card';
import { veil } from './scenery';
import { card, pawn, wrapped, written } from './svg';
import { decidingPlot, isLostByArrests, plotsOf, turnsOf } from './tried';

/** The cards of links to a room: its scene and what is said of it, or the outcome of its match with no names. */
export function linkCardsOf(factsOf: (table: Table) => Facts): LinkCards<Table> {
  return {
    room: (scene, lines, text) => {
      const title = wrapped(text.render({ m: 'game.name' }), 14);
      const below = 250 + (title.length - 1) * 101;
      return card([
        linkScene(scene),
        veil(),
        written(title, { x: 64, y: 236, size: 84, colour: INK.words, weight: 700 }),
        `<rect x="66" y="${below + 16}" width="96" height="6" fill="${INK.lamp}"/>`,
        written(
          lines.flatMap((line) => wrapped(line, 27)),
          { x: 64, y: below + 88, size: 42, colour: INK.lamp },
        ),
        ...SHEET_IDS.map((sheet, i) => pawn(sheet, 88 + i * 62, 590, 38)),
      ]);
    },
    end: (seen, text) => {
      const head = headlineOf(seen, text);
      if (head === null) return null;
      const { table, log, over } = seen;
      const lines = log.map(({ text: line }) => line);
      const plots = plotsOf(lines, turnsOf(lines), factsOf(table));
      const deciding = isLostByArrests(over) ? null : decidingPlot(over, plots);
      const people = table.conspirators.map(({ id }) => ({ sheet: id, name: null }));
      const lives = head.lives === null ? [] : [text.render({ m: 'end.lives', p: { lives: head.lives } })];
      return {
        title: head.title,
        sentence: [...head.why, ...lives].join(' '),
        picture: outcomeCard(text, head, deciding, people),
      };
    },
  };
}
