import { type ReactElement, useState } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { useTold } from '../../../base/told/Told';
import { word } from '../i18n/words';
import { giveDrawing, type Given, giveText } from './giving';

/** Buttons by which something is given away: a drawing, and if there are any a text and a link. */
export function Share({
  text,
  drawing,
  copy,
  link,
}: {
  readonly text: Renderer;
  /** The drawing as SVG; made when it is wanted. */
  readonly drawing: () => string;
  readonly copy?: () => string;
  readonly link?: string;
}): ReactElement {
  const [given, setGiven] = useState<Given>('nothing');
  const said = given === 'nothing' ? '' : word(text, `bo.account.share.${given}`);
  useTold('share', said);
  const attempt = (what: Promise<Given>) => {
    what.then(setGiven, () => setGiven('failed'));
  };
  return (
    <div className="bo-account-share">
      <button type="button" onClick={() => attempt(giveDrawing(drawing()))} data-testid="share-picture">
        {word(text, 'bo.account.share.picture')}
      </button>
      {copy !== undefined && (
        <button type="button" onClick={() => attempt(giveText(copy(), 'copied'))} data-testid="share-text">
          {word(text, 'bo.account.share.text')}
        </button>
      )}
      {link !== undefined && (
        <button type="button" onClick={() => attempt(giveText(link, 'linked'))} data-testid="share-link">
          {word(text, 'bo.account.share.link')}
        </button>
      )}
      <p>{said}</p>
    </div>
  );
}
