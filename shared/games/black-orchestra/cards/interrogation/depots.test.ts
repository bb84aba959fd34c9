import { BERLIN, type SpaceId } from '../../board/spaces';
import { interrogated } from '../../testing/interrogation';
import { clearTile, nextDice } from '../../testing/scenario';

describe('Interrogation: Depots', () => {
  const given = (left: readonly SpaceId[]) =>
    interrogated('depots', (draft) => {
      for (const space of Object.keys(draft.pub.tiles) as SpaceId[]) if (!left.includes(space)) clearTile(draft, space);
      nextDice(draft, 'eagle');
    });

  it('takes two tiles in Berlin off the board', () => {
    const s = interrogated('depots');
    s.choose('beck', 'yields');
    expect(s.options('beck')).toEqual(BERLIN.filter((id) => id !== 'train-station').map((id) => `space:${id}`));
    s.choose('beck', 'space:zeughaus').choose('beck', 'space:chancellery');
    expect([s.pub.tiles.zeughaus, s.pub.tiles.chancellery]).toEqual([undefined, undefined]);
    expect(s.pub.tilesRemoved).toBe(2);
    expect(s.who('beck').space).toBe('prison');
  });

  it('takes every tile of Berlin, stage 1 and stage 2 off the board and is released; stage 3 keeps its own', () => {
    const s = given(['gestapo-hq', 'munich', 'vienna', 'posen', 'riga']);
    s.choose('beck', 'betrays');
    expect(Object.keys(s.pub.tiles).sort()).toEqual(['posen', 'riga']);
    expect(s.pub.tilesRemoved).toBe(3);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
  });

  it.each([
    [
      ['gestapo-hq', 'zeughaus'],
      ['yields', 'betrays', 'resists'],
    ],
    [
      ['gestapo-hq', 'posen'],
      ['betrays', 'resists'],
    ],
    [['vienna'], ['betrays', 'resists']],
    [['posen', 'prague'], ['resists']],
  ] as const)('with tiles in %p offers %p [BO 11]', (left, options) => {
    expect(given(left).options('beck')).toEqual(options);
  });

  it('an eagle raises military support by 1', () => {
    const s = given(['munich']);
    s.choose('beck', 'resists');
    expect(s.pub.support).toBe(4);
    expect(Object.keys(s.pub.tiles)).toEqual(['munich']);
  });
});
