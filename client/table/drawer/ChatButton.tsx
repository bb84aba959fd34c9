import { ChatMark, UnreadNotice, useChatLabel } from '../../base/chat/ChatMark';

/** Opens the conversation while no tab for it is in sight, and counts what is unread. */
export function ChatButton({ onOpen }: { readonly onOpen: () => void }) {
  const label = useChatLabel();
  return (
    <>
      <button type="button" className="drawer-chat" aria-label={label} onClick={onOpen} data-testid="chat-open">
        <ChatMark />
      </button>
      <UnreadNotice />
    </>
  );
}
