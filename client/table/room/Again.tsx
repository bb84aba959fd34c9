import type { ReactElement } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { useTable } from '../store/TableContext';

/**
 * After the end: whoever wants another match says so, and the others are asked. It takes those who want it; at once when all who are
 * here do. Nothing for spectators.
 */
export function Again(): ReactElement | null {
  const { t, language } = useWords();
  const { phase, members } = useTable(({ room }) => room);
  const own = useTable((table) => table.own);
  const connection = useConnection();
  const command = useCommand();
  const me = members.find(({ seat }) => seat === own);
  const named = (all: readonly MemberView[]) => new Intl.ListFormat(language).format(all.map(({ name }) => name));
  const others = members.filter(
    ({ seat, bot, vacant, connected }) => seat !== own && bot === null && !vacant && connected,
  );
  const wanting = others.filter(({ ready }) => ready);
  const missing = others.filter(({ ready }) => !ready);
  const isIn = me?.ready === true || others.length === 0;
  const say = (is: 'ready' | 'not-yet') => command.send(() => connection.ready(is));
  const go = (how: 'at-once' | 'by-the-lobby') => command.send(() => connection.again(how));
  const said =
    phase !== 'over' || me === undefined || others.length === 0
      ? ''
      : !isIn
        ? wanting.length === 0
          ? t('again.title')
          : t('again.asked', { who: named(wanting), n: wanting.length })
        : missing.length > 0
          ? t('again.waiting', { who: named(missing) })
          : t('again.all');
  useTold('again', said);
  if (phase !== 'over' || me === undefined) return null;
  return (
    <div className="again" role="group" aria-label={t('again.title')}>
      {said !== '' && <p className="again-wait">{said}</p>}
      {!isIn && (
        <button
          type="button"
          className="primary"
          disabled={command.busy}
          onClick={() => say('ready')}
          data-testid="again-in"
        >
          {t('again.in')}
        </button>
      )}
      {isIn && missing.length === 0 && (
        <button
          type="button"
          className="primary"
          title={t('again.at-once.help')}
          disabled={command.busy}
          onClick={() => go('at-once')}
          data-testid="again"
        >
          {t('again.at-once')}
        </button>
      )}
      {isIn && (
        <button
          type="button"
          className="plain"
          title={t('again.lobby.help')}
          disabled={command.busy}
          onClick={() => go('by-the-lobby')}
          data-testid="again-lobby"
        >
          {missing.length === 0 ? t('again.lobby') : t('again.without', { who: named(missing) })}
        </button>
      )}
      {isIn && others.length > 0 && (
        <button
          type="button"
          className="plain"
          disabled={command.busy}
          onClick={() => say('not-yet')}
          data-testid="again-out"
        >
          {t('again.out')}
        </button>
      )}
      <ErrorLine error={command.error} />
    </div>
  );
}
