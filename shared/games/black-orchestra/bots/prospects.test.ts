import { testRandom } from '../../../testing/playout';
import { blackOrchestra } from '..';
import type { FactsByEdition } from '../forecast/facts';
import { one, putTile, Scenario } from '../testing/scenario';
import { bestChances } from './prospects';
import { WEIGHTS } from './weights';

const { second } = blackOrchestra.facts as FactsByEdition;

/** Beck holds a plot beside Hitler; the best that the team could make of it, by who attempts it. */
function bestOf(edit: Parameters<typeof Scenario.turn>[0]): ReadonlyMap<string, number> {
  const s = Scenario.turn({
    options: { difficulty: 'easy' },
    table: (draft) => {
      const beck = one(draft, 'beck');
      Object.assign(beck, { space: 'deutschlandhalle', motivation: 'reckless', dossier: ['lone-gunman#1'] });
      edit?.table?.(draft);
    },
  });
  const { table } = s.sight('beck', testRandom(1)).view;
  return bestChances(table, second, WEIGHTS.second);
}

describe('What the team could make of its plots', () => {
  it('counts on an item in other hands, less the farther it is', () => {
    const with_ = (space: 'deutschlandhalle' | 'gestapo-hq' | 'paris'): number =>
      bestOf({ table: (draft) => Object.assign(one(draft, 'canaris'), { space, items: ['weapons'] }) }).get('beck') ??
      0;
    const without = bestOf({}).get('beck') ?? 0;
    expect(with_('deutschlandhalle')).toBeGreaterThan(with_('gestapo-hq'));
    expect(with_('gestapo-hq')).toBeGreaterThan(with_('paris'));
    expect(with_('paris')).toBeGreaterThan(without);
  });

  it('counts on an open tile', () => {
    const lying = bestOf({ table: (draft) => putTile(draft, 'gestapo-hq', 'weapons', 'up') }).get('beck') ?? 0;
    expect(lying).toBeGreaterThan(bestOf({}).get('beck') ?? 0);
  });

  it('counts on handing a plot to somebody more motivated, and to nobody else', () => {
    expect([...bestOf({}).keys()]).toEqual(['beck']);
    const timid = bestOf({
      table: (draft) => {
        one(draft, 'beck').motivation = 'timid';
        const canaris = { space: 'deutschlandhalle', motivation: 'reckless', items: ['weapons'] };
        Object.assign(one(draft, 'canaris'), canaris);
      },
    });
    expect(timid.get('canaris')).toBeGreaterThan(timid.get('beck') ?? 0);
  });
});
