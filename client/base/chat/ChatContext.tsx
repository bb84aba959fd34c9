import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import type { GameMeta } from '../../../shared/engine/game';
import type { Phrases } from '../../../shared/engine/phrases';
import type { Announcement, ChatLine, MemberView, SaidLine } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import { storedMuted, storedRead, storeMuted, storeRead } from '../browser-storage';
import { useConnection, useConnectionState } from '../connection/ConnectionContext';
import type { CommandError } from '../connection/state';
import { useCommand } from '../ui/useCommand';
import { type ChatAccess, chatAccess } from './access';
import { heardLines, tidyLine, type UnconfirmedLine, unreadIn, wasSaid } from './lines';

interface Chat {
  readonly lines: readonly ChatLine[];
  readonly members: readonly MemberView[];
  /** The names of the members whose lines this browser hides. */
  readonly muted: readonly string[];
  readonly setMuted: (names: readonly string[]) => void;
  /** How many lines of others have not been read. */
  readonly unread: number;
  /** Marks all lines as read. */
  readonly markRead: () => void;
  /** The reader's own name; null for a spectator, who cannot write. */
  readonly me: string | null;
  /** The comments of spectators. */
  readonly comments: Comments;
  /** The text in the field. It stays when the panel is closed. */
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly send: () => void;
  readonly error: CommandError | null;
  /** `closed`: what others say now is shown to the reader afterwards. */
  readonly access: ChatAccess;
  /** The sentence of what the room tells of itself. */
  readonly tell: (told: Announcement) => string;
  /** What can be said in a press, and the words of the game. */
  readonly phrases: Phrasing;
}

/** The comments of spectators, as far as the reader may read them. */
export interface Comments {
  /** About the match on the table, or the last one while there is none. */
  readonly lines: readonly SaidLine[];
  /** About the match before. */
  readonly former: readonly SaidLine[];
  /** The names of all authors of these lines, muted ones included. */
  readonly speakers: readonly string[];
  /**
   * Whether the reader can read former comments, write, or must give a name first. `none`: there is nothing for them
   * yet.
   */
  readonly access: 'none' | 'read' | 'speak' | 'name';
  /** The reader's own name among spectators. */
  readonly me: string | null;
  readonly code: string;
  /** Called once the reader has given themselves a name. */
  readonly onNamed: () => void;
}

/** The phrases of a game, and the game's words in the reader's language. */
export interface Phrasing {
  readonly phrases: Phrases;
  readonly text: Renderer;
}

const NOBODY: readonly MemberView[] = [];
const NO_SEATS: readonly Seat[] = [];
const NO_LINES: readonly SaidLine[] = [];

const Context = createContext<Chat | null>(null);

/** Provides the conversation of a room to the components below. */
export function ChatProvider({
  code,
  meta,
  tell,
  phrases,
  onNamed,
  children,
}: {
  readonly code: string;
  /** Which questions are answered out of the conversation, and with whom those talk who are out of the match. */
  readonly meta: Pick<GameMeta, 'secluding' | 'out'>;
  /** The sentence of what the room tells of itself, in the reader's language. */
  readonly tell: (told: Announcement) => string;
  readonly phrases: Phrasing;
  /** Called once whoever watches has given themselves a name. */
  readonly onNamed: () => void;
  readonly children: ReactNode;
}) {
  const connection = useConnection();
  const { chat: all, room, seat, shown, watcher, comments: byGame } = useConnectionState();
  const { send: command, fail, error, busy } = useCommand();
  const [read, setRead] = useState(() => storedRead(code));
  const [draft, setDraft] = useState('');
  const [muted, setNames] = useState(() => storedMuted(code));
  const lines = useMemo(() => heardLines(all, muted), [all, muted]);
  const setMuted = useCallback(
    (names: readonly string[]) => {
      setNames(names);
      storeMuted(code, names);
    },
    [code],
  );
  const [sent, setSent] = useState<UnconfirmedLine | null>(null);
  const members = room?.members ?? NOBODY;
  const own = members.find((member) => member.seat === seat);
  const me = own?.name ?? null;
  const last = all.at(-1)?.n ?? 0;
  const view = shown?.message.view;
  // After the end all talk together.
  const apart = meta.out?.talk === 'with-spectators' && view?.over === null ? (view.out ?? NO_SEATS) : NO_SEATS;
  const access = chatAccess(seat, meta.secluding, view?.waiting ?? [], view?.keepers, own?.voice, apart);
  const isApart = access === 'out';
  const comments = useMemo<Comments>(() => {
    const present = room?.played.length ?? 0;
    const at = (game: number): readonly SaidLine[] => heardLines(byGame[game] ?? NO_LINES, muted);
    const lines = at(present);
    const former = at(present - 1);
    const running = room !== null && room.phase !== 'lobby';
    const any = byGame[present] !== undefined || byGame[present - 1] !== undefined;
    const spectator = running && seat === null;
    const others = any ? 'read' : 'none';
    const speaks = isApart || watcher !== null;
    const may = spectator || isApart ? (speaks ? 'speak' : 'name') : others;
    const spoken = [...(byGame[present] ?? NO_LINES), ...(byGame[present - 1] ?? NO_LINES)].map(({ name }) => name);
    return { lines, former, speakers: [...new Set(spoken)], access: may, me: isApart ? me : watcher, code, onNamed };
  }, [room, seat, byGame, muted, watcher, isApart, me, code, onNamed]);

  const said = useCallback((text: string) => {
    setSent(null);
    setDraft((present) => (tidyLine(present) === text ? '' : present));
  }, []);
  useEffect(() => {
    // The acknowledgement may be lost although the line was said. Seeing the line is enough: it must not be sent twice.
    if (sent === null || !wasSaid(lines, sent)) return;
    said(sent.text);
    fail(null);
  }, [lines, sent, said, fail]);
  const markRead = useCallback(() => {
    if (last === 0) return;
    setRead(last);
    storeRead(code, last);
  }, [code, last]);

  const chat = useMemo<Chat>(() => {
    const send = () => {
      const text = tidyLine(draft);
      if (text === '' || busy || me === null || access !== 'open') return;
      setSent({ name: me, text, after: last });
      command(
        () => connection.send('say', { text }),
        () => said(text),
      );
    };
    return {
      lines,
      members,
      muted,
      setMuted,
      unread: unreadIn(lines, read, me),
      markRead,
      me,
      comments,
      draft,
      setDraft,
      send,
      error,
      access,
      tell,
      phrases,
    };
  }, [
    connection,
    command,
    busy,
    error,
    lines,
    members,
    muted,
    setMuted,
    last,
    read,
    markRead,
    me,
    comments,
    draft,
    said,
    access,
    tell,
    phrases,
  ]);
  return <Context value={chat}>{children}</Context>;
}

/** The conversation of the room. */
export function useChat(): Chat {
  const chat = useContext(Context);
  if (chat === null) throw new Error('useChat outside ChatProvider');
  return chat;
}
