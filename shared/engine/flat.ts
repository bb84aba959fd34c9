/** What `list.flatMap(work)` returns. Node's own takes many times as long, and options are listed after every answer. */
export function flat<One, Result>(
  list: readonly One[],
  work: (one: One, index: number) => readonly Result[],
): readonly Result[] {
  const all: Result[] = [];
  for (const [index, one] of list.entries()) for (const result of work(one, index)) all.push(result);
  return all;
}
