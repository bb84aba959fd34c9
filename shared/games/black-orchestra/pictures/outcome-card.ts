import type { Speaker } from '../../../engine/link-card';
import type { SheetId } from '../board/sheets';
import type { Ending } from './headline';
import { INK } from './ink';
import { drawn, veil } from './scenery';
import { CARD, card, diceRow, pawn, titleOf, wrapped, written } from './svg';
import type { TriedPlot } from './tried';

/** Somebody at the table: the name only where the players want it on the card. */
export interface OnCard {
  readonly sheet: SheetId;
  readonly name: string | null;
}

/** The end of a match as a card to be sent away: how it ended, the roll that decided it, who was there. */
export function outcomeCard(
  text: Speaker,
  head: Ending,
  deciding: TriedPlot | null,
  people: readonly OnCard[],
): string {
  const roll = deciding?.roll ?? null;
  const title = titleOf(head.title);
  const below = 156 + title.lines.length * title.size * 1.2;
  // Dice stand below it: a long title leaves room for one line.
  const most = roll !== null && title.lines.length > 2 ? 1 : 3;
  const why = head.why.flatMap((sentence) => wrapped(sentence, 46)).slice(0, most);
  const lives = head.lives === null ? [] : [text.render({ m: 'end.lives', p: { lives: head.lives } })];
  const named = people.some(({ name }) => name !== null);
  const step = named ? Math.min(270, 1080 / Math.max(1, people.length)) : 84;
  return card([
    drawn(head.scenery),
    veil(),
    `<rect y="514" width="${CARD.width}" height="116" fill="${INK.ground}" opacity="0.92"/>`,
    written([text.render({ m: 'game.name' })], { x: 64, y: 76, size: 34, colour: INK.words, weight: 700 }),
    written(title.lines, { x: 64, y: 160, size: title.size, colour: INK.words, weight: 700 }),
    written(why, { x: 64, y: below, size: 34, colour: INK.words }),
    written(lives, { x: 64, y: below + why.length * 42, size: 34, colour: INK.lamp, weight: 700 }),
    ...(roll === null
      ? []
      : [
          diceRow(roll.faces, 64, 400, 88),
          written([text.render({ m: 'end.chance', p: { chance: roll.chance * 100 } })], {
            ...{ x: CARD.width - 64, y: 440, size: 56, colour: INK.lamp, weight: 700 },
            anchor: 'end',
          }),
          written([text.render({ m: 'end.before' })], {
            ...{ x: CARD.width - 64, y: 486, size: 28, colour: INK.words },
            anchor: 'end',
          }),
        ]),
    ...people.map(
      ({ sheet, name }, i) =>
        pawn(sheet, 92 + i * step, 572, 52) +
        (name === null ? '' : written([name], { x: 130 + i * step, y: 584, size: 32, colour: INK.words })),
    ),
    // Four names and more leave no room for it.
    named && people.length > 3
      ? ''
      : written([text.render({ m: 'end.dare' })], {
          ...{ x: CARD.width - 64, y: 584, size: named ? 24 : 30, colour: INK.soft },
          anchor: 'end',
        }),
  ]);
}
