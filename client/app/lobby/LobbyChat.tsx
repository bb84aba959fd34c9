import { useEffect, useRef, useState } from 'react';

import { ChatMark, UnreadNotice, useChatLabel } from '../../base/chat/ChatMark';
import { ChatPanel } from '../../base/chat/ChatPanel';
import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { useMedia } from '../../base/ui/useMedia';

const PANEL = 'lobby-chat';

/** How the lobby shows the conversation: in a column, or in a drawer that can be opened and closed. */
export interface LobbyChatState {
  readonly place: 'column' | 'drawer';
  readonly shown: 'shown' | 'hidden';
  readonly toggle: () => void;
}

/** Keeps whether the drawer is open; Escape closes it. */
export function useLobbyChat(): LobbyChatState {
  const place = useMedia('lobby-chat-column') ? 'column' : 'drawer';
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);
  return { place, shown: place === 'column' || open ? 'shown' : 'hidden', toggle: () => setOpen(!open) };
}

/** The button that opens and closes the drawer. There is none where the conversation has a column. */
export function LobbyChatButton({ chat }: { readonly chat: LobbyChatState }) {
  const label = useChatLabel();
  if (chat.place === 'column') return null;
  return (
    <>
      <button
        type="button"
        className="plain lobby-chat-open"
        aria-label={label}
        aria-expanded={chat.shown === 'shown'}
        aria-controls={PANEL}
        onClick={chat.toggle}
        data-testid="chat-open"
      >
        <ChatMark />
      </button>
      {chat.shown === 'hidden' && <UnreadNotice />}
    </>
  );
}

/** The conversation in the lobby. */
export function LobbyChat({ chat }: { readonly chat: LobbyChatState }) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { shown } = chat;
  useEffect(() => {
    // When the drawer closes while the focus is in it, the focus goes back to the button that opened it.
    const element = box.current;
    if (shown === 'hidden' || element === null) return undefined;
    return () => {
      if (!element.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>(`[aria-controls=${PANEL}]`)?.focus();
    };
  }, [shown]);
  return (
    <div ref={box} className="sheet lobby-chat" id={PANEL} data-over hidden={shown === 'hidden'}>
      <header>
        <h2>{t('chat.title')}</h2>
        {chat.place === 'drawer' && (
          <button type="button" className="icon" aria-label={t('table.close')} onClick={chat.toggle}>
            <Icon name="cross" />
          </button>
        )}
      </header>
      <ChatPanel reading={shown === 'shown' ? 'yes' : 'no'} />
    </div>
  );
}
