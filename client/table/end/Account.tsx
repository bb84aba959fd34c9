import type { ReactElement, ReactNode } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Guard } from '../kit/Guard';
import { useNames } from '../people/useNames';
import { useTable } from '../store/TableContext';
import { PlainAccount } from './PlainAccount';

/** The account of a match that is over, by its game or a plain one. Draws nothing on its own at the foot but what is given for it. */
export function Account({
  onPast,
  actions,
}: {
  readonly onPast: ((line: number) => void) | null;
  readonly actions: ReactNode;
}): ReactElement {
  const { t } = useWords();
  const view = useTable((table) => table.view);
  const members = useTable(({ room }) => room.members);
  const { client, facts, text } = useTable(({ game }) => game);
  const nameOf = useNames();
  if (client.Account === null) {
    return (
      <>
        <PlainAccount />
        {actions}
      </>
    );
  }
  return (
    <Guard instead={t('table.broken')} of={view}>
      <client.Account
        view={view}
        facts={facts}
        members={members}
        nameOf={nameOf}
        text={text}
        onPast={onPast}
        actions={actions}
      />
    </Guard>
  );
}
