import './going-on.css';

import { useEffect, useState } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import { neededToGoOn } from '../../../shared/protocol/going-on';
import type { MemberView, RoomView, ViewMessage } from '../../../shared/protocol/rooms';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../contract/game';
import { clockTime } from '../status/status';
import { nextToGoOn, type ToGoOn } from './next';

/** From so long on seconds say nothing. */
const LONG_MS = 3_600_000;

/**
 * Under the sentence that says who is awaited: when the table can go on without them, and then the button for it, with what it does
 * and who wants it. Nothing for those who watch, and nothing about somebody who is there and has not kept the table waiting for long.
 */
export function GoOn({
  message,
  room,
  seat,
  meta,
  clockOffsetMs,
}: {
  readonly message: Pick<ViewMessage, 'view' | 'waitingSince' | 'changedAt'>;
  readonly room: RoomView;
  /** One's own seat; null for those who watch. */
  readonly seat: Seat | null;
  readonly meta: Pick<Game['meta'], 'secluding' | 'bots'>;
  /** How far the server's clock is ahead of this browser's. */
  readonly clockOffsetMs: number;
}) {
  const { t } = useWords();
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
  if (seat === null) return null;
  const next = nextToGoOn({
    message,
    room,
    seat,
    secluding: meta.secluding,
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
        {t('go-on.in', { time, name })}
      </p>
    );
  }
  return <Button next={next} room={room} seat={seat} bots={(meta.bots ?? []).length > 0 ? 'some' : 'none'} />;
}

function Button({
  next: { of, member, others, agreed },
  room,
  seat,
  bots,
}: {
  readonly next: ToGoOn;
  readonly room: RoomView;
  readonly seat: Seat;
  readonly bots: 'some' | 'none';
}) {
  const { t, language } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const { name } = member;
  const own = room.members.find((one) => one.seat === seat);
  const named = (one: MemberView) => (one.seat === seat ? t('go-on.you') : one.name);
  const who = others.filter(({ id }) => agreed.includes(id));
  const wants = who.some((one) => one.seat === seat);
  return (
    <div className="going-on" data-testid="going-on">
      <button
        type="button"
        className="plain"
        disabled={command.busy || (wants && own?.host !== true)}
        onClick={() => command.send(() => connection.goOn(of))}
        data-testid="go-on"
      >
        {t('go-on.do', { name })}
      </button>
      <p>{t(bots === 'some' ? 'go-on.what.bots' : 'go-on.what.chance', { name })}</p>
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
