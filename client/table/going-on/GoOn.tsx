import './going-on.css';

import { useEffect, useState } from 'react';

import { neededToGoOn } from '../../../shared/protocol/going-on';
import type { MemberView } from '../../../shared/protocol/rooms';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { clockTime } from '../kit/clock-time';
import { hasSay, meOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { nextToGoOn, type ToGoOn } from './next';

/** From so long on seconds say nothing. */
const LONG_MS = 3_600_000;

/**
 * Under the status line: when the table can go on without the awaited player, and then the button for it, with its
 * effect and the votes so far. Draws nothing for spectators and those who are out, nor about a present player who has not taken long.
 */
export function GoOn() {
  const { t } = useWords();
  const own = useTable((table) => table.own);
  const says = useTable(hasSay);
  const room = useTable((table) => table.room);
  const message = useTable((table) => table.message);
  const { secluding } = useTable(({ game }) => game.meta);
  const clockOffsetMs = useTable((table) => table.clockOffsetMs);
  const { clocks } = useConnectionState();
  const [now, setNow] = useState(Date.now);
  // An absence is told as “for so long”, with the members.
  const [toldAt, setToldAt] = useState(Date.now);
  useEffect(() => {
    setToldAt(Date.now());
    setNow(Date.now());
  }, [room.members]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (own === null || !says) return null;
  const next = nextToGoOn({
    message,
    room,
    seat: own,
    secluding,
    clocks: clocks.shown,
    now: now + clockOffsetMs,
    toldAt: toldAt + clockOffsetMs,
  });
  if (next === null) return null;
  const { name } = next.member;
  const left = next.at - now - clockOffsetMs;
  if (left > 0) {
    const time = left < LONG_MS ? clockTime(left + 999) : t('time.hours', { n: Math.ceil(left / LONG_MS) });
    return (
      <p className="going-on" data-testid="going-on">
        {t(next.member.vacant ? 'go-on.in.free' : 'go-on.in', { time, name })}
      </p>
    );
  }
  return <Button next={next} />;
}

function Button({ next: { of, member, others, agreed } }: { readonly next: ToGoOn }) {
  const { t, language } = useWords();
  const me = useTable(meOf);
  const { bots = [] } = useTable(({ game }) => game.meta);
  const connection = useConnection();
  const command = useCommand();
  const { name } = member;
  const named = (one: MemberView) => (one.seat === me?.seat ? t('go-on.you') : one.name);
  const who = others.filter(({ id }) => agreed.includes(id));
  const wants = who.some((one) => one.seat === me?.seat);
  return (
    <div className="going-on" data-testid="going-on">
      <button
        type="button"
        className="plain"
        disabled={command.busy || (wants && me?.host !== true)}
        onClick={() => command.send(() => connection.send('goOn', { seat: of }))}
        data-testid="go-on"
      >
        {t('go-on.do', { name })}
      </button>
      <p>{t(bots.length > 0 ? 'go-on.what.bots' : 'go-on.what.chance', { name })}</p>
      {who.length > 0 && (
        <p data-testid="go-on-agreed">
          {t('go-on.agreed', {
            who: new Intl.ListFormat(language).format(who.map(named)),
            n: who.length,
            of: neededToGoOn(others.length),
          })}
        </p>
      )}
      <ErrorLine error={command.error} />
    </div>
  );
}
