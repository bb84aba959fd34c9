import { memo, useEffect, useMemo, useRef, useState } from 'react';

import { ANY_TIME, type Ref, type Seat } from '../../shared/engine/ask';
import type { RoomView } from '../../shared/protocol/rooms';
import { ChatPanel } from '../base/chat/ChatPanel';
import type { Shown } from '../base/connection/state';
import { useWords } from '../base/i18n/WordsContext';
import { Explanation } from './Explanation';
import type { Game } from './game';
import { Guard } from './Guard';
import { Log } from './Log';
import { Players } from './Players';
import { Prompt } from './Prompt';
import { StatusLine } from './StatusLine';
import { type Pane, Tabs } from './Tabs';
import { meaningOfTap, type TapMode, targetsOf } from './targets';
import { TopBar } from './TopBar';
import { useAnswers } from './useAnswers';
import { useLayout } from './useLayout';

const NOTHING: ReadonlySet<string> = new Set();

/** Around the game's own drawing: who is awaited, what can be done, what happened. Not drawn again for what is only said. */
export const Table = memo(function Table({
  room,
  seat,
  shown,
  game,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly shown: Shown;
  readonly game: Game;
}) {
  const { say } = useWords();
  const { message } = shown;
  const { view } = message;
  const { text, client } = game;
  const { pending, choose } = useAnswers(message);
  const [mode, setMode] = useState<TapMode>('act');
  const [narrow, setNarrow] = useState<Ref | null>(null);
  const [explained, setExplained] = useState<Ref | null>(null);
  const [emphasis, setEmphasis] = useState(NOTHING);
  const layout = useLayout();
  const [pane, setPane] = useState<Pane>('actions');
  const [freshFrom, setFreshFrom] = useState(view.log.length);
  const side = useRef<HTMLElement>(null);
  const targets = useMemo(() => targetsOf(view.asks), [view.asks]);
  const over = view.over !== null;
  const asked = !over && view.asks.some(({ kind }) => kind !== ANY_TIME);
  const askIds = view.asks.map(({ id }) => id).join(' ');

  useEffect(() => {
    setNarrow(null);
    setEmphasis(NOTHING);
  }, [askIds]);
  useEffect(() => {
    // Small screens: the actions come up when there is something to do, and give the room back to the table after. Somebody
    // who is writing is left alone: the status line and the mark on the tab tell.
    setPane((before) => {
      if (before === 'chat') return before;
      if (asked || over) return 'actions';
      return before === 'actions' ? 'table' : before;
    });
  }, [asked, over]);
  useEffect(() => {
    document.title = `${asked ? `● ${say('app.your-turn')} · ` : ''}${room.code} · ${say('app.title')}`;
  }, [asked, room.code, say]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setExplained(null);
      setNarrow(null);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, []);

  const answer: typeof choose = (ask, key) => {
    setFreshFrom(view.log.length);
    setExplained(null);
    choose(ask, key);
  };
  const showActions = () => {
    // Elsewhere they are never away.
    if (layout === 'tabs') setPane('actions');
  };
  const tap = (ref: Ref) => {
    const meaning = meaningOfTap(targets, ref, mode);
    switch (meaning.kind) {
      case 'act':
        answer(meaning.target.ask.id, meaning.target.option.key);
        return;
      case 'narrow':
        setExplained(null);
        setNarrow(meaning.ref);
        showActions();
        return;
      case 'explain':
        setExplained(meaning.ref);
        return;
    }
  };
  const toActions = () => {
    showActions();
    side.current?.focus({ preventScroll: true });
  };
  const awaiting = { members: room.members, waitingSince: message.waitingSince, ahead: shown.ahead };
  return (
    <div className="table-screen" data-pane={pane}>
      <button type="button" className="skip" onClick={toActions}>
        {say('table.skip')}
      </button>
      <TopBar room={room} seat={seat} mode={mode} onMode={setMode}>
        <Players {...awaiting} seat={seat} view={view} game={game} />
      </TopBar>
      <main className="table-region" aria-label={say('table.region')}>
        <Guard instead={say('table.broken')} of={view}>
          <client.Table
            view={view}
            members={room.members}
            text={text}
            targets={targets}
            tap={tap}
            emphasis={emphasis}
          />
        </Guard>
        {explained !== null && (
          <Explanation of={explained} view={view} game={game} onClose={() => setExplained(null)} />
        )}
      </main>
      <aside className="side" ref={side} tabIndex={-1} aria-label={say('table.panel')}>
        <StatusLine {...awaiting} view={view} game={game} />
        <div className="pane" data-name="actions">
          <Prompt
            view={view}
            game={game}
            pending={pending}
            narrow={narrow}
            onWiden={() => setNarrow(null)}
            choose={answer}
            point={(things) => setEmphasis(things ?? NOTHING)}
          />
        </div>
        <Tabs layout={layout} pane={pane} asked={asked ? 'asked' : 'idle'} onPane={setPane} />
        <div className="pane" data-name="log">
          <Log
            log={view.log}
            text={text}
            freshFrom={seat === null ? null : freshFrom}
            point={(things) => setEmphasis(things ?? NOTHING)}
          />
        </div>
        <div className="pane" data-name="chat">
          {layout === 'wide' && <h3>{say('chat.title')}</h3>}
          <ChatPanel reading={layout === 'wide' || pane === 'chat' ? 'yes' : 'no'} />
        </div>
        <div className="pane" data-name="players">
          <Players {...awaiting} seat={seat} view={view} game={game} />
        </div>
      </aside>
    </div>
  );
});
