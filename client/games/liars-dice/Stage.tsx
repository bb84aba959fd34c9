import type { ReactElement } from 'react';

import type { Text } from '../../../shared/engine/text';
import { countsFor } from '../../../shared/games/liars-dice/board/dice';
import type { StageProps } from '../../table/contract/contract';
import { Dice } from './Dice';
import type { Drawing } from './drawing';
import { isHeld } from './story';

/** A doubt: the bid, one cup after another lifted, those that count marked, and who loses a die. */
export function Stage({ moment: { moment }, staged, drawing }: StageProps<Drawing>): ReactElement {
  const { text, table } = drawing;
  const face = faceOf(moment.head);
  const isCounted = staged.count('counted') > 0;
  const verdict = moment.rest
    .filter((line) => !isHeld(line))
    .slice(0, staged.count('counted') + staged.count('result'));
  return (
    <section className="ld-shown" aria-label={text.render({ m: 'ld.shown' })}>
      <h2>{text.render(moment.head)}</h2>
      <ul>
        {moment.rest.filter(isHeld).map((line, i) => {
          const name = text.render(line.p?.['who'] as Text);
          const isLifted = i < staged.count('lifted');
          return (
            <li key={name}>
              <b>{name}</b>
              <Dice
                label={name}
                dice={diceIn(line)}
                side={isLifted ? 'up' : 'down'}
                text={text}
                counts={(die) => isCounted && countsFor(die, face, table.wild)}
              />
            </li>
          );
        })}
      </ul>
      <div className="ld-verdict">
        {verdict.map((line) => (
          <p key={line.m}>{text.render(line)}</p>
        ))}
      </div>
    </section>
  );
}

/** The face that a sentence about a bid names. */
function faceOf({ p }: Text): number {
  const bid = p?.['bid'];
  return typeof bid === 'object' && 'm' in bid ? Number(bid.m.split('.')[1]) : 0;
}

/** The dice that a sentence shows. */
function diceIn({ p }: Text): readonly number[] {
  const dice = p?.['dice'];
  return Array.isArray(dice) ? (dice as readonly Text[]).map((die) => Number(die.p?.['die'])) : [];
}
