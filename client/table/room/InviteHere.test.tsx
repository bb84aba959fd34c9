/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { RoomSlip } from './RoomSlip';

test.each([
  ['en', 'Copy the link'],
  ['fr', 'Copier le lien'],
] as const)(
  'the room of a running game gives its link (found: a host found none, and spelt the code to a late friend, %s)',
  async (language, copy) => {
    const members = [memberView(0, 'Anna'), memberView(1, 'Ben')];
    const setting = { view: BARE_VIEW, game: bareGame(), room: { members }, seat: seat(0), own: seat(0) };
    const { user } = draw(atTable(<RoomSlip />, setting), language);
    await user.click(within(screen.getByTestId('invite-here')).getByRole('button', { name: copy }));
    expect(await navigator.clipboard.readText()).toMatch(/[/]r[/][A-Z0-9]{5}$/);
  },
);
