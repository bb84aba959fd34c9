import { wayOf } from '../../../table/choices/pressing';
import { choosing } from './choosing';

test('what a penalty takes opens before it is given up for good (bug: the first tap was final)', () => {
  const way = (kind: string, id: string) =>
    wayOf({ kind: 'penalty' }, { key: id, ref: { kind, id } }, { habit: 'look-first', pressed: 'option', choosing });
  expect([way('item', 'beck:map'), way('card', 'slow-news-day#1'), way('leader', 'hess')]).toEqual([
    'try',
    'try',
    'try',
  ]);
});

test.each(['raid', 'draw', 'peek', 'may', 'consent'])(
  'what a question of the kind %s spends or reveals for good opens first (bug: a card was gone at one tap)',
  (kind) => {
    const way = (key: string) => wayOf({ kind }, { key }, { habit: 'look-first', pressed: 'option', choosing });
    expect([way('yes'), way('no')]).toEqual(['try', 'act']);
  },
);
