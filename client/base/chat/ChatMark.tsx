import { useWords } from '../i18n/WordsContext';
import { useTold } from '../told/Told';
import { Icon } from '../ui/Icon';
import { useChat } from './ChatContext';

/** The content of a button that opens the conversation: a bubble, the word where there is room, and the unread count. */
export function ChatMark() {
  const { t } = useWords();
  const { unread } = useChat();
  return (
    <>
      <Icon name="bubble" />
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

/** Tells screen readers the unread count while the conversation is not shown. */
export function UnreadNotice(): null {
  const { t } = useWords();
  const { unread } = useChat();
  useTold('unread', unread > 0 ? t('chat.unread', { n: unread }) : '');
  return null;
}
