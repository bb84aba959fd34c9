import type { ReactElement } from 'react';

import type { MatchView } from '../../shared/engine/match';
import type { RoomView } from '../../shared/protocol/rooms';
import { makeRenderer, type Renderer } from '../../shared/text/render';
import type { Game } from '../table/contract/game';
import { LINE } from '../table/contract/timing';
import { CoverProvider } from '../table/curtain/Cover';
import { stillTable } from '../table/store/still';
import type { Looks, TableInput, TableState } from '../table/store/table';
import { TableProvider, useTable } from '../table/store/TableContext';
import { roomView } from './room';

/** A view in which nothing has happened and nobody is asked. */
export const BARE_VIEW: MatchView = {
  rules: 'toy-1',
  you: null,
  asks: [],
  waiting: [],
  keepers: {},
  table: null,
  log: [],
  over: null,
};

/** What a test says of its table: the view and the game; all else is as at a table at which nothing happens. */
export interface Setting extends Partial<Omit<TableInput, 'view' | 'game' | 'room'>> {
  readonly view: MatchView;
  readonly game: Game;
  readonly room?: Partial<RoomView>;
  /** What is looked at first. */
  readonly looks?: Partial<Looks>;
}

/** A table in a test, and what its reader looks at. */
export class TestTable {
  private state: TableState | null = null;

  /** A part of the screen at this table. Given again with another setting, the table goes on from there. */
  around(part: ReactElement, { view, game, room, looks = {}, ...given }: Setting): ReactElement {
    return (
      <CoverProvider>
        <TableProvider
          given={{ ...stillTable(roomView({ phase: 'playing', ...room }), view, game), ...given }}
          looks={looks}
        >
          {part}
          <Probe tell={(state) => (this.state = state)} />
        </TableProvider>
      </CoverProvider>
    );
  }

  /** What the table is drawn from now. Throws before it has been drawn. */
  now(): TableState {
    if (this.state === null) throw new Error('the table has not been drawn yet');
    return this.state;
  }
}

/** A game with so much of its meta and these words, whose drawing nobody asks for. */
export function bareGame(meta: Partial<Game['meta']> = {}, text: Renderer = makeRenderer('en', {})): Game {
  const client = {
    seatName: () => null,
    story: { lines: {}, people: () => [], place: () => null, timing: () => LINE },
    choosing: { unhurried: [], scenes: [], slots: null },
  };
  return { text, client, meta: { secluding: [], ...meta }, facts: null } as unknown as Game;
}

/** A part of the screen at a table whose state nobody asks for. */
export function atTable(part: ReactElement, setting: Setting): ReactElement {
  return new TestTable().around(part, setting);
}

function Probe({ tell }: { readonly tell: (state: TableState) => void }): null {
  tell(useTable((table) => table));
  return null;
}
