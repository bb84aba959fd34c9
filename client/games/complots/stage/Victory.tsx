import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import type { Staged } from '../../../table/contract/staged';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { keptWords, nameOf, title, told, word } from '../i18n/words';
import { MarkOf } from '../sheets/MarkOf';
import { hiddenOf } from '../sheets/seats';
import { seatIn, turnsOf } from '../story/claims';
import { keptOf } from '../story/hands';
import { Steps, Words } from './Scenery';
import { Curtains } from './Theatre';

/** So many bluffs that got through are told; the report has all. */
const MOST_TOLD = 2;

/** The end: who is left, the characters they still held, and the bluffs that nobody has seen through. */
export function Victory({
  moment: { head },
  staged,
  drawing,
}: {
  readonly moment: Moment;
  readonly staged: Staged;
  readonly drawing: Drawing;
}): ReactElement | null {
  const { text, table, log } = drawing;
  const who = seatIn(head.p?.['who']);
  if (who === null) return null;
  // Not before the cards are turned: the table knows them with the result.
  const kept = staged.count('turned') > 0 ? keptOf(table, who) : [];
  const cards = kept.length > 0 ? kept : Array.from({ length: hiddenOf(table.seats[who]?.slots ?? []) }, () => null);
  const scene = {
    caption: word(text, 'co.end.last', { turn: turnsOf(log) }),
    sentence: told(drawing, 'co.end.wins', { who }),
  };
  return (
    <div className="co co-verdict" data-outcome={kept.length > 0 ? 'proved' : 'turning'} data-testid="victory">
      <Curtains scene={scene} text={text}>
        <div className="co-players" data-cards={cards.length}>
          <div className="co-person">
            <MarkOf seat={who} drawing={drawing} />
            <b>{nameOf(text, who)}</b>
          </div>
          {cards.map((id, i) =>
            id === null ? (
              <span key={i} className="co-back" />
            ) : (
              <span key={i} className="co-shown">
                <Emblem of={id} />
                <b>{title(text, id)}</b>
              </span>
            ),
          )}
          {cards.length === 1 && <div className="co-person" />}
        </div>
      </Curtains>
      {kept.length > 0 && <Words small={word(text, 'co.end.bared')}>{keptWords(drawing, who, kept)}</Words>}
      <Steps steps={kept.length > 0 ? bluffsOf(drawing, who) : []} lit={staged.count('step')} />
    </div>
  );
}

/** How the winner has bluffed, and the last bluffs that got through: theirs before those of others. */
function bluffsOf(drawing: Drawing, who: Seat): readonly string[] {
  const { judged } = drawing;
  const own = judged.filter(({ seat }) => seat === who);
  const n = own.filter(({ truth }) => truth === 'bluff' || truth === 'caught').length;
  const caught = own.filter(({ truth }) => truth === 'caught').length;
  const passed = judged.filter(({ truth }) => truth === 'bluff').reverse();
  const first = [...passed.filter(({ seat }) => seat === who), ...passed.filter(({ seat }) => seat !== who)];
  return [
    told(drawing, 'co.end.bluffed', { who }, { n, caught }),
    ...first
      .slice(0, MOST_TOLD)
      .map(({ seat, turn, character }) =>
        told(drawing, 'co.end.passed', { who: seat }, { turn, card: { m: `character.${character}` } }),
      ),
  ];
}
