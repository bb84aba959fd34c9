import { act } from '@testing-library/react';
import type { ReactElement } from 'react';

import { seat } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { memberView, roomView } from '../../../testing/room';
import { WholeTable } from '../../../testing/whole-table';
import { complotsIn } from './game';

const MEMBERS = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name, at) => memberView(at, name));
/** Who looks on: a seat, or null for the screen that everybody sees. */
export type Reader = 'A' | 'B' | 'C' | null;

/** The whole table of a room, as it looks to a reader. */
export function Page({
  view,
  reader,
  language = 'en',
}: {
  readonly view: MatchView<Table>;
  readonly reader: Reader;
  readonly language?: Language;
}): ReactElement {
  const game = complotsIn(language);
  const room = roomView({ phase: 'playing', game: 'complots', members: MEMBERS });
  const at = reader === null ? 'shared-screen' : seat('ABCD'.indexOf(reader));
  return <WholeTable view={view} game={game} room={room} at={at} />;
}

/** All that stands on the page. The names that React makes for its parts count up from page to page. */
export function page(): string {
  return `${document.title} ${document.body.innerHTML}`.replaceAll(/_r_[0-9a-z]+_|«r[0-9a-z]+»|:r[0-9a-z]+:/g, '');
}

/** How often a page that is watched is looked at. */
export const LOOK_EVERY_MS = 20;

/** What stands on the page every fiftieth of a second for so long, in fake time. */
export function watchedFor(ms: number): readonly string[] {
  return Array.from({ length: Math.ceil(ms / LOOK_EVERY_MS) }, () => {
    const seen = page();
    act(() => jest.advanceTimersByTime(LOOK_EVERY_MS));
    return seen;
  });
}
