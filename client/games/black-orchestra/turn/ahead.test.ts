import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../testing/game';
import { ahead } from './ahead';

const s = Scenario.turn({
  table: (draft) => {
    one(draft, 'kordt').space = 'prison';
    draft.pub.turn.number = 9;
  },
});
const said = (viewer: 'beck' | 'canaris' | 'kordt' | null, language: 'en' | 'fr' = 'en') =>
  ahead(s.view(viewer), blackOrchestraIn(language).text);

test('who is asked nothing reads whose turn it is and when theirs comes (found: “nothing to decide”)', () => {
  expect(said('canaris')).toBe('It is Ludwig Beck’s turn; yours comes next.');
  expect(said('canaris', 'fr')).toBe('Tour en cours\u00a0: Ludwig Beck. Le vôtre vient ensuite.');
});

test('a prisoner reads what their turn is', () => {
  expect(said('kordt')).toBe(
    'It is Ludwig Beck’s turn, then Wilhelm Canaris, then you. You are in prison: your turn is an interrogation.',
  );
});

test('whose turn goes on when others have answered reads so, and who watches the goal', () => {
  expect(said('beck')).toBe('It is your turn: it goes on once the others have decided.');
  expect(said(null)).toBe('Together, kill Hitler by a plot before time runs out.');
});

test.each([
  ['en', 'Together, kill Hitler by a plot before time runs out.', 'It is Ludwig Beck’s turn; yours comes next.'],
  [
    'fr',
    'Ensemble, tuez Hitler par un complot avant qu’il ne soit trop tard.',
    'Tour en cours\u00a0: Ludwig Beck. Le vôtre vient ensuite.',
  ],
] as const)(
  'in the first round everybody reads what the game is about (found: only who was on turn read it, %s)',
  (language, goal, next) => {
    const first = Scenario.turn();
    const { text } = blackOrchestraIn(language);
    expect(ahead(first.view('canaris'), text)).toBe(`${goal} ${next}`);
    expect(ahead(first.view(null), text)).toBe(goal);
  },
);
