import { useState } from 'react';

import type { Wish } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { awayTime } from '../people/useAway';
import { allowsOf, isPaused } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';

/** What a player can ask the table to agree on while the match runs. */
export function AskTable({ head = 'shown' }: { readonly head?: 'shown' | 'hidden' }) {
  const { t, language } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const room = useTable((table) => table.room);
  const own = useTable((table) => table.own);
  /** Of rivals, who is away is always asked. */
  const { play = 'together' } = useTable(({ game }) => game.meta);
  const { goBack, callOff } = useTable(allowsOf);
  const { close } = useActions();
  const paused = useTable(isPaused);
  const [ending, setEnding] = useState<'no' | 'sure'>('no');
  const others = room.members.some((member) => member.seat !== own && member.bot === null && !member.vacant);
  const open = room.proposal !== null;
  const help = () => {
    if (open) return t('ask-table.open');
    if (!others) return t('ask-table.alone');
    if (play === 'rivals') return t('ask-table.help.rivals');
    const time = awayTime(room.absentSayMs, language);
    return time === null ? t('ask-table.help.present') : t(`ask-table.help.${room.time.pace}`, { time });
  };
  const button = (wish: Wish, word: string, id: string, press?: () => void) => (
    <button
      type="button"
      className="plain"
      disabled={command.busy || open}
      onClick={press ?? (() => command.send(() => connection.send('propose', { what: wish }), close))}
      data-testid={id}
    >
      {word}
    </button>
  );
  return (
    <section className="ask-table" aria-label={t('ask-table.title')}>
      {head === 'shown' && <h3>{t('ask-table.title')}</h3>}
      <p className="hint">{help()}</p>
      <ErrorLine error={command.error} />
      <div className="buttons">
        {goBack !== 'never' && (
          <>
            {button({ kind: 'rewind', to: 'answer' }, t('ask-table.rewind.answer'), 'ask-rewind-answer')}
            {button({ kind: 'rewind', to: 'turn' }, t('ask-table.rewind.turn'), 'ask-rewind-turn')}
          </>
        )}
        {!paused && button({ kind: 'pause' }, t('ask-table.pause'), 'ask-pause')}
        {callOff !== 'never' &&
          (ending === 'no'
            ? button({ kind: 'call-off' }, t('ask-table.call-off'), 'ask-call-off', () => setEnding('sure'))
            : button({ kind: 'call-off' }, t('ask-table.call-off.sure'), 'ask-call-off-sure'))}
      </div>
    </section>
  );
}
