import { SPACE_IDS } from '../../../board/spaces';
import { interrogatedInFirst } from '../../../testing/interrogation';
import { clearTile, one } from '../../../testing/scenario';

describe('Interrogation of the first edition, card 5', () => {
  const given = () =>
    interrogatedInFirst('first-5', (draft) => {
      draft.pub.track = 2;
      one(draft, 'kordt').dossier = ['cover-story#1', 'hidden-bomb#1'];
      const gone = SPACE_IDS.filter((space) => !['munich', 'berghof', 'vienna'].includes(space));
      for (const space of gone) clearTile(draft, space);
    });

  it('empties a dissent track with exactly two dice', () => {
    expect(given().choose('beck', 'option:1').pub.track).toBe(0);
  });

  it('takes three item tiles off the board', () => {
    const s = given().choose('beck', 'option:2');
    expect(Object.keys(s.pub.tiles)).toEqual([]);
  });

  it('costs one conspirator a plot', () => {
    expect(given().choose('beck', 'option:3').who('kordt').dossier).toEqual(['cover-story#1', 'slow-news-day#2']);
  });

  it('offers only what can be applied fully', () => {
    const s = interrogatedInFirst('first-5', (draft) => {
      draft.pub.track = 1;
    });
    expect(s.options('beck')).toEqual(['option:2']);
  });
});
