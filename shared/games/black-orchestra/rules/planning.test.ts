import { seat } from '../../../engine/ask';
import { sketchOf } from '../../../engine/planning';
import { blackOrchestra } from '..';
import { plotTurn } from '../testing/plots';
import { one, putTile, Scenario } from '../testing/scenario';

/** What could be planned for a seat after these steps. */
function sketch(s: Scenario, of: number, ...keys: readonly string[]) {
  const drawn = sketchOf(blackOrchestra, s.core, seat(of), keys);
  if (!drawn.ok) throw new Error(drawn.why);
  const { turn, steps, next, end } = drawn.sketch;
  return { turn, steps: steps.map(({ key }) => key), next: next.map(({ key }) => key), end };
}

const refused = (s: Scenario, of: number, ...keys: readonly string[]) =>
  sketchOf(blackOrchestra, s.core, seat(of), keys);

describe('a plan', () => {
  it('for whose turn it is begins with what they can do now', () => {
    const s = Scenario.turn();
    expect(sketch(s, 0)).toEqual({ turn: 1, steps: [], next: s.options('beck'), end: 'open' });
  });

  it('goes on from where its steps lead, as long as there are actions', () => {
    const s = Scenario.turn();
    expect(sketch(s, 0, 'move:hannover').next).toContain('move:adlerhorst');
    expect(sketch(s, 0).next).not.toContain('move:adlerhorst');
    const last = sketch(s, 0, 'move:hannover', 'move:adlerhorst', 'move:hannover');
    expect([last.next, last.end]).toEqual([['end', 'end-always'], 'open']);
    expect(s.who('beck').space).toBe('train-station');
  });

  it('for somebody else begins with all actions of their next turn, from where they stand now', () => {
    const s = Scenario.turn().choose('beck', 'move:hannover');
    const { turn, next, end } = sketch(s, 2);
    expect([turn, end]).toEqual([3, 'open']);
    expect(next).toContain('move:hannover');
    expect(sketch(s, 2, 'move:hannover', 'move:adlerhorst', 'move:hannover').next).toEqual(['end', 'end-always']);
  });

  it('for somebody whose actions are over is for their turn after the round', () => {
    const s = Scenario.event('berlin-speech', { table: (draft) => void (draft.pub.turn.number = 4) });
    expect(sketch(s, 0).turn).toBe(7);
    expect(sketch(s, 1).turn).toBe(5);
  });

  it('counts the dice that were handed out for that turn [R18]', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'canaris').extraDice = [2]) });
    const moves = ['move:hannover', 'move:adlerhorst', 'move:hannover', 'move:adlerhorst'];
    expect(sketch(s, 1, ...moves).next).toContain('move:hannover');
    expect(sketch(s, 1, ...moves, 'move:hannover').next).toEqual(['end', 'end-always']);
  });

  it('ends where a card is drawn, dice are rolled or others are asked', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'canaris').items = ['keys']) });
    expect(sketch(s, 0, 'dossier')).toMatchObject({ next: [], end: 'secret' });
    expect(sketch(s, 0, 'conspire:1')).toMatchObject({ next: [], end: 'chance' });
    expect(sketch(s, 0, 'take:item:keys:canaris')).toMatchObject({ next: [], end: 'others' });
  });

  it('ends before a face-down tile is turned, and can have it taken where it lies face up', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').space = 'hannover';
        putTile(draft, 'hannover', 'poison', 'down');
        putTile(draft, 'adlerhorst', 'map', 'up');
      },
    });
    expect(sketch(s, 0, 'reveal')).toMatchObject({ next: [], end: 'secret' });
    expect(sketch(s, 0, 'move:adlerhorst', 'collect')).toMatchObject({ end: 'open' });
  });

  it('is none with a step that cannot be taken there, for a prisoner, and while a plot is tried', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'canaris').space = 'prison') });
    expect(refused(s, 0, 'move:paris')).toEqual({ ok: false, why: 'no-such-option' });
    expect(refused(s, 0, 'dossier', 'end')).toEqual({ ok: false, why: 'no-such-option' });
    expect(refused(s, 1)).toEqual({ ok: false, why: 'nothing-to-plan' });
    expect(refused(s, 4)).toEqual({ ok: false, why: 'nothing-to-plan' });
    const plot = plotTurn('sniper#1', {
      sheets: ['canaris', 'bonhoeffer'],
      hitler: 'munich',
      motivation: 'reckless',
    }).choose('canaris', 'plot:sniper#1:hitler');
    expect(refused(plot, 1)).toEqual({ ok: false, why: 'nothing-to-plan' });
  });
});
