/** @jest-environment ./client/testing/environment.ts */
import { cleanup, screen, within } from '@testing-library/react';

import { type Seat, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { atTable } from '../../testing/table';
import { Players } from './Players';

const MEMBERS = ['Anna', 'Ben', 'Chloé'].map((name, i) => memberView(i, name, { connected: i !== 2 }));

/** Anna plays Beck, Ben Canaris, Chloé Kordt; Chloé’s browser is away. */
function playersOf(
  s: Scenario,
  you: Seat | null,
  language: Language = 'en',
  shown: 'all' | 'an earlier moment' = 'all',
) {
  const real = s.view(null);
  const view = shown === 'all' ? real : { ...real, waiting: [] };
  // The server tells for each seat that is awaited since when.
  const waitingSince = real.waiting.map((waiting) => ({ ...waiting, since: 0 }));
  const message = { view, stateID: 1, now: 0, changedAt: 0, waitingSince };
  const at = { view, game: blackOrchestraIn(language), message, own: you, room: { members: MEMBERS } };
  draw(atTable(<Players />, at), language);
  return screen.getAllByRole('listitem');
}

function awaited(items: readonly HTMLElement[], word: string): readonly boolean[] {
  return items.map((item) => within(item).queryByText(word) !== null);
}

describe.each([
  {
    language: 'en',
    title: 'Players',
    you: 'you',
    word: 'deciding',
    presence: ['here', 'here', 'away'],
  },
  {
    language: 'fr',
    title: 'Joueurs',
    you: 'vous',
    word: 'doit répondre',
    presence: ['en ligne', 'en ligne', 'hors ligne'],
  },
] as const)('The players ($language)', ({ language, title, you, word, presence }) => {
  it('are listed by seat with their names, whom they play and whether they are there', () => {
    const items = playersOf(Scenario.turn(), null, language);
    screen.getByRole('list', { name: title });
    const names = ['Anna', 'Ben', 'Chloé'];
    const sheets = ['Ludwig Beck', 'Wilhelm Canaris', 'Erich Kordt'];
    expect(items).toHaveLength(3);
    items.forEach((item, i) => {
      within(item).getByText(names[i] ?? '');
      within(item).getByText(sheets[i] ?? '');
      within(item).getByRole('img', { name: presence[i] });
    });
  });

  it('show only the players whom the table waits for', () => {
    expect(awaited(playersOf(Scenario.turn(), null, language), word)).toEqual([true, false, false]);
  });

  it('show nobody as awaited while a moment is presented (found: a television told who was asked next during the scene)', () => {
    expect(awaited(playersOf(Scenario.turn(), null, language, 'an earlier moment'), word)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('show all players whom the table waits for', () => {
    const raid = Scenario.event('gestapo-raid-2', {
      table: (draft) => {
        one(draft, 'beck').dossier.push('forged-documents#1');
        one(draft, 'kordt').dossier.push('hidden-camera#1');
      },
    });
    expect(awaited(playersOf(raid, null, language), word)).toEqual([true, false, true]);
  });

  it('mark the reader’s own seat, and none for a spectator', () => {
    const marked = (seated: Seat | null) =>
      playersOf(Scenario.turn(), seated, language).map((item) => within(item).queryByText(you) !== null);
    expect(marked(seat(1))).toEqual([false, true, false]);
    cleanup();
    expect(marked(null)).toEqual([false, false, false]);
  });
});
