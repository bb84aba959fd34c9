import { useState } from 'react';

import { secluding } from '../../../shared/engine/ask';
import type { Alone } from '../../../shared/engine/keeper';
import type { KeptBy, MemberView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { useAwayMs } from '../people/useAway';
import { useActions, useTable } from '../store/TableContext';

const MINUTE_MS = 60_000;

/** Asks the table for a stand-in for a member who is away: the reader, another member, or a bot. Draws nothing where nobody may be one. */
export function KeepSeat({
  member,
  me,
}: {
  /** The member who is away. */
  readonly member: MemberView;
  readonly me: MemberView;
}) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const room = useTable((table) => table.room);
  const { meta } = useTable(({ game }) => game);
  /** Whether the member is being asked something alone. */
  const isAlone = useTable(({ view }) =>
    secluding(meta.secluding, view.waiting).some(({ seat }) => seat === member.seat),
  );
  const { close } = useActions();
  const [open, setOpen] = useState<'open' | 'shut'>('shut');
  const [alone, setAlone] = useState<Alone>('waits');
  const awayFor = useAwayMs(room.members);
  const { name } = member;
  const { keepAfter } = room.time;
  const button = (by: KeptBy, word: string, id: string) => (
    <button
      key={word}
      type="button"
      className="plain"
      disabled={command.busy || room.proposal !== null}
      onClick={() =>
        command.send(() => connection.send('propose', { what: { kind: 'keep', member: member.id, by, alone } }), close)
      }
      data-testid={id}
    >
      {word}
    </button>
  );
  const people =
    meta.keepers === 'anybody'
      ? room.members.filter((one) => one.connected && one.bot === null && one.id !== me.id)
      : [];
  if (keepAfter === null || meta.keepers === 'nobody') return null;
  if (!member.vacant && keepAfter > 0 && (awayFor(member) ?? 0) < keepAfter * MINUTE_MS)
    return <p className="hint keep-later">{t('keep.later', { name, n: keepAfter })}</p>;
  if (open === 'shut') {
    return (
      <button type="button" className="plain keep-open" onClick={() => setOpen('open')} data-testid="keep-open">
        {t('keep.open', { name })}
      </button>
    );
  }
  return (
    <section className="keep" aria-label={t('keep.title', { name })}>
      <h3>{t('keep.title', { name })}</h3>
      <p className="hint">{t(room.proposal === null ? 'keep.help' : 'ask-table.open', { name })}</p>
      {isAlone && (
        <label className="keep-alone">
          <input
            type="checkbox"
            checked={alone === 'kept'}
            onChange={(event) => setAlone(event.target.checked ? 'kept' : 'waits')}
            data-testid="keep-alone"
          />
          <span>
            {t('keep.alone', { name })} <span className="hint">{t('keep.alone.help', { name })}</span>
          </span>
        </label>
      )}
      <div className="buttons">
        {meta.keepers === 'anybody' && button({ kind: 'member', member: me.id }, t('keep.me'), 'keep-me')}
        {people.map((one) => button({ kind: 'member', member: one.id }, one.name, 'keep-mate'))}
        {meta.bots?.map((level) => button({ kind: 'bot', level }, t(`keep.bot.${level}`), `keep-${level}`))}
      </div>
      <ErrorLine error={command.error} />
    </section>
  );
}
