import { testRandom } from '../../../testing/playout';
import { one, Scenario } from '../testing/scenario';
import { bots } from '.';

describe('The quick bot', () => {
  it('gives up what is illegal in a raid of the first edition, and then no more', () => {
    const s = Scenario.event('gestapo-raid-2', {
      options: { edition: 'first' },
      table: (draft) => {
        one(draft, 'canaris').dossier = ['forged-documents#1', 'cover-story#1'];
      },
    });
    const decided = (): string => bots.decide('quick', s.sight('canaris', testRandom(1)), testRandom(2)).choice.key;
    expect(decided()).toBe('discard:forged-documents#1');
    s.choose('canaris', 'discard:forged-documents#1');
    expect(decided()).toBe('done');
  });
});
