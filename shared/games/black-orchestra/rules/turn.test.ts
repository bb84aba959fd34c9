import type { Draft } from '../../../engine/draft';
import type { Text } from '../../../engine/text';
import type { LeaderId } from '../board/spaces';
import type { Core } from '../state';
import { one, Scenario } from '../testing/scenario';

/** Puts leaders where Kordt, who is up, stands: Kordt can suffer all penalties. */
function beside(draft: Draft<Core>, ...leaders: readonly LeaderId[]): void {
  const { space } = one(draft, 'kordt');
  if (space === 'prison') throw new Error('Kordt is free');
  for (const leader of leaders) draft.pub.leaders[leader] = { state: 'board', space };
}

/** The label of an option of Kordt's. */
function label(s: Scenario, key: string): Text | undefined {
  return s
    .asks('kordt')
    .flatMap(({ options }) => options)
    .find((option) => option.key === key)?.label;
}

const KORDT = ['kordt', 'beck'] as const;

test('each penalty says what it costs before one is chosen first (bug: names only; a tap threw away a plot)', () => {
  const s = Scenario.turn({
    sheets: KORDT,
    table: (draft) => {
      beside(draft, 'hitler', 'hess', 'goebbels', 'goering');
      Object.assign(one(draft, 'kordt'), { motivation: 'skeptical', dossier: ['coup-d-etat#1', 'safe#1'] });
    },
  });
  const first = (leader: LeaderId, cost: Text): Text => ({
    m: 'option.penalty',
    p: { leader: { m: `leader.${leader}` }, cost },
  });
  expect(label(s, 'leader:hitler')).toEqual(first('hitler', { m: 'penalty.hitler' }));
  expect(label(s, 'leader:hess')).toEqual(first('hess', { m: 'penalty.hess' }));
  expect(label(s, 'leader:goebbels')).toEqual(first('goebbels', { m: 'penalty.goebbels' }));
  expect(label(s, 'leader:goering')).toEqual(first('goering', { m: 'penalty.nothing' }));
  // One card is left, so that it is known which goes.
  s.choose('kordt', 'leader:hess').choose('kordt', 'card:safe#1');
  expect(label(s, 'leader:hitler')).toEqual(first('hitler', { m: 'penalty.hitler' }));
});

test('the only card that a penalty could take is named', () => {
  const s = Scenario.turn({
    sheets: KORDT,
    table: (draft) => {
      beside(draft, 'hess', 'himmler', 'goering');
      Object.assign(one(draft, 'kordt'), { dossier: ['coup-d-etat#1'], items: ['map'] });
    },
  });
  expect(label(s, 'leader:hess')?.p?.['cost']).toEqual({
    m: 'penalty.thing',
    p: { thing: { m: 'card.coup-d-etat' } },
  });
  expect(label(s, 'leader:goering')?.p?.['cost']).toEqual({ m: 'penalty.thing', p: { thing: { m: 'item.map' } } });
});

describe('what the next turn would cost here is said where a turn ends (bug: the goal led to Hitler, and then the motivation was gone)', () => {
  const ahead = (leader: LeaderId) => [
    {
      m: 'ahead',
      p: { who: { m: 'sheet.kordt' }, leader: { m: `leader.${leader}` }, cost: { m: `penalty.${leader}` } },
    },
  ];

  it('at the last action and at its end, of the leaders who are there then', () => {
    const s = Scenario.turn({
      sheets: KORDT,
      table: (draft) => {
        one(draft, 'kordt').motivation = 'committed';
        draft.pub.leaders.hitler = { state: 'board', space: 'nuremberg' };
      },
    });
    expect(label(s, 'end')).toEqual({ m: 'option.end' });
    s.choose('kordt', 'move:nuremberg');
    // Bormann began at Nuremberg.
    expect(label(s, 'end')).toEqual({ m: 'option.end', p: { ahead: [...ahead('hitler'), ...ahead('bormann')] } });
    s.choose('kordt', 'move:munich').choose('kordt', 'move:nuremberg');
    expect(s.asks('kordt')[0]?.prompt.p?.['ahead']).toEqual([...ahead('hitler'), ...ahead('bormann')]);
  });

  it('not of a penalty that takes nothing, nor to who is spared', () => {
    const timid = Scenario.turn({
      sheets: KORDT,
      table: (draft) => {
        beside(draft, 'hitler');
        one(draft, 'kordt').motivation = 'timid';
      },
    });
    expect(label(timid, 'end')).toEqual({ m: 'option.end' });
    const spared = Scenario.turn({
      sheets: ['beck', 'kordt'],
      table: (draft) => {
        one(draft, 'beck').motivation = 'motivated';
        draft.pub.leaders.hitler = { state: 'board', space: 'train-station' };
      },
    });
    const end = spared.asks('beck')[0]?.options.find(({ key }) => key === 'end');
    expect(end?.label).toEqual({ m: 'option.end' });
  });
});
