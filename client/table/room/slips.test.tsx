/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import type { WatcherId } from '../../../shared/protocol/rooms';
import { buttons, draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { FreeSeat } from './FreeSeat';
import { Knocks } from './Knocks';

describe.each([
  {
    language: 'en',
    knocks: ['Let in Zoe', 'No, do not let Zoe in'],
    free: 'The seat of Ben is free.',
    choices: ['Take it', 'I go on watching'],
  },
  {
    language: 'fr',
    knocks: ['Laisser entrer Zoe', 'Non, ne pas laisser entrer Zoe'],
    free: 'La place de Ben est libre.',
    choices: ['La prendre', 'Je continue à regarder'],
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
    const offer = (declined: ReadonlySet<never>, entrance: 'open' | 'locked') => (
      <FreeSeat
        room={{ ...room, entrance }}
        declined={declined}
        onTake={() => done.push('take')}
        onDecline={(id) => done.push(id)}
      />
    );
    const { user, redraw } = draw(offer(new Set(), 'open'), language);
    screen.getByText(free);
    expect(buttons()).toEqual(choices);
    for (const name of choices) await user.click(screen.getByRole('button', { name }));
    expect(done).toEqual(['take', 2]);
    redraw(offer(new Set([2 as never]), 'open'));
    expect(buttons()).toEqual([]);
    redraw(offer(new Set(), 'locked'));
    expect(buttons()).toEqual([]);
  });
});
