import { editions } from '../editions';
import type { Table } from '../table';
import { plotTurn } from '../testing/plots';
import { one, Scenario } from '../testing/scenario';
import { goalOf } from './goal';
import { nextSteps } from './next-step';

const { facts } = editions.second;

/** The steps of Canaris, in brief, where the table is different in this. */
function steps(s: Scenario, different: Partial<Table> = {}): readonly string[] {
  const table = { ...s.view('canaris').table, ...different };
  return nextSteps(table, 'canaris', goalOf(table, facts, 'canaris')).map((step) => {
    switch (step.kind) {
      case 'attempt':
        return `attempt ${step.card} on ${step.target}`;
      case 'move':
        return `move to ${step.to}, ${step.moves} to ${step.end}`;
      default:
        return step.kind;
    }
  });
}

/** Canaris holds the Sniper, which is attempted in the space of Hitler, who is in Munich. */
const sniper = (at: 'munich' | 'nuremberg' | 'hannover', motivation: 'motivated' | 'reckless') =>
  plotTurn('sniper#1', {
    sheets: ['canaris', 'bonhoeffer', 'goerdeler'],
    hitler: 'munich',
    at,
    motivation,
    items: ['intel', 'intel'],
  });

describe('The next step', () => {
  it('of who holds no plot is to draw one, then to raise motivation', () => {
    expect(steps(Scenario.turn({ sheets: ['canaris', 'beck'] }))).toEqual(['draw', 'conspire']);
  });

  it('of who is motivated enough for a plot is only to draw', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => void (one(draft, 'canaris').motivation = 'reckless'),
    });
    expect(steps(s)).toEqual(['draw']);
  });

  it('goes the shortest way to where the plot is attempted', () => {
    expect(steps(sniper('hannover', 'reckless'))).toEqual(['move to train-station, 3 to munich']);
  });

  it('attempts a plot that has all it needs', () => {
    expect(steps(sniper('munich', 'reckless'))).toEqual(['attempt sniper#1 on hitler']);
  });

  it('leads nowhere while the target is where the plot cannot strike', () => {
    const s = plotTurn('suitcase-bomb#1', { sheets: ['canaris', 'beck'], hitler: 'munich', at: 'nuremberg' });
    expect(steps(s).filter((step) => step.startsWith('move'))).toEqual([]);
  });

  it('of who holds no plot is no draw where no card is left to be drawn', () => {
    const s = Scenario.turn({ sheets: ['canaris', 'beck'] });
    expect(steps(s, { deckLeft: 0 })).toEqual([]);
  });

  it('does not go to leaders before the plot can be attempted there in the same turn', () => {
    expect(steps(sniper('nuremberg', 'motivated'))).toEqual(['conspire']);
    expect(steps(sniper('nuremberg', 'reckless'), { actionsLeft: 2 })).toEqual(['move to munich, 1 to munich']);
    expect(steps(sniper('nuremberg', 'reckless'), { actionsLeft: 1 })).toEqual([]);
  });

  it('fetches what the plot lacks: goes to where it lies, and takes it there', () => {
    const tiles = { hannover: { face: 'up', item: 'weapons' }, zurich: { face: 'up', item: 'poison' } } as const;
    expect(steps(sniper('hannover', 'reckless'), { tiles })).toEqual(['collect', 'move to train-station, 3 to munich']);
    expect(steps(sniper('nuremberg', 'motivated'), { tiles })).toEqual([
      'conspire',
      'move to train-station, 2 to hannover',
    ]);
  });

  it('of a plot that lacks dice is to conspire and to draw, and not to go to its place', () => {
    const s = sniper('nuremberg', 'reckless');
    expect(steps(s, { support: 7, tiles: {} })).toEqual(['conspire', 'draw']);
  });

  it('of a prisoner is no action', () => {
    const s = Scenario.turn({
      sheets: ['canaris', 'beck'],
      table: (draft) => void (one(draft, 'canaris').space = 'prison'),
    });
    expect(steps(s)).toEqual([]);
  });
});
