import { ChatPanel } from './lazy';
import { Log } from './log/Log';
import { Part, People } from './map/Part';
import { MarksHelp } from './people/MarksHelp';
import { Players } from './people/Players';
import type { Pane } from './store/stops';

/** The panes to read beside the game. */
export function Reading({ pane }: { readonly pane: Pane }) {
  switch (pane) {
    case 'people':
      return (
        <>
          <Players />
          <MarksHelp />
          <People whose="everybody" />
        </>
      );
    case 'log':
      return <Log />;
    case 'chat':
      return <ChatPanel reading="yes" />;
    case 'decks':
      return <Part of="Decks" />;
  }
}
