/** What is shown of a legend, from all of it on: both its parts, one of them, one sentence, or nothing. */
const SHOWN = ['both', 'first', 'second', 'sentence', 'nothing'] as const;

/** Shows as much of a legend as has room whole. */
export function fitLegend(box: HTMLElement): void {
  for (const shown of SHOWN) {
    box.dataset['room'] = shown;
    if (box.scrollHeight <= box.clientHeight) return;
  }
}
