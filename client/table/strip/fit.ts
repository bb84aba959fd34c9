import { leaveOut, makeRoom } from '../../base/ui/makeRoom';

/** How a moment is written: as usual, in narrow letters, or in three small lines without its picture. */
type Fit = 'usual' | 'narrow' | 'bare';

const FITS: readonly Fit[] = ['usual', 'narrow', 'bare'];

/**
 * Makes the sentences of the strip fit into its two lines, so that no name is cut. From a card's explanation it shows
 * as many sentences as there is room for; a tap shows all. Sentences about what happened are set narrower if they are
 * too long, and if that is not enough the last ones are hidden whole. Screen readers still read hidden sentences.
 * @param lines the sentences: first what happened, with `data-part` for each of those after it
 */
export function fitInto(lines: HTMLElement): void {
  const holder = lines.parentElement ?? lines;
  const parts = [...lines.querySelectorAll<HTMLElement>('[data-part]')];
  const isOver = (): boolean => lines.scrollHeight > lines.clientHeight + 1;
  const writeAs = (how: Fit): void => {
    if (holder.dataset['fit'] !== how) holder.dataset['fit'] = how;
  };
  makeRoom(parts);
  writeAs('usual');
  if (!isOver()) return;
  const gists = parts.filter(({ dataset }) => dataset['part'] === 'gist');
  leaveOut(gists.toReversed(), isOver);
  if (!isOver()) return;
  const isSaidSmaller = (): boolean =>
    FITS.some((how) => {
      writeAs(how);
      return !isOver();
    });
  if (isSaidSmaller()) return;
  // Small letters do not help: fewer sentences, in usual ones. Each look costs a layout, so they are not tried in every size.
  writeAs('usual');
  leaveOut(parts.filter((one) => !gists.includes(one)).reverse(), isOver);
  if (isOver()) isSaidSmaller();
}
