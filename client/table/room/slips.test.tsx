/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import type { WatcherId } from '../../../shared/protocol/rooms';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { atTable } from '../../testing/table';
import { FreeSeat } from './FreeSeat';
import { Knocks } from './Knocks';

describe.each([
  {
    language: 'en',
    knocks: ['Let in Zoe', 'No, do not let Zoe in'],
    free: 'The seat of Ben is free.',
    choices: ['Take it', 'Keep watching'],
  },
  {
    language: 'fr',
    knocks: ['Laisser entrer Zoe', 'Non, ne pas laisser entrer Zoe'],
    free: 'La place de Ben est libre.',
    choices: ['Prendre la place', 'Continuer à regarder'],
  },
] as const)('the slips on the table ($language)', ({ language, knocks, free, choices }) => {
  const members = [memberView(0, 'Anna'), memberView(1, 'Ben', { vacant: true })];
  const room = roomView({ phase: 'playing', members, knocks: [{ id: 7 as WatcherId, name: 'Zoe' }] });

  it('tell the host alone who asks to watch', () => {
    draw(<Knocks room={room} seat={seat(0)} />, language);
    expect(buttons()).toEqual(knocks);
  });

  it.each([seat(1), null])('tell nobody else (%s)', (own) => {
    draw(<Knocks room={room} seat={own} />, language);
    expect(buttons()).toEqual([]);
  });

  it('offer a free seat until it is declined, and not where the room is locked', async () => {
    const done: unknown[] = [];
    const at = { view: Scenario.turn().view(null), game: blackOrchestraIn(language) };
    const offer = (entrance: 'open' | 'locked') =>
      atTable(<FreeSeat />, { ...at, room: { ...room, entrance }, takeSeat: (how) => void done.push(how) });
    const { user, redraw } = draw(offer('locked'), language);
    expect(buttons()).toEqual([]);
    redraw(offer('open'));
    screen.getByText(free);
    expect(buttons()).toEqual(choices);
    await user.click(screen.getByRole('button', { name: choices[0] }));
    expect([done, buttons()]).toEqual([['seat'], choices]);
    await user.click(screen.getByRole('button', { name: choices[1] }));
    expect(buttons()).toEqual([]);
  });
});
