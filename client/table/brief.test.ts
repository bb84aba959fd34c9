import { type Ask, askId, type Option, seat } from '../../shared/engine/ask';
import { type Brief, briefOf } from './brief';

function ask(id: string, options: readonly (readonly [key: string, group?: string])[]): Ask {
  return {
    id: askId(id),
    seat: seat(0),
    kind: 'action',
    prompt: { m: 'prompt' },
    options: options.map(([key, group]): Option => ({
      key,
      label: { m: key },
      ...(group === undefined ? {} : { group }),
    })),
  };
}

/** The row in short: options by key, groups by heading and number. */
function row({ asks, more }: Brief): readonly string[] {
  const entries = asks.flatMap((one) =>
    one.entries.map((entry) => (entry.kind === 'option' ? entry.option.key : `${entry.heading} ${entry.n}`)),
  );
  return more > 0 ? [...entries, `and ${more}`] : entries;
}
const anything = () => true;

test('up to four options are all shown', () => {
  const brief = briefOf([ask('1', [['yes'], ['no']]), ask('any', [['play']])], anything);
  expect([row(brief), brief.worth]).toEqual([['yes', 'no', 'play'], 'enough']);
});

test('of more, three are shown, and how many are left', () => {
  const brief = briefOf([ask('1', [['a'], ['b'], ['c'], ['d'], ['e']])], anything);
  expect([row(brief), brief.worth]).toEqual([['a', 'b', 'c', 'and 2'], 'excerpt']);
});

test('what the whole list folds is one entry', () => {
  const moves = ['p', 'q', 'r', 's', 't', 'u', 'v'].map((key) => [key, 'move'] as const);
  const brief = briefOf([ask('1', [['draw'], ...moves, ['end']]), ask('any', [['play'], ['drop']])], anything);
  expect([row(brief), brief.worth]).toEqual([['draw', 'move 7', 'end', 'and 2'], 'enough']);
});

test('an option that cannot be read in a row is left for the list, and its question is still there', () => {
  const brief = briefOf([ask('1', [['long'], ['short']])], (_, { key }) => key === 'short');
  expect([row(brief), brief.worth]).toEqual([['short', 'and 1'], 'excerpt']);
  const none = briefOf([ask('1', [['long']])], () => false);
  expect([row(none), none.asks.map((one) => one.ask.id)]).toEqual([['and 1'], ['1']]);
});
