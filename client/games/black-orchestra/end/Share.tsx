import { type ReactElement, useState } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { useTold } from '../../../base/told/Told';
import { word } from '../i18n/words';
import type { Account } from './account-of';
import type { headlineOf } from './headline';
import { pictureOf, pngOf } from './picture';
import { accountText } from './sentences';

type ShareResult = 'nothing' | 'copied' | 'saved' | 'failed';

/** Gives the account away: as text into the clipboard, as a picture to another program or into a file. */
export function Share({
  text,
  head,
  played,
  account,
}: {
  readonly text: Renderer;
  readonly head: NonNullable<ReturnType<typeof headlineOf>>;
  /** Who played, in a sentence. */
  readonly played: string;
  readonly account: Account;
}): ReactElement {
  const [told, setTold] = useState<ShareResult>('nothing');
  const said = told === 'nothing' ? '' : word(text, `bo.account.share.${told}`);
  useTold('share', said);
  const attempt = (what: () => Promise<ShareResult>) => {
    what().then(setTold, () => setTold('failed'));
  };
  const copy = async (): Promise<ShareResult> => {
    await navigator.clipboard.writeText(accountText(text, head, played, account));
    return 'copied';
  };
  const picture = async (): Promise<ShareResult> => {
    const styles = getComputedStyle(document.documentElement);
    const svg = pictureOf(text, head, played, account, (name) => styles.getPropertyValue(name).trim());
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
  };
  return (
    <div className="bo-account-share">
      <button type="button" onClick={() => attempt(picture)} data-testid="share-picture">
        {word(text, 'bo.account.share.picture')}
      </button>
      <button type="button" onClick={() => attempt(copy)} data-testid="share-text">
        {word(text, 'bo.account.share.text')}
      </button>
      <p>{said}</p>
    </div>
  );
}
