import { IN_ADVANCE } from '../../../../shared/engine/ask';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { wayOf } from '../../../table/choices/pressing';
import { choosing } from './choosing';

test('what a penalty takes opens before it is given up for good (bug: the first tap was final)', () => {
  const way = (kind: string, id: string) =>
    wayOf(
      { kind: 'penalty' },
      { key: id, ref: { kind, id } },
      { habit: 'look-first', pressed: 'option', slot: null, choosing },
    );
  expect([way('item', 'beck:map'), way('card', 'slow-news-day#1'), way('leader', 'hess')]).toEqual([
    'try',
    'try',
    'try',
  ]);
});

test.each(['raid', 'draw', 'peek', 'may', 'consent'])(
  'what a question of the kind %s spends or reveals for good opens first (bug: a card was gone at one tap)',
  (kind) => {
    const way = (key: string) =>
      wayOf({ kind }, { key }, { habit: 'look-first', pressed: 'option', slot: null, choosing });
    expect([way('yes'), way('no')]).toEqual(['try', 'act']);
  },
);

test('a card against the next event stands at the end of a turn, and no other order does (found: it lay in a fold, and was never played)', () => {
  const s = Scenario.turn({
    holders: 'said-nothing',
    table: (draft) => void (one(draft, 'beck').dossier = ['slow-news-day#1', 'officer-recruited#1']),
  });
  const orders = s
    .view('beck')
    .asks.filter(({ kind }) => kind === IN_ADVANCE)
    .flatMap(({ options }) => options);
  expect(orders.length).toBeGreaterThan(1);
  expect(orders.filter(choosing.closingOrder).map(({ key }) => key)).toEqual(['order:use:slow-news-day#1']);
});
