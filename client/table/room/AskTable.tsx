import { useState } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import type { RoomView, Wish } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** What a player can ask the table to agree on while the match runs. */
export function AskTable({
  room,
  seat,
  onAsked,
}: {
  readonly room: RoomView;
  readonly seat: Seat;
  readonly onAsked: () => void;
}) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const [ending, setEnding] = useState<'no' | 'sure'>('no');
  const others = room.members.some((member) => member.seat !== seat && member.connected);
  const open = room.proposal !== null;
  const button = (wish: Wish, word: string, id: string, press?: () => void) => (
    <button
      type="button"
      className="plain"
      disabled={command.busy || open}
      onClick={press ?? (() => command.send(() => connection.propose(wish), onAsked))}
      data-testid={id}
    >
      {word}
    </button>
  );
  return (
    <section className="ask-table" aria-label={t('ask-table.title')}>
      <h3>{t('ask-table.title')}</h3>
      <p className="hint">{t(open ? 'ask-table.open' : others ? 'ask-table.help' : 'ask-table.alone')}</p>
      <ErrorLine error={command.error} />
      <div className="buttons">
        {button({ kind: 'rewind', to: 'answer' }, t('ask-table.rewind.answer'), 'ask-rewind-answer')}
        {button({ kind: 'rewind', to: 'turn' }, t('ask-table.rewind.turn'), 'ask-rewind-turn')}
        {ending === 'no'
          ? button({ kind: 'call-off' }, t('ask-table.call-off'), 'ask-call-off', () => setEnding('sure'))
          : button({ kind: 'call-off' }, t('ask-table.call-off.sure'), 'ask-call-off-sure')}
      </div>
    </section>
  );
}
