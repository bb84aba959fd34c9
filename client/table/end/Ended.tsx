import type { ReactElement } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Guard } from '../kit/Guard';
import { useNames } from '../people/useNames';
import { useTable } from '../store/TableContext';
import { Places } from './Outcome';

/** How a match ended, in brief: the places of rivals, and what the game says of it. Who has won stands above it. */
export function Ended(): ReactElement {
  const { t } = useWords();
  const view = useTable((table) => table.view);
  const members = useTable(({ room }) => room.members);
  const { client, text } = useTable(({ game }) => game);
  const nameOf = useNames();
  return (
    <>
      <Places />
      <Guard instead={t('status.over')} of={view}>
        <client.End view={view} members={members} nameOf={nameOf} text={text} />
      </Guard>
    </>
  );
}
