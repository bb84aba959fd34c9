import { testRandom } from '../../../testing/playout';
import { blackOrchestra } from '..';
import type { Table } from '../table';
import { one, Scenario } from '../testing/scenario';
import { conspireWorth } from './conspiring';

function tableWith(edit: Parameters<typeof Scenario.turn>[0]): Table {
  return Scenario.turn(edit).sight('beck', testRandom(1)).view.table;
}

const { second } = blackOrchestra.facts as { readonly second: Parameters<typeof conspireWorth>[1] };

describe('What conspiring is worth', () => {
  const plain = tableWith({
    table: (draft) => {
      draft.pub.turn.phase = 'actions';
      draft.pub.track = 0;
    },
  });

  it('counts every outcome once', () => {
    for (const dice of [1, 2, 3]) expect(conspireWorth(plain, second, dice, () => 1)).toBeCloseTo(1, 12);
  });

  it('brings on average one action and a third of a target for each die', () => {
    expect(conspireWorth(plain, second, 3, ({ actionsLeft }) => actionsLeft)).toBeCloseTo(plain.actionsLeft, 12);
    expect(conspireWorth(plain, second, 2, ({ track }) => track)).toBeCloseTo(2 / 3, 12);
  });

  it('uses a full track for what is worth most', () => {
    const full = { ...plain, track: 2, support: 5 };
    expect(conspireWorth(full, second, 1, ({ support }) => (support === 4 ? 1 : 0))).toBeCloseTo(1 / 3, 12);
  });

  it('is not known where a card does something to such rolls', () => {
    const watched = tableWith({ table: (draft) => (one(draft, 'canaris').dossier = ['classified-papers#1']) });
    expect(conspireWorth(watched, second, 1, () => 1)).toBeNull();
  });
});
