/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import { draw } from '../../testing/draw';
import { roomView } from '../../testing/room';
import { WatchSettings } from './WatchSettings';

describe.each([
  { language: 'en', legend: 'Delay for spectators', values: ['None', '5 moves', '20 moves'], late: '5 moves late' },
  {
    language: 'fr',
    legend: 'Retard pour le public',
    values: ['Aucun', '5 coups', '20 coups'],
    late: '5 coups de retard',
  },
] as const)('how late spectators see the table ($language)', ({ language, legend, values, late }) => {
  const delays = () => screen.getByRole('group', { name: legend });

  it('is chosen by the host in the lobby, and says what it means', () => {
    draw(<WatchSettings room={roomView({ delay: 'few' })} who="host" />, language);
    const shown = within(delays())
      .getAllByRole('radio')
      .map((one) => [one.getAttribute('aria-label') ?? one.closest('label')?.textContent, one.matches(':checked')]);
    expect(shown).toEqual(values.map((value, i) => [value, i === 1]));
    expect(delays().textContent).toContain(late);
    expect(delays().matches(':disabled')).toBe(false);
  });

  it('is only read by others, and once the game has begun', () => {
    const { redraw } = draw(<WatchSettings room={roomView()} who="guest" />, language);
    expect(delays().matches(':disabled')).toBe(true);
    redraw(<WatchSettings room={roomView({ phase: 'playing' })} who="host" />);
    expect(delays().matches(':disabled')).toBe(true);
  });

  it('is no question where nobody may watch', () => {
    draw(<WatchSettings room={roomView({ watching: 'off' })} who="host" />, language);
    expect(screen.queryByRole('group', { name: legend })).toBeNull();
  });
});
