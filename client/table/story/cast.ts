import type { MemberView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import type { Person } from '../contract/story';

/** The player of each pawn, by the pawn's name in sentences. */
export type Cast = ReadonlyMap<string, MemberView>;

/** The cast of a match: the people whom its log names, and their players. */
export function castOf(people: readonly Person[], members: readonly MemberView[], text: Renderer): Cast {
  return new Map(
    people.flatMap(({ name, seat }) => {
      const member = members.find((one) => one.seat === seat);
      return member === undefined ? [] : [[text.render(name), member] as const];
    }),
  );
}
