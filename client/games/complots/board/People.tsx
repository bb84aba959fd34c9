import type { ReactElement } from 'react';

import { inPlay } from '../../../../shared/games/complots/board/characters/ids';
import type { PeopleProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { title, word } from '../i18n/words';
import { ClaimsTable } from './ClaimsTable';

/** What is known of everybody: who has claimed what; and what each character can do. What the reader has lies in the tray. */
export function People({ drawing, whose }: PeopleProps<Drawing>): ReactElement | null {
  if (whose === 'own') return null;
  const { table, text } = drawing;
  return (
    <div className="co co-people">
      <ClaimsTable drawing={drawing} />
      <ul className="co-aid" aria-label={word(text, 'co.aid')}>
        {inPlay(table.options.fifth).map((id) => (
          <li key={id}>
            <Emblem of={id} />
            <b>{title(text, id)}</b>
            <small>{word(text, `co.power.${id}`)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
