/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { Scenario } from '../../shared/games/black-orchestra/testing/scenario';
import type { PreviewMessage } from '../../shared/protocol/rooms';
import { blackOrchestraIn } from '../games/black-orchestra/testing/game';
import { draw } from '../testing/draw';
import { Consequences } from './Consequences';

/** What is said of an option of Beck's turn that would lead to this. */
function said(language: 'en' | 'fr', preview: PreviewMessage): string {
  const view = Scenario.turn().view('beck');
  const [ask] = view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const of = { ask, view, game: blackOrchestraIn(language), members: [] };
  const { unmount } = draw(<Consequences {...of} preview={preview} />, language);
  const words = screen.getByTestId('preview').textContent;
  unmount();
  return words;
}

/** The same question is asked again, and nothing has happened. */
const back: PreviewMessage = {
  patch: [],
  log: [],
  final: false,
  end: { at: 'question', waiting: Scenario.turn().view('beck').waiting },
};

test.each([
  ['en', 'Nothing changes now.'],
  ['fr', 'Rien ne change pour l’instant.'],
] as const)(
  'an option that changes nothing now says so, and one that does something does not (%s)',
  (language, nothing) => {
    expect(said(language, back)).toContain(nothing);
    const support = [{ op: 'replace', path: '/support', value: 5 }] as const;
    const told = [{ m: 'log.support', p: { n: 5 } }];
    for (const preview of [
      { ...back, patch: support },
      { ...back, log: told },
      { ...back, end: { at: 'reveal', what: 'chance' } },
    ] as const) {
      expect(said(language, preview)).not.toContain(nothing);
    }
  },
);
