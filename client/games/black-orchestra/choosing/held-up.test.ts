import type { CardKey } from '../../../../shared/games/black-orchestra/state';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn, facts } from '../testing/game';
import { note } from './note';

/** Under Delay Hitler, while an event takes him from a fortified space to the Zeughaus. */
function said(
  plots: readonly CardKey[],
  language: 'en' | 'fr' = 'en',
  options = {},
  mates: readonly CardKey[] = [],
): string | null {
  const s = Scenario.event('parade-in-berlin', {
    table: (draft) => {
      draft.pub.leaders.hitler = { state: 'board', space: 'tannenberg' };
      one(draft, 'beck').motivation = 'reckless';
      one(draft, 'beck').dossier = ['delay-hitler#1', ...plots];
      one(draft, 'canaris').dossier = [...mates];
    },
  });
  const [ask] = s.asks('beck');
  const option = ask?.options.find(({ key }) => key === 'react:delay-hitler#1');
  if (option === undefined) throw new RangeError('nothing to react with');
  return note({ option, options, view: s.view('beck'), facts, text: blackOrchestraIn(language).text });
}

test.each([
  ['en', 'here', 'suitcase-bomb#1', '“Suitcase Bomb” is possible where Hitler is now'],
  ['en', 'there', 'poison-food#1', '“Poison Food” is possible where Hitler goes'],
  ['en', 'neither', 'ambush#1', '“Ambush” is possible in neither space'],
  ['fr', 'here', 'suitcase-bomb#1', '«\u00a0Bombe dans la mallette\u00a0» peut viser Hitler là où il est'],
  ['fr', 'neither', 'ambush#1', '«\u00a0Embuscade\u00a0» ne peut le viser dans aucun des deux lieux'],
] as const)(
  'says of the plot that its holder has whom holding Hitler up would serve (%s, %s)',
  (language, _, plot, words) => {
    expect(said([plot], language)).toBe(words);
  },
);

test('says nothing of a plot that can strike him anywhere, without a plot, and where the table works nothing out', () => {
  expect([said(['sniper#1']), said([]), said(['suitcase-bomb#1'], 'en', { plans: 'off' })]).toEqual([null, null, null]);
});

test('says of a mate’s plot where alone it is possible, unless everybody keeps to their own (found: his own plot gained nothing, a mate’s did)', () => {
  const mates = ['suitcase-bomb#1', 'ambush#1'] as const;
  expect(said([], 'en', {}, mates)).toBe('“Suitcase Bomb” is possible where Hitler is now');
  expect(said([], 'en', { plans: 'own' }, mates)).toBeNull();
});
