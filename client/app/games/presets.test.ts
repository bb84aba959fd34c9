import { games } from '../../../shared/games/registry';
import { optionsOf, presetOf } from './presets';

describe.each(games.filter(({ meta }) => meta.presets !== undefined))('the ready-made sets of $name', ({ meta }) => {
  const { presets = [], options } = meta;

  it('are told apart by the options of a room', () => {
    expect(presets.map(({ id }) => presetOf(meta, optionsOf(meta, id)))).toEqual(presets.map(({ id }) => id));
  });

  it('are one of them in a new room, and none with an option that no set has', () => {
    expect(presets.map(({ id }) => id)).toContain(presetOf(meta, {}));
    const [first] = options;
    if (first === undefined) throw new Error('the game has no options');
    expect(presetOf(meta, { [first.id]: 'no-such-value' })).toBeNull();
  });
});
