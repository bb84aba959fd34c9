import type { ReactElement } from 'react';

import type { Seat } from '../../shared/engine/ask';
import type { MatchView } from '../../shared/engine/match';
import type { RoomView } from '../../shared/protocol/rooms';
import { ChatProvider } from '../base/chat/ChatContext';
import type { Game } from '../table/contract/game';
import { RulesHost } from '../table/rules/RulesHost';
import { SharedTable } from '../table/shared/SharedTable';
import { TableScreen } from '../table/TableScreen';

/**
 * The whole page of a match in tests, with conversation and rules.
 * @param at the seat of its reader, null for a spectator, or the screen that everybody sees
 */
export function WholeTable({
  view,
  game,
  room,
  at,
}: {
  readonly view: MatchView;
  readonly game: Game;
  readonly room: RoomView;
  readonly at: Seat | null | 'shared-screen';
}): ReactElement {
  const shown = { message: { view, stateID: 1, now: 0, waitingSince: [], changedAt: 0 }, clockOffsetMs: 0 };
  const table = { room, shown, game } as const;
  return (
    <ChatProvider
      code={room.code}
      meta={{ secluding: [] }}
      tell={() => ''}
      phrases={{ phrases: { words: {}, said: [] }, text: game.text }}
      onNamed={() => undefined}
    >
      <RulesHost game={game}>
        {at === 'shared-screen' ? (
          <SharedTable {...table} />
        ) : (
          <TableScreen {...table} seat={at} onTakeSeat={() => undefined} />
        )}
      </RulesHost>
    </ChatProvider>
  );
}
