import { ITEM_IDS } from '../../board/spaces';
import { nextDice, one } from '../../testing/scenario';
import { wayPlot } from '../../testing/way-plots';

const CARD = 'plane-bomb#1';
const PLOT = 'plot:plane-bomb#1:hitler';
const SHEETS = ['beck', 'canaris', 'olbricht'] as const;

describe('Plane Bomb (plot D)', () => {
  it('is offered to its committed holder alone, on another’s turn, once an event has moved Hitler [BO 12, R10, scenario 41]', () => {
    const s = wayPlot(CARD, { sheets: SHEETS });
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'zeughaus' });
    expect(s.waiting).toEqual(['canaris:leader-moved']);
    expect(s.options('canaris')).toEqual([PLOT, 'pass', 'pass-turn']);
    expect(s.pub.turn).toMatchObject({ number: 1, active: 0, used: 0 });
  });

  it('is not offered below committed, in prison, or when Hitler did not move [R10, scenario 41]', () => {
    const waiting = (edit: Parameters<typeof wayPlot>[1]) => wayPlot(CARD, { sheets: SHEETS, ...edit }).waiting;
    expect(waiting({ table: (draft) => void (one(draft, 'canaris').motivation = 'motivated') })).toEqual([
      'canaris:action',
    ]);
    expect(waiting({ table: (draft) => void (one(draft, 'canaris').space = 'prison') })).toEqual([
      'canaris:interrogation',
    ]);
    expect(
      waiting({ table: (draft) => void (draft.pub.leaders.hitler = { state: 'board', space: 'zeughaus' }) }),
    ).toEqual(['canaris:action']);
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
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('is never an action of its holder’s own turn', () => {
    const s = wayPlot(CARD, { sheets: SHEETS }).choose('canaris', 'pass');
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.options('canaris').filter((key) => key.startsWith('plot:'))).toEqual([]);
  });

  it('takes one explosives, one map and nothing else, helps an Abwehr conspirator, fails quietly and stays, once per event [R10]', () => {
    const s = wayPlot(CARD, {
      sheets: SHEETS,
      items: [...ITEM_IDS, 'explosives', 'map'],
      table: (draft) => {
        draft.pub.support = 5;
        nextDice(draft, 'target', 'target', 'target', 'target');
      },
    });
    s.choose('canaris', PLOT);
    expect(s.options('canaris')).toEqual(['item:explosives:canaris', 'item:map:canaris', 'done']);
    s.choose('canaris', 'item:explosives:canaris');
    expect(s.options('canaris')).toEqual(['item:map:canaris', 'done']);
    s.choose('canaris', 'item:map:canaris');
    expect(s.options('canaris')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4']);
    s.choose('canaris', 'dice:4');
    expect(s.log).toContain('log.plot-quiet');
    expect(s.who('canaris').dossier).toEqual([CARD]);
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.pub.turn).toMatchObject({ number: 2, used: 0 });
  });

  it('can be left, and what was laid down taken back, until the roll [R27]', () => {
    const s = wayPlot(CARD, { sheets: SHEETS, items: ['explosives', 'map'] });
    const before = s.view(null).table;
    s.choose('canaris', PLOT).choose('canaris', 'item:explosives:canaris');
    s.choose('canaris', 'undo').choose('canaris', 'undo');
    expect(s.view(null).table).toEqual(before);
    expect(s.waiting).toEqual(['canaris:leader-moved']);
  });

  it('has one die less for another affiliation [BO 12.1]', () => {
    const s = wayPlot(CARD, { sheets: ['beck', 'goerdeler', 'olbricht'] });
    expect(s.choose('goerdeler', PLOT).options('goerdeler')).toEqual(['dice:1']);
  });

  it('when detected arrests its holder, and no further event is drawn [R10]', () => {
    const s = wayPlot(CARD, {
      sheets: SHEETS,
      event: 'berlin-speech',
      table: (draft) => {
        one(draft, 'canaris').suspicion = 'high';
        nextDice(draft, 'eagle');
      },
    });
    s.choose('beck', 'conspirator:beck').choose('canaris', PLOT).choose('canaris', 'dice:1');
    expect(s.who('canaris')).toMatchObject({ space: 'prison', motivation: 'motivated', dossier: [] });
    expect(s.pub.discard).toEqual([CARD]);
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub.currentEvent).toBe('berlin-speech#1');
    expect(s.waiting).toEqual(['canaris:interrogation']);
  });
});
