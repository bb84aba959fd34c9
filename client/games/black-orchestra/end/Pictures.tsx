import { type ReactElement, useState } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { useTold } from '../../../base/told/Told';
import { word } from '../i18n/words';
import { momentCard } from './moment-card';
import { addressOf } from './picture';
import type { Pictured } from './pictures-of';
import { Share } from './Share';

/** The heaviest moments of a match as drawn cards, one after another: to be looked at, given away, or seen on the table. */
export function Pictures({
  pictures,
  text,
  onPast,
}: {
  readonly pictures: readonly Pictured[];
  readonly text: Renderer;
  readonly onPast: (line: number) => void;
}): ReactElement | null {
  const [at, setAt] = useState(0);
  // A picture is told once its reader has asked for it.
  const [moved, setMoved] = useState<'yes' | 'no'>('no');
  const shown = pictures[at];
  const said =
    shown === undefined ? '' : [shown.moment.head, ...shown.moment.rest].map((line) => text.render(line)).join(' ');
  useTold('picture', moved === 'yes' ? said : '');
  if (shown === undefined) return null;
  const { moment } = shown;
  const drawing = () => momentCard(text, shown);
  const step = (by: 1 | -1) => {
    setAt((at + by + pictures.length) % pictures.length);
    setMoved('yes');
  };
  return (
    <div className="bo-pictures">
      <img src={addressOf(drawing())} width={1200} height={630} alt={said} data-testid="picture" />
      <div className="bo-pictures-ways">
        <button type="button" aria-label={word(text, 'bo.pictures.before')} onClick={() => step(-1)}>
          ‹
        </button>
        <span>{word(text, 'bo.pictures.at', { at: at + 1, of: pictures.length })}</span>
        <button
          type="button"
          aria-label={word(text, 'bo.pictures.next')}
          onClick={() => step(1)}
          data-testid="picture-next"
        >
          ›
        </button>
        <button type="button" className="bo-pictures-table" onClick={() => onPast(moment.at)}>
          {word(text, 'bo.pictures.table')}
        </button>
      </div>
      <Share key={at} text={text} drawing={drawing} />
    </div>
  );
}
