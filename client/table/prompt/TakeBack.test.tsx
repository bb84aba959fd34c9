/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { TestTable } from '../../testing/table';
import type { Looks } from '../store/table';
import { TakeBack } from './TakeBack';

function drawn(scenario: Scenario, language: 'en' | 'fr' = 'en', looks: Partial<Looks> = {}) {
  const told: string[] = [];
  const table = new TestTable();
  const part = (
    <>
      <TakeBack at="table" />
      <input aria-label="talk" />
    </>
  );
  const choose = (_: string, key: string) => void told.push(key);
  const at = { view: scenario.view('beck'), game: blackOrchestraIn(language), choose, looks };
  return { ...draw(table.around(part, at), language), told, table };
}

describe('taking back', () => {
  it('is a button that names the last answer, in both languages', async () => {
    const { user, told } = drawn(Scenario.turn().choose('beck', 'move:hannover'));
    await user.click(screen.getByRole('button', { name: 'Undo: Move to Hannover' }));
    expect(told).toEqual(['undo']);
  });

  it('speaks French', () => {
    drawn(Scenario.turn().choose('beck', 'move:hannover'), 'fr');
    expect(screen.getByRole('button', { name: /^Annuler\u00a0: /u })).toBeTruthy();
  });

  it('is Ctrl+Z too, but not in a field', async () => {
    const { user, told } = drawn(Scenario.turn().choose('beck', 'move:hannover'));
    await user.keyboard('{Control>}z{/Control}');
    expect(told).toEqual(['undo']);
    await user.click(screen.getByRole('textbox', { name: 'talk' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(told).toEqual(['undo']);
  });

  it('waits while a card must be closed first (bug: Ctrl+Z took back a step beneath an open card)', async () => {
    const { user, told } = drawn(Scenario.turn().choose('beck', 'move:hannover'));
    const card = document.createElement('section');
    card.setAttribute('aria-modal', 'true');
    document.body.append(card);
    await user.keyboard('{Control>}z{/Control}');
    expect(told).toEqual([]);
    card.remove();
    await user.keyboard('{Control>}z{/Control}');
    expect(told).toEqual(['undo']);
  });

  it('only says what looking is where presses only explain', async () => {
    const { user, told, table } = drawn(Scenario.turn().choose('beck', 'move:hannover'), 'en', { mode: 'look' });
    await user.click(screen.getByRole('button', { name: 'Undo: Move to Hannover' }));
    expect(told).toEqual([]);
    expect(table.now().dialog).toBe('look-only');
  });

  it('is not there where nothing can be taken back', () => {
    drawn(Scenario.turn());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
