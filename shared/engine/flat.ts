/** What `list.flatMap(work)` returns. Node's own takes many times as long, and options are listed after every answer. */
export function flat<One, Result>(
  list: readonly One[],
  work: (one: One, index: number) => readonly Result[],
): readonly Result[] {
  const all: Result[] = [];
  // A pair for each of `entries()` would be garbage to collect.
  let index = 0;
  for (const one of list) {
    for (const result of work(one, index)) all.push(result);
    index += 1;
  }
  return all;
}
