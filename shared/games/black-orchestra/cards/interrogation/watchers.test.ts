import { LEADER_IDS, type LeaderId, type SpaceId } from '../../board/spaces';
import type { Core } from '../../state';
import { interrogated, othersSee } from '../../testing/interrogation';
import { nextDice, one, Scenario } from '../../testing/scenario';

type Where = Partial<Readonly<Record<LeaderId, SpaceId>>>;

describe('Interrogation: Watchers', () => {
  /** Deputies not named are off the board. */
  const given = (deputies: Where, canaris: SpaceId, kordt: SpaceId | 'prison') =>
    interrogated('watchers', (draft) => {
      for (const id of LEADER_IDS) {
        const space = deputies[id];
        if (id !== 'hitler')
          draft.pub.leaders[id] = space === undefined ? { state: 'gone' } : { state: 'board', space };
      }
      one(draft, 'canaris').space = canaris;
      one(draft, 'kordt').space = kordt;
      nextDice(draft, 'eagle');
    });
  const places = (pub: Core['pub'], ...ids: readonly LeaderId[]) =>
    ids.map((id) => {
      const token = pub.leaders[id];
      return token.state === 'board' ? token.space : null;
    });

  it('brings to each conspirator in turn the nearest deputy, the prisoner breaking ties in secret', () => {
    const s = given({ hess: 'gestapo-hq', himmler: 'zeughaus', goering: 'munich' }, 'train-station', 'vienna');
    const before = othersSee(s);
    s.choose('beck', 'yields');
    expect(s.options('beck')).toEqual(['leader:hess', 'leader:himmler']);
    expect(othersSee(s)).toEqual(before);

    s.choose('beck', 'leader:himmler');
    expect(places(s.pub, 'hess', 'himmler', 'goering')).toEqual(['gestapo-hq', 'train-station', 'vienna']);
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'deutschlandhalle' });
    expect(s.who('beck').space).toBe('prison');
  });

  it('passes over a deputy who is already there [BO 9]', () => {
    const s = given({ hess: 'train-station', himmler: 'zeughaus', goering: 'munich' }, 'train-station', 'prison');
    s.choose('beck', 'yields');
    expect(places(s.pub, 'hess', 'himmler', 'goering')).toEqual(['train-station', 'train-station', 'munich']);
  });

  it('may send the same deputy from one to the next', () => {
    const s = given({ hess: 'munich' }, 'berghof', 'vienna');
    s.choose('beck', 'yields');
    expect(places(s.pub, 'hess')).toEqual(['vienna']);
  });

  it('needs a deputy to come for everybody [BO 11]', () => {
    expect(given({}, 'munich', 'vienna').options('beck')).toEqual(['betrays', 'resists']);
    expect(given({ hess: 'munich' }, 'munich', 'prison').options('beck')).toEqual(['betrays', 'resists']);
    expect(given({ hess: 'prague' }, 'munich', 'munich').options('beck')).toEqual(['betrays', 'resists']);
    expect(given({ hess: 'prague', goering: 'prague' }, 'munich', 'munich').options('beck')).toContain('yields');
  });

  it('leaves no tie to choose where one way would leave nobody for a later conspirator [BO 11]', () => {
    const s = Scenario.interrogation('watchers', {
      sheets: ['beck', 'canaris', 'kordt', 'oster'],
      table: (draft) => {
        for (const id of ['goebbels', 'bormann', 'himmler'] as const) draft.pub.leaders[id] = { state: 'gone' };
        draft.pub.leaders.hess = { state: 'board', space: 'vienna' };
        draft.pub.leaders.goering = { state: 'board', space: 'nuremberg' };
        Object.assign(one(draft, 'canaris'), { space: 'munich', dossier: ['slow-news-day#1'] });
        one(draft, 'kordt').space = 'vienna';
        one(draft, 'oster').space = 'vienna';
      },
    });
    // Both are one move from Munich. Were it Goering, both would be in Vienna before Oster's turn to be visited.
    s.choose('beck', 'yields');
    expect(s.waiting).toEqual(['canaris:before-event']);
    expect(s.view(null).log.flatMap(({ text }) => (text.m === 'log.leader-moved' ? [text.p?.leader] : []))).toEqual(
      ['hess', 'hess', 'goering'].map((id) => ({ m: `leader.${id}` })),
    );
  });

  it('betrays everybody by 1 suspicion and is released; impossible once somebody free is at extreme [scenario 34]', () => {
    const s = given({}, 'munich', 'vienna');
    s.choose('beck', 'betrays');
    expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['high', 'high']);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });

    const at = (kordt: SpaceId | 'prison') =>
      interrogated('watchers', (draft) => {
        draft.pub.leaders.hess = { state: 'gone' };
        Object.assign(one(draft, 'kordt'), { space: kordt, suspicion: 'extreme' });
      });
    expect(at('munich').options('beck')).toEqual(['yields', 'resists']);
    expect(at('prison').options('beck')).toEqual(['yields', 'betrays', 'resists']);
  });

  it('an eagle brings Himmler to the nearest conspirator elsewhere, who gains 1 suspicion [BO 9]', () => {
    const s = given({ himmler: 'munich' }, 'vienna', 'paris');
    s.choose('beck', 'resists');
    expect(places(s.pub, 'himmler')).toEqual(['vienna']);
    expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['high', 'medium']);

    const tie = given({ himmler: 'munich' }, 'vienna', 'berghof');
    tie.choose('beck', 'resists');
    expect(tie.options('beck')).toEqual(['space:vienna', 'space:berghof']);
    tie.choose('beck', 'space:berghof');
    expect([tie.who('canaris').suspicion, tie.who('kordt').suspicion]).toEqual(['medium', 'high']);

    const nobody = given({}, 'vienna', 'berghof');
    nobody.choose('beck', 'resists');
    expect([nobody.who('canaris').suspicion, nobody.who('kordt').suspicion]).toEqual(['medium', 'medium']);
  });
});
