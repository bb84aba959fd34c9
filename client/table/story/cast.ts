import type { MemberView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import type { Person } from '../contract/story';

/** Who plays whom, by the name as sentences say it. */
export type Cast = ReadonlyMap<string, MemberView>;

/** The cast of a match: whom its log speaks of, and who plays them. */
export function castOf(people: readonly Person[], members: readonly MemberView[], text: Renderer): Cast {
  return new Map(
    people.flatMap(({ name, seat }) => {
      const member = members.find((one) => one.seat === seat);
      return member === undefined ? [] : [[text.render(name), member] as const];
    }),
  );
}
