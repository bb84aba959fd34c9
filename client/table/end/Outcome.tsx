import type { ReactElement } from 'react';

import { teamsOf } from '../../../shared/engine/teams';
import { useWords } from '../../base/i18n/WordsContext';
import { SeatMark } from '../../base/ui/SeatMark';
import { placesOf, useOutcome } from '../people/useOutcome';
import { useTable } from '../store/TableContext';

/** Who has won, in a sentence to this reader. */
export function Outcome(): ReactElement | null {
  const outcome = useOutcome();
  return outcome === null ? null : <h2 className="outcome">{outcome}</h2>;
}

/** The places of rivals, with their names. */
export function Places(): ReactElement | null {
  const { t } = useWords();
  const over = useTable(({ view }) => view.over);
  const members = useTable(({ room }) => room.members);
  const own = useTable((table) => table.own);
  const teams = useTable(({ game, room }) => teamsOf(game.meta, room.options, room.members.length));
  if (over?.outcome !== 'ranked') return null;
  return (
    <ol className="outcome-places" data-testid="places">
      {placesOf(over.places, teams === null ? 'alone' : 'teams').map(({ n, seats }) => (
        <li key={n} data-own={own !== null && seats.includes(own) ? 'yes' : 'no'}>
          <b className="outcome-place">{t('end.place', { n })}</b>
          <span className="outcome-names">
            {members
              .filter(({ seat }) => seats.includes(seat))
              .map((member) => (
                <span key={member.seat}>
                  <SeatMark member={member} /> {member.name}
                  {member.seat === own && (
                    <>
                      {' '}
                      <span className="mark">{t('lobby.you')}</span>
                    </>
                  )}
                </span>
              ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
