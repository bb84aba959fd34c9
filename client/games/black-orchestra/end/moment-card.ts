import { INK } from '../../../../shared/games/black-orchestra/pictures/ink';
import { drawn, type Scenery, veil } from '../../../../shared/games/black-orchestra/pictures/scenery';
import {
  CARD,
  card,
  diceRow,
  pawn,
  titleOf,
  wrapped,
  written,
} from '../../../../shared/games/black-orchestra/pictures/svg';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';
import type { Pictured } from './pictures-of';

/** No card says more of what came of its moment. */
const MOST_SENTENCES = 3;
const MOST_LINES = 4;
const LINE = { size: 32, height: 32 * 1.2 };
/** Where the last line may stand: above the dice, or else above the pawns. */
const FOOT = { dice: 412, pawns: 520 };

/** What lies behind a moment. */
function sceneryOf({ moment, arrested }: Pictured): Scenery {
  if (arrested.length > 0) return { kind: 'cells', who: arrested };
  switch (moment.head.m) {
    case 'log.plot-success':
    case 'log.released':
    case 'log.stage':
      return { kind: 'dawn' };
    case 'log.interrogated':
    case 'log.resisted':
    case 'log.conspire':
      return { kind: 'lamp' };
    default:
      return { kind: 'night' };
  }
}

/** A moment of a match as a card: when it was, what happened, and what came of it. It names conspirators and no players. */
export function momentCard(text: Renderer, pictured: Pictured): string {
  const { moment, turn, stage, faces, who, arrested } = pictured;
  const title = titleOf(text.render(moment.head));
  const below = 150 + title.lines.length * title.size * 1.2;
  const first = below + 44;
  const room = Math.floor(((faces.length > 0 ? FOOT.dice : FOOT.pawns) - first) / LINE.height) + 1;
  const sentences = moment.rest.slice(0, MOST_SENTENCES).map((line) => wrapped(text.render(line), 46).slice(0, 2));
  const shown = arrested.length > 0 ? [] : who;
  return card([
    drawn(sceneryOf(pictured)),
    veil(),
    written([word(text, 'bo.card.when', { turn, stage })], { x: 64, y: 84, size: 28, colour: INK.lamp, weight: 700 }),
    written(title.lines, { x: 64, y: 160, size: title.size, colour: INK.words, weight: 700 }),
    written(fitting(sentences, Math.min(room, MOST_LINES)), { x: 64, y: first, size: LINE.size, colour: INK.words }),
    diceRow(faces, 64, 430, 84),
    ...shown.map((sheet, i) => pawn(sheet, 110 + i * 96, 572, 64)),
    written([text.render({ m: 'game.name' })], {
      ...{ x: CARD.width - 64, y: 586, size: 28, colour: INK.soft },
      anchor: 'end',
    }),
  ]);
}

/** The lines of the first sentences for which there is room. */
function fitting(sentences: readonly (readonly string[])[], room: number): readonly string[] {
  return sentences.reduce<readonly string[]>(
    (lines, sentence) => (lines.length + sentence.length > room ? lines : [...lines, ...sentence]),
    [],
  );
}
