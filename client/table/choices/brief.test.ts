import { type Ask, askId, type Option, seat } from '../../../shared/engine/ask';
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
const plain = { leaving: [], mainly: [], aside: [] };

test('up to four options are all shown', () => {
  const brief = briefOf([ask('1', [['yes'], ['no']]), ask('any', [['play']])], anything, plain);
  expect([row(brief), brief.worth]).toEqual([['yes', 'no', 'play'], 'enough']);
});

test('of more, three are shown, and how many are left', () => {
  const brief = briefOf([ask('1', [['a'], ['b'], ['c'], ['d'], ['e']])], anything, plain);
  expect([row(brief), brief.worth]).toEqual([['a', 'b', 'c', 'and 2'], 'excerpt']);
});

test('what the whole list folds is one entry', () => {
  const moves = ['p', 'q', 'r', 's', 't', 'u', 'v'].map((key) => [key, 'move'] as const);
  const brief = briefOf([ask('1', [['draw'], ...moves, ['end']]), ask('any', [['play'], ['drop']])], anything, plain);
  expect([row(brief), brief.worth]).toEqual([['draw', 'move 7', 'end', 'and 2'], 'enough']);
});

test('an option that cannot be read in a row is left for the list, and its question is still there', () => {
  const brief = briefOf([ask('1', [['long'], ['short']])], (_, { key }) => key === 'short', plain);
  expect([row(brief), brief.worth]).toEqual([['short', 'and 1'], 'excerpt']);
  const none = briefOf([ask('1', [['long']])], () => false, plain);
  expect([row(none), none.asks.map((one) => one.ask.id)]).toEqual([['and 1'], ['1']]);
});

test('the way out of a question is in the row, and so are its main actions, at the same place from step to step (bug: No was the last of fourteen options, Finish two screens down)', () => {
  const ways = { leaving: ['no', 'end'], mainly: ['move'], aside: [] };
  const visit = ask('1', [['paris'], ['riga'], ['posen'], ['munich'], ['no']]);
  expect(row(briefOf([visit], anything, ways))).toEqual(['paris', 'riga', 'no', 'and 2']);
  const rest = [['p', 'move'], ['q', 'move'], ['end']] as const;
  const full = ask('1', [['deliver'], ['draw'], ['conspire'], ...rest]);
  const later = ask('2', [['draw'], ['conspire'], ...rest]);
  expect([full, later].map((one) => row(briefOf([one], anything, ways)))).toEqual([
    ['deliver', 'move 2', 'end', 'and 2'],
    ['draw', 'conspire', 'move 2', 'end'],
  ]);
});

test('what is seldom wanted is one entry also where a row could hold it', () => {
  const request = ask('1', [['yes'], ['no'], ['yes, always', 'always'], ['no, always', 'always']]);
  const brief = briefOf([request], anything, { ...plain, aside: ['always'] });
  expect([row(brief), brief.worth]).toEqual([['yes', 'no', 'always 2'], 'enough']);
});
