import { useEffect, useState } from 'react';

import { type TableGone, type TableNews, TABLES_AT_ONCE } from '../../../shared/protocol/rooms';
import { removeSeat, type StoredSeat, storedSeats, storeSeat } from '../../base/browser-storage';
import { useConnectionIfHere, useConnectionState } from '../../base/connection/ConnectionContext';

/** How often a page that is in sight asks again, in milliseconds: a table in correspondence changes seldom. */
const AGAIN_MS = 60_000;

/** A seat of this browser, with the news of its table once the server has told it. */
export interface Table {
  readonly seat: StoredSeat;
  readonly news: TableNews | null;
}

/** What the server has told of the tables, and its clock then. */
interface Told {
  readonly news: readonly TableNews[];
  readonly now: number;
}

/** The tables at which this browser has a seat: the games that go on before those that are over, the last used first. */
export function useTableNews(): {
  readonly tables: readonly Table[];
  /** The server's clock at the last news, in milliseconds. */
  readonly now: number;
  /** The tables whose seats this browser has just forgotten, because the server says that they are gone. */
  readonly gone: readonly TableGone[];
  /** Removes a seat from this browser. */
  readonly forget: (seat: StoredSeat) => void;
  /** Stores a seat that was removed. */
  readonly keep: (seat: StoredSeat) => void;
} {
  const [seats, setSeats] = useState(mySeats);
  const [told, setTold] = useState<Told>({ news: [], now: 0 });
  const [gone, setGone] = useState<readonly TableGone[]>([]);
  const connection = useConnectionIfHere();
  const { link } = useConnectionState();
  useEffect(() => {
    if (connection === null || link !== 'online') return undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const asked = mySeats();
      if (document.visibilityState !== 'visible' || asked.length === 0) return;
      const reply = await connection.tables(asked);
      if (!wanted || !reply.ok) return;
      const lost = reply.tables.filter((one) => one.is === 'gone');
      const news = reply.tables.filter((one) => one.is === 'there');
      for (const { code } of lost) removeSeat(code);
      for (const one of news) note(one, asked);
      setTold({ news, now: reply.now });
      setGone((before) => [...before, ...lost]);
      setSeats(mySeats());
    };
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, AGAIN_MS);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [connection, link]);
  const changed = () => setSeats(mySeats());
  return {
    tables: seats.map((seat) => ({ seat, news: told.news.find(({ code }) => code === seat.code) ?? null })),
    now: told.now,
    gone,
    forget(seat) {
      removeSeat(seat.code);
      changed();
    },
    keep(seat) {
      storeSeat(seat);
      changed();
    },
  };
}

function mySeats(): readonly StoredSeat[] {
  const all = storedSeats();
  const of = (match: StoredSeat['match']) => all.filter((seat) => seat.match === match);
  return [...of('running'), ...of('over')].slice(0, TABLES_AT_ONCE);
}

/** Stores what the next visit shows before the server has answered. */
function note({ code, game, phase }: TableNews, seats: readonly StoredSeat[]): void {
  const seat = seats.find((one) => one.code === code);
  const match = phase === 'over' ? 'over' : 'running';
  if (seat !== undefined && (seat.match !== match || seat.game !== game)) storeSeat({ ...seat, match, game });
}
