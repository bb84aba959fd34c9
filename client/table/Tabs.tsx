import { ChatMark, UnreadNotice, useChatLabel } from '../base/chat/ChatMark';
import { useWords } from '../base/i18n/WordsContext';
import type { Layout } from './useLayout';

/** What the lower part of a small screen shows; `table` gives all the room to the table. */
export type Pane = 'table' | 'actions' | 'log' | 'players' | 'chat';

const PANES: Readonly<Record<Layout, readonly Pane[]>> = {
  tabs: ['table', 'actions', 'log', 'players', 'chat'],
  side: ['log', 'chat'],
  wide: [],
};

/**
 * The tabs of a small screen, in reach of the thumb. Beside a larger table what happened and what is said share one place;
 * the largest has room for everything at once.
 */
export function Tabs({
  layout,
  pane,
  asked,
  onPane,
}: {
  readonly layout: Layout;
  readonly pane: Pane;
  /** Whether this viewer is asked something. */
  readonly asked: 'asked' | 'idle';
  readonly onPane: (pane: Pane) => void;
}) {
  const { say } = useWords();
  const chatLabel = useChatLabel();
  const panes = PANES[layout];
  if (panes.length === 0) return null;
  const shown = layout === 'side' && pane !== 'chat' ? 'log' : pane;
  const press = (one: Pane) => onPane(layout === 'tabs' && one === pane ? 'table' : one);
  return (
    <nav className="tabs">
      {panes.map((one) =>
        one === 'chat' ? (
          <button
            key={one}
            type="button"
            aria-label={chatLabel}
            aria-pressed={one === shown}
            onClick={() => press(one)}
            data-testid="chat-open"
            data-pane={one}
          >
            <ChatMark />
          </button>
        ) : (
          <button
            key={one}
            type="button"
            aria-pressed={one === shown}
            data-asked={one === 'actions' ? asked : 'idle'}
            onClick={() => press(one)}
            data-testid="tab"
            data-pane={one}
          >
            {say(`table.tab.${one}`)}
          </button>
        ),
      )}
      {shown !== 'chat' && <UnreadNotice />}
    </nav>
  );
}
