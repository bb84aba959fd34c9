import type { Seat } from '../../../shared/engine/ask';
import type { MemberView } from '../../../shared/protocol/rooms';
import { namedIn } from './named';

/** A suffix that belongs to a name: nothing may come between them. */
const GENITIVE = /^['’]s\b/;

/**
 * A sentence in which the first mention of each pawn of another player is followed by that player: "Carl Goerdeler
 * (Anna) asks you for ...". Pawns of the reader need no name; nor does "Anna (Carl Goerdeler)".
 * @param cast the player of each pawn, by the pawn's name in sentences
 * @param join puts the name of a player to that of their pawn
 */
export function playedBy(
  sentence: string,
  cast: ReadonlyMap<string, Pick<MemberView, 'seat' | 'name'>>,
  reader: Seat | null,
  join: (as: string, player: string) => string,
): string {
  const pieces = namedIn(sentence, [...cast.keys()]);
  return pieces
    .map(({ words, name }, i) => {
      const player = name === null ? undefined : cast.get(name);
      if (player === undefined || player.seat === reader || player.name === words) return words;
      const isFirst = pieces.findIndex((piece) => piece.name === name) === i;
      const isSaid = sentence.includes(`${player.name} (${words}`);
      return isFirst && !isSaid && !GENITIVE.test(pieces[i + 1]?.words ?? '') ? join(words, player.name) : words;
    })
    .join('');
}
