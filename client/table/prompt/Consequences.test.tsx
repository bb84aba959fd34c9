/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import type { PreviewMessage } from '../../../shared/protocol/rooms';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { Consequences } from './Consequences';

/** What is said of an option of Beck's turn that would lead to this. */
function said(language: 'en' | 'fr', preview: PreviewMessage): string {
  const view = Scenario.turn().view('beck');
  const [ask] = view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const at = { view, game: blackOrchestraIn(language) };
  const { unmount } = draw(atTable(<Consequences ask={ask} preview={preview} />, at), language);
  const words = screen.getByTestId('preview').textContent;
  unmount();
  return words;
}

const end = { at: 'question', waiting: Scenario.turn().view('beck').waiting, asked: 'again' } as const;

/** The same question is asked again, and nothing has happened. */
const back: PreviewMessage = { patch: [], log: [], final: false, end };

test.each([
  ['en', 'Nothing changes now.'],
  ['fr', 'Rien ne change pour l’instant.'],
] as const)(
  'an option that changes nothing now says so, and one that does something does not (%s)',
  (language, nothing) => {
    expect(said(language, back)).toContain(nothing);
    const support = [{ op: 'replace', path: '/support', value: 5 }] as const;
    const told = [{ m: 'log.support', p: { n: 5, up: 1 } }];
    for (const preview of [
      { ...back, patch: support },
      { ...back, log: told },
      { ...back, end: { at: 'reveal', what: 'chance', of: 'dice' } },
    ] as const) {
      expect(said(language, preview)).not.toContain(nothing);
    }
  },
);

test.each([
  ['en', 'Nothing changes now.', 'A further choice follows.'],
  ['fr', 'Rien ne change pour l’instant.', 'Vous choisirez ensuite.'],
] as const)(
  'a further question of the same kind is a further choice (bug: “nothing changes”, before a prisoner picks whom it hits, %s)',
  (language, nothing, further) => {
    const words = said(language, { ...back, end: { ...end, asked: 'further' } });
    expect(words).toContain(further);
    expect(words).not.toContain(nothing);
  },
);

test.each([
  ['en', 'dossier', 'Then a card is drawn.'],
  ['fr', 'dossier', 'Ensuite, une carte est piochée.'],
  ['en', 'conspire:1', 'Then dice are rolled.'],
  ['fr', 'conspire:1', 'Ensuite, les dés sont lancés.'],
  ['en', 'reveal', 'Then an item is turned up.'],
  ['fr', 'reveal', 'Ensuite, un objet est révélé.'],
  ['en', 'end', 'Then the turn ends, and an event is drawn.'],
  ['fr', 'end', 'Ensuite, le tour finit et un événement est pioché.'],
] as const)('what would be revealed is named (bug: “something hidden”, %s %s)', (language, key, words) => {
  const scenario = Scenario.turn({ table: (draft) => void (one(draft, 'beck').space = 'hannover') });
  expect(said(language, scenario.preview('beck', key))).toContain(words);
});

test('the last action of a turn that finishes by itself says that an event comes then', () => {
  const scenario = Scenario.turn({
    table: (draft) => {
      draft.pub.turn.used = 2;
      const [standing] = draft.pub.standing;
      if (standing !== undefined) standing.finish = 'by-itself';
    },
  });
  expect(said('en', scenario.preview('beck', 'move:nuremberg'))).toContain(
    'Then the turn ends, and an event is drawn.',
  );
});

test.each([
  ['en', 'You only ask: Seat 2 (Wilhelm Canaris) can say no.', 'taken back'],
  ['fr', 'Ce n’est qu’une demande\u00a0: rien ne se fait si Place\u00a02 (Wilhelm Canaris) refuse.', 'irréversible'],
] as const)(
  'what only asks somebody for something says that nothing is done yet (found: “irreversible”, %s)',
  (language, words, final) => {
    const scenario = Scenario.turn({
      table: (draft) => {
        one(draft, 'canaris').items = ['map'];
      },
    });
    const shown = said(language, scenario.preview('beck', 'take:item:map:canaris'));
    expect(shown).toContain(words);
    expect(shown).not.toContain(final);
  },
);
