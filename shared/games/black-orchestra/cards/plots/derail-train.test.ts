import { ITEM_IDS } from '../../board/spaces';
import { nextDice, one } from '../../testing/scenario';
import { wayPlot } from '../../testing/way-plots';

const CARD = 'derail-train#1';
const PLOT = 'plot:derail-train#1:hitler';
const SHEETS = ['beck', 'kordt', 'olbricht'] as const;

describe('Derail the Train (plot C)', () => {
  it('is offered to its committed holder alone, on another’s turn, once an event has moved Hitler [BO 12, R10, scenario 41]', () => {
    const s = wayPlot(CARD, { sheets: SHEETS });
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'zeughaus' });
    expect(s.waiting).toEqual(['kordt:leader-moved']);
    expect(s.options('kordt')).toEqual([PLOT, 'pass', 'pass-turn']);
    expect(s.pub.turn).toMatchObject({ number: 1, active: 0, used: 0 });
  });

  it('is not offered below committed, in prison, or when Hitler did not move [R10, scenario 41]', () => {
    const waiting = (edit: Parameters<typeof wayPlot>[1]) => wayPlot(CARD, { sheets: SHEETS, ...edit }).waiting;
    expect(waiting({ table: (draft) => void (one(draft, 'kordt').motivation = 'motivated') })).toEqual([
      'kordt:action',
    ]);
    expect(waiting({ table: (draft) => void (one(draft, 'kordt').space = 'prison') })).toEqual(['kordt:interrogation']);
    expect(
      waiting({ table: (draft) => void (draft.pub.leaders.hitler = { state: 'board', space: 'zeughaus' }) }),
    ).toEqual(['kordt:action']);
  });

  it('is not offered after Delay Hitler [R10, scenario 41]', () => {
    const s = wayPlot(CARD, {
      sheets: SHEETS,
      table: (draft) => void (one(draft, 'olbricht').dossier = ['delay-hitler#1']),
    });
    expect(s.waiting).toEqual(['olbricht:event-moves-hitler']);
    s.choose('olbricht', 'react:delay-hitler#1');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'deutschlandhalle' });
    expect(s.pub.leaders.goebbels).toEqual({ state: 'board', space: 'zeughaus' });
    expect(s.waiting).toEqual(['kordt:action']);
  });

  it('is never an action of its holder’s own turn', () => {
    const s = wayPlot(CARD, { sheets: SHEETS }).choose('kordt', 'pass');
    expect(s.waiting).toEqual(['kordt:action']);
    expect(s.options('kordt').filter((key) => key.startsWith('plot:'))).toEqual([]);
  });

  it('takes one intel, one map and nothing else, helps a Civilian conspirator, fails quietly and stays, once per event [R10]', () => {
    const s = wayPlot(CARD, {
      sheets: SHEETS,
      items: [...ITEM_IDS, 'intel', 'map'],
      table: (draft) => {
        draft.pub.support = 5;
        nextDice(draft, 'target', 'target', 'target', 'target');
      },
    });
    s.choose('kordt', PLOT);
    expect(s.options('kordt')).toEqual(['item:intel:kordt', 'item:map:kordt', 'done']);
    s.choose('kordt', 'item:intel:kordt');
    expect(s.options('kordt')).toEqual(['item:map:kordt', 'done']);
    s.choose('kordt', 'item:map:kordt');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4']);
    s.choose('kordt', 'dice:4');
    expect(s.log).toContain('log.plot-quiet');
    expect(s.who('kordt').dossier).toEqual([CARD]);
    expect(s.waiting).toEqual(['kordt:action']);
    expect(s.pub.turn).toMatchObject({ number: 2, used: 0 });
  });

  it('has one die less for another affiliation [BO 12.1]', () => {
    const s = wayPlot(CARD, { sheets: ['beck', 'canaris', 'olbricht'] });
    expect(s.choose('canaris', PLOT).options('canaris')).toEqual(['dice:1']);
  });

  it('when detected arrests its holder, and no further event is drawn [R10]', () => {
    const s = wayPlot(CARD, {
      sheets: SHEETS,
      event: 'berlin-speech',
      table: (draft) => {
        one(draft, 'kordt').suspicion = 'high';
        nextDice(draft, 'eagle');
      },
    });
    s.choose('beck', 'conspirator:beck').choose('kordt', PLOT).choose('kordt', 'dice:1');
    expect(s.who('kordt')).toMatchObject({ space: 'prison', motivation: 'motivated', dossier: [] });
    expect(s.pub.discard).toEqual([CARD]);
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub.currentEvent).toBe('berlin-speech#1');
    expect(s.waiting).toEqual(['kordt:interrogation']);
  });
});
