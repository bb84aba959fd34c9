import { pngOf } from './picture';

/** What came of giving something away. */
export type Given = 'nothing' | 'copied' | 'linked' | 'saved' | 'failed';

/** Gives a drawing to another program, or into a file where the browser has no way to. Rejects when it cannot be drawn. */
export async function giveDrawing(svg: string): Promise<Given> {
  const file = new File([await pngOf(svg)], 'black-orchestra.png', { type: 'image/png' });
  const sharing = { files: [file] };
  // A browser without a way to share does not have these functions.
  if ('canShare' in navigator && navigator.canShare(sharing)) {
    await navigator.share(sharing).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return 'nothing';
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return 'saved';
}

/** Copies a text or link. Rejects when the browser does not allow it. */
export async function giveText(words: string, given: 'copied' | 'linked'): Promise<Given> {
  await navigator.clipboard.writeText(words);
  return given;
}
