import { useWords } from '../i18n/WordsContext';
import { useChat } from './ChatContext';

/** What a button that opens the conversation shows: a bubble, the word where there is room, and how much is unread. */
export function ChatMark() {
  const { say } = useWords();
  const { unread } = useChat();
  return (
    <>
      <Bubble />
      <span className="chat-word">{say('chat.title')}</span>
      {unread > 0 && (
        <span className="chat-count" data-testid="chat-unread">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  );
}

/** What a screen reader calls a button that opens the conversation. */
export function useChatLabel(): string {
  const { say } = useWords();
  const { unread } = useChat();
  return say('chat.open', { n: unread });
}

/** Tells those who cannot see the count that something was said, while the conversation is out of sight. */
export function UnreadNotice() {
  const { say } = useWords();
  const { unread } = useChat();
  return (
    <span className="sr-only" role="status">
      {unread > 0 && say('chat.unread', { n: unread })}
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
