import { useWords } from '../i18n/WordsContext';
import { useChat } from './ChatContext';

/** The content of a button that opens the conversation: a bubble, the word where there is room, and the unread count. */
export function ChatMark() {
  const { t } = useWords();
  const { unread } = useChat();
  return (
    <>
      <Bubble />
      <span className="chat-word">{t('chat.title')}</span>
      {unread > 0 && (
        <span className="chat-count" data-testid="chat-unread">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  );
}

/** The accessible name of a button that opens the conversation, with the unread count. */
export function useChatLabel(): string {
  const { t } = useWords();
  const { unread } = useChat();
  return t('chat.open', { n: unread });
}

/** Announces the unread count to screen readers while the conversation is not shown. */
export function UnreadNotice() {
  const { t } = useWords();
  const { unread } = useChat();
  return (
    <span className="sr-only" role="status">
      {unread > 0 && t('chat.unread', { n: unread })}
    </span>
  );
}

function Bubble() {
  return (
    <svg className="chat-bubble" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M3 3.5h14v10H9.5L5.5 17v-3.5H3z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M6 7h8M6 10h5.5" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}
