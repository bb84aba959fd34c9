import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

import type { ChatLine } from '../../../shared/protocol/rooms';
import { useConnection, useConnectionState } from '../connection/ConnectionContext';
import type { CommandError } from '../connection/state';
import { keepRead, keptRead } from '../kept';
import { useCommand } from '../ui/useCommand';
import { doorFor } from './door';
import { type Sent, tidyLine, unreadIn, wasSaid } from './lines';

interface Chat {
  readonly lines: readonly ChatLine[];
  /** How many lines of others have not been read. */
  readonly unread: number;
  /** Takes everything that is there for read. */
  readonly markRead: () => void;
  /** The name one writes under; null for those who only read. */
  readonly me: string | null;
  /** What is being written. It outlives the panel it is written in. */
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly send: () => void;
  readonly error: CommandError | null;
  /** `closed`: the reader's seat answers a question alone; what others say now comes afterwards. */
  readonly door: 'open' | 'closed';
}

const Context = createContext<Chat | null>(null);

/** Gives everything below it the conversation of a room. */
export function ChatProvider({
  code,
  secluding,
  children,
}: {
  readonly code: string;
  /** The kinds of questions that close it to whoever has to answer one. */
  readonly secluding: readonly string[];
  readonly children: ReactNode;
}) {
  const connection = useConnection();
  const { chat: lines, room, seat, shown } = useConnectionState();
  const { send: command, fail, error, busy } = useCommand();
  const [read, setRead] = useState(() => keptRead(code));
  const [draft, setDraft] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const me = room?.members.find((member) => member.seat === seat)?.name ?? null;
  const last = lines.at(-1)?.n ?? 0;
  const door = doorFor(seat, secluding, shown?.message.view.waiting ?? []);

  const said = useCallback((text: string) => {
    setSent(null);
    setDraft((present) => (tidyLine(present) === text ? '' : present));
  }, []);
  useEffect(() => {
    // The answer may be lost, but not the line: it must not be sent twice.
    if (sent === null || !wasSaid(lines, sent)) return;
    said(sent.text);
    fail(null);
  }, [lines, sent, said, fail]);
  const markRead = useCallback(() => {
    if (last === 0) return;
    setRead(last);
    keepRead(code, last);
  }, [code, last]);

  const chat = useMemo<Chat>(() => {
    const send = () => {
      const text = tidyLine(draft);
      if (text === '' || busy || me === null || door === 'closed') return;
      setSent({ name: me, text, after: last });
      command(
        () => connection.say(text),
        () => said(text),
      );
    };
    return { lines, unread: unreadIn(lines, read, me), markRead, me, draft, setDraft, send, error, door };
  }, [connection, command, busy, error, lines, last, read, markRead, me, draft, said, door]);
  return <Context value={chat}>{children}</Context>;
}

/** The conversation of the room. */
export function useChat(): Chat {
  const chat = useContext(Context);
  if (chat === null) throw new Error('useChat outside ChatProvider');
  return chat;
}
