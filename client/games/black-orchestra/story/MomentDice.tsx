import type { ReactElement } from 'react';

import type { MomentPictureProps } from '../../../table/contract/contract';
import { Die } from '../glyphs/dice';
import { name } from '../i18n/words';
import { facesOf } from './dice';
import { VERDICTS } from './story';

const PIXELS = { small: 26, large: 40 } as const;
/** So many dice stand in one row of the strip; of more, each is smaller (found: the second row was cut). */
const ROW = 3;
const SMALL_OF_MANY = 17;
/** So many fill two of its rows. */
const TWO_ROWS = 8;
const SMALL_OF_MOST = 12;

/** The dice that a moment tells of, as they were rolled. */
export function MomentDice({ moment, text, size }: MomentPictureProps): ReactElement | null {
  // The dice of a plot were shown with its roll: the strip needs the room for what came of them.
  if (size === 'small' && VERDICTS.has(moment.head.m)) return null;
  const faces = facesOf(moment);
  if (faces.length === 0) return null;
  const small = faces.length <= ROW ? PIXELS.small : faces.length <= TWO_ROWS ? SMALL_OF_MANY : SMALL_OF_MOST;
  return (
    <span className={`bo-told-dice bo-told-${size}`}>
      {faces.map((face, i) => (
        <span key={i} style={{ animationDelay: `${i * 90}ms` }} title={name(text, `face.${face}`)}>
          <Die face={face} size={size === 'small' ? small : PIXELS.large} />
        </span>
      ))}
    </span>
  );
}
