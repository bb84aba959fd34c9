import type { ReactElement } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { clockTime } from '../kit/clock-time';
import { useTable } from '../store/TableContext';
import { useElapsed } from './useElapsed';

/**
 * After the end: whoever wants another match says so, and the others are asked. It begins at once when nobody has time left to answer;
 * the lobby takes everybody. Spectators read how they could play.
 */
export function Again(): ReactElement | null {
  const { t, language } = useAllWords();
  const room = useTable((table) => table.room);
  const own = useTable((table) => table.own);
  const connection = useConnection();
  const command = useCommand();
  const { phase, members, again } = room;
  const me = members.find(({ seat }) => seat === own);
  const named = (all: readonly MemberView[]) => new Intl.ListFormat(language).format(all.map(({ name }) => name));
  const others = members.filter(({ seat, bot, vacant }) => seat !== own && bot === null && !vacant);
  const wanting = others.filter(({ ready }) => ready);
  const missing = others.filter(({ id }) => again.some(({ member }) => member === id));
  const late = others.filter((one) => !one.ready && !missing.includes(one));
  const isIn = me?.ready === true || (wanting.length === 0 && missing.length === 0);
  const mayBegin = isIn && me?.voice === 'heard';
  const isAsked = phase === 'over' && again.length > 0 && (me?.ready === true || wanting.length > 0);
  const elapsed = useElapsed(room, isAsked ? 'counts' : 'still');
  const waiting = isIn
    ? again.filter(({ member }) => member !== me?.id)
    : again.filter(({ member }) => member === me?.id);
  const left = Math.max(0, ...waiting.map(({ forMs }) => forMs)) - elapsed;
  const say = (is: 'ready' | 'not-yet') => command.send(() => connection.send('ready', { is }));
  const go = (how: 'at-once' | 'by-the-lobby') => command.send(() => connection.send('again', { how }));
  const said =
    phase !== 'over' || me === undefined || (isIn && !me.ready)
      ? ''
      : !isIn
        ? wanting.length === 0
          ? t('again.title')
          : t('again.asked', { who: named(wanting), n: wanting.length })
        : missing.length > 0
          ? t('again.waiting', { who: named(missing) })
          : late.length > 0
            ? t('again.late', { who: named(late) })
            : t('again.all');
  useTold('again', said);
  if (phase !== 'over') return null;
  if (me === undefined) return <p className="again-wait">{t('again.watching')}</p>;
  return (
    <div className="again" role="group" aria-label={t('again.title')}>
      {said !== '' && <p className="again-wait">{said}</p>}
      {isAsked && left > 0 && (
        <p className="again-time" role="timer">
          {t(isIn ? 'again.time' : 'again.time.you', { time: clockTime(left) })}
        </p>
      )}
      {!me.ready && !mayBegin && (
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
      {mayBegin && missing.length === 0 && (
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
      {mayBegin && (
        <button
          type="button"
          className="plain"
          title={t('again.lobby.help')}
          disabled={command.busy}
          onClick={() => go('by-the-lobby')}
          data-testid="again-lobby"
        >
          {t('again.lobby')}
        </button>
      )}
      {me.ready && others.length > 0 && (
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
