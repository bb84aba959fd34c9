import type { SpaceId } from '../../board/spaces';
import { interrogated, othersSee } from '../../testing/interrogation';
import { clearTile, nextDice, one, putTile } from '../../testing/scenario';

describe('Interrogation: Dead Drops', () => {
  const given = (left: readonly SpaceId[]) =>
    interrogated('dead-drops', (draft) => {
      for (const space of Object.keys(draft.pub.tiles) as SpaceId[]) if (!left.includes(space)) clearTile(draft, space);
      nextDice(draft, 'eagle');
    });

  it('takes two tiles off the board, picked in secret, face up or face down', () => {
    const s = interrogated('dead-drops', (draft) => putTile(draft, 'munich', 'poison', 'up'));
    const before = othersSee(s);
    s.choose('beck', 'yields');
    expect(s.options('beck')).toHaveLength(24);
    expect(s.options('beck')).not.toContain('space:paris');
    s.choose('beck', 'space:munich');
    expect(s.options('beck')).toHaveLength(23);
    expect(othersSee(s)).toEqual(before);

    const hidden = s.hidden.tiles.zeughaus;
    s.choose('beck', 'space:zeughaus');
    expect([s.pub.tiles.munich, s.pub.tiles.zeughaus]).toEqual([undefined, undefined]);
    expect(s.hidden.tilesRemoved).toEqual(['poison', hidden]);
    expect(s.pub.tilesRemoved).toBe(2);
    expect(s.pub.itemDiscard).toEqual([]);
  });

  it('names the spaces in the log, for everybody, with the one that was left when nothing remained to choose [R29]', () => {
    const removed = (s: ReturnType<typeof given>) =>
      [s.view('beck'), s.view('canaris'), s.view(null)].map(({ log }) =>
        log.map(({ text }) => text).filter(({ m }) => m.startsWith('log.tiles')),
      );
    const line = (...spaces: readonly SpaceId[]) => ({
      m: 'log.tiles-taken',
      p: { n: spaces.length, spaces: spaces.map((id) => ({ m: `space.${id}` })) },
    });

    const s = given(['munich', 'vienna', 'posen']).choose('beck', 'yields').choose('beck', 'space:posen');
    expect(removed(s)).toEqual([[], [], []]);
    s.choose('beck', 'space:munich');
    expect(removed(s)).toEqual(Array.from({ length: 3 }, () => [line('posen', 'munich')]));

    const all = given(['munich', 'vienna']).choose('beck', 'yields');
    expect(removed(all)).toEqual(Array.from({ length: 3 }, () => [line('munich', 'vienna')]));
  });

  it('opens the delivery of a space whose tile it takes off the board [BO 6, R29]', () => {
    const s = interrogated('dead-drops', (draft) => {
      Object.assign(one(draft, 'canaris'), { space: 'zeughaus', suspicion: 'high', items: ['keys'] });
    });
    expect(s.pub.tiles.zeughaus).toBeDefined();
    s.choose('beck', 'yields').choose('beck', 'space:zeughaus').choose('beck', 'space:vienna');
    s.choose('canaris', 'react:slow-news-day#1');
    expect(s.waiting).toEqual(['canaris:action']);
    s.choose('canaris', 'deliver:item:keys');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'low', items: [] });
  });

  it('takes three tiles off the board and is released', () => {
    const s = given(['munich', 'vienna', 'posen', 'riga']);
    s.choose('beck', 'betrays')
      .choose('beck', 'space:riga')
      .choose('beck', 'space:munich')
      .choose('beck', 'space:posen');
    expect(Object.keys(s.pub.tiles)).toEqual(['vienna']);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
  });

  it.each([
    [
      ['munich', 'vienna', 'posen'],
      ['yields', 'betrays', 'resists'],
    ],
    [
      ['munich', 'vienna'],
      ['yields', 'resists'],
    ],
    [['munich'], ['resists']],
  ] as const)('with tiles in %p offers %p [BO 11]', (left, options) => {
    expect(given(left).options('beck')).toEqual(options);
  });

  it('an eagle takes one tile of the prisoner’s choice; nothing when none is left', () => {
    const s = given(['munich', 'vienna']);
    s.choose('beck', 'resists');
    expect(s.options('beck')).toEqual(['space:munich', 'space:vienna']);
    s.choose('beck', 'space:vienna');
    expect(Object.keys(s.pub.tiles)).toEqual(['munich']);
    expect(s.who('beck').space).toBe('prison');

    const none = given([]);
    none.choose('beck', 'resists');
    expect(none.pub.tilesRemoved).toBe(0);
    expect(none.waiting).toEqual(['canaris:before-event', 'kordt:before-event']);
  });
});
