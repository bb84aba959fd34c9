import { type KeyboardEvent, type ReactElement, useRef } from 'react';

import { ChatMark, UnreadNotice, useChatLabel } from '../../base/chat/ChatMark';
import { useWords } from '../../base/i18n/WordsContext';
import type { Pane } from '../store/stops';

/** The tabs that choose which pane is read, or that none is. The left and right arrows go from one to the next. */
export function Tabs<Tab extends Pane | 'table'>({
  id,
  panes,
  shown,
  onPane,
}: {
  /** The prefix of the tabs' ids. */
  readonly id: string;
  readonly panes: readonly Tab[];
  /** The pane that is on the screen; null when none is, and the tabs only open one. */
  readonly shown: Tab | null;
  readonly onPane: (pane: Tab) => void;
}) {
  const { t } = useWords();
  const chatLabel = useChatLabel();
  const list = useRef<HTMLDivElement>(null);
  const stop = shown ?? panes[0];
  const key = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    tabs[(at + step + tabs.length) % tabs.length]?.focus();
    event.preventDefault();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={t('table.tabs')} ref={list} onKeyDown={key}>
        {panes.map((pane) => (
          <button
            key={pane}
            id={`${id}-${pane}`}
            type="button"
            role="tab"
            aria-selected={pane === shown}
            aria-label={pane === 'chat' ? chatLabel : undefined}
            tabIndex={pane === stop ? 0 : -1}
            onClick={() => onPane(pane)}
            data-testid={pane === 'chat' ? 'chat-open' : 'tab'}
            data-pane={pane}
          >
            <TabName of={pane} />
          </button>
        ))}
      </div>
      {shown !== 'chat' && <UnreadNotice />}
    </>
  );
}

function TabName({ of }: { readonly of: Pane | 'table' }): ReactElement {
  const { t } = useWords();
  return of === 'chat' ? <ChatMark /> : <>{t(`table.tab.${of}`)}</>;
}
