import type { DieFace } from '../../board/pieces';
import { plotTurn } from '../../testing/plots';
import { nextDice, one } from '../../testing/scenario';

/** Kordt rolls a target, an eagle and a target in Munich; canaris, elsewhere, may react. */
function rolled(again: 'target' | 'eagle', edit?: Parameters<typeof plotTurn>[1]['table']) {
  const s = plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'oster'],
    hitler: 'munich',
    items: ['keys'],
    table: (draft) => {
      one(draft, 'kordt').items = ['keys'];
      draft.pub.support = 3;
      one(draft, 'canaris').dossier = ['quick-reaction#1'];
      nextDice(draft, 'target', 'eagle', 'target', again);
      edit?.(draft);
    },
  });
  return s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'item:keys:kordt').choose('kordt', 'dice:3');
}

describe('Quick Reaction', () => {
  it('re-rolls the die its holder picks, on anybody’s plot; here a third target comes up [BO 12.3, scenario 48]', () => {
    const s = rolled('target');
    expect(s.waiting).toEqual(['canaris:plot-rolled']);
    expect(s.options('canaris')).toEqual(['react:quick-reaction#1', 'pass', 'pass-turn']);
    s.choose('canaris', 'react:quick-reaction#1');
    // As they are drawn: the eagle first, then the targets.
    expect(s.options('canaris')).toEqual(['die:1', 'die:0', 'die:2']);
    expect(s.asks('canaris')[0]?.options.map(({ ref }) => ref)).toEqual(
      ['1', '0', '2'].map((id) => ({ kind: 'die', id })),
    );
    s.choose('canaris', 'die:1');
    expect(s.pub.roll).toMatchObject({ purpose: 'plot', who: 'kordt', dice: ['target', 'target', 'target'] });
    expect(s.over).toMatchObject({ outcome: 'victory', reason: 'hitler-killed' });
  });

  it('can make it worse: a second eagle at medium suspicion', () => {
    const s = rolled('eagle').choose('canaris', 'react:quick-reaction#1').choose('canaris', 'die:0');
    expect(s.log).toContain('log.plot-detected');
    expect(s.pub.discard).toEqual(['quick-reaction#1', 'hidden-bomb#1']);
  });

  it('may follow another, on the same die too [R16]', () => {
    const s = rolled('eagle', (draft) => {
      one(draft, 'oster').dossier = ['quick-reaction#2'];
      nextDice(draft, 'target', 'eagle', 'target', 'eagle', '2');
    });
    expect(s.waiting).toEqual(['canaris:plot-rolled', 'oster:plot-rolled']);
    s.choose('oster', 'pass').choose('canaris', 'react:quick-reaction#1').choose('canaris', 'die:1');
    // Passing before the dice changed does not bind.
    expect(s.waiting).toEqual(['oster:plot-rolled']);
    s.choose('oster', 'react:quick-reaction#2').choose('oster', 'die:1');
    expect(s.pub.roll?.dice).toEqual(['target', '2', 'target']);
    expect(s.log).toContain('log.plot-quiet');
  });

  it('of a prisoner opens no window [BO 13, scenario 48]', () => {
    const s = rolled('target', (draft) => void (one(draft, 'canaris').space = 'prison'));
    expect(s.log).toContain('log.plot-quiet');
    expect(s.waiting).toEqual(['kordt:action']);
  });
});

describe('Quick Reaction is asked about only where it could help [R35]', () => {
  /** Kordt rolls these dice in Munich, needing three targets; two eagles detect him. Canaris holds one, and others whatever is given. */
  function thrown(faces: readonly DieFace[], edit: Parameters<typeof plotTurn>[1]['table'] = () => undefined) {
    const s = plotTurn('hidden-bomb#1', {
      sheets: ['kordt', 'canaris', 'oster'],
      hitler: 'munich',
      table: (draft) => {
        Object.assign(one(draft, 'kordt'), { suspicion: 'medium', items: ['keys'] });
        draft.pub.support = 3;
        one(draft, 'canaris').dossier = ['quick-reaction#1'];
        nextDice(draft, ...faces, '1', '1');
        edit(draft);
      },
    });
    return s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'item:keys:kordt').choose('kordt', 'dice:3');
  }

  it('nobody is asked when a re-roll is too few for a success', () => {
    const s = thrown(['target', '1', '2']);
    expect(s.log).toContain('log.plot-quiet');
    expect(s.waiting).toEqual(['kordt:action']);
    expect(s.who('canaris').dossier).toEqual(['quick-reaction#1']);
  });

  it('two holders are asked when two re-rolls are enough, the second no longer once the first was in vain', () => {
    const s = thrown(['target', '1', '2'], (draft) => void (one(draft, 'oster').dossier = ['quick-reaction#2']));
    expect(s.waiting).toEqual(['canaris:plot-rolled', 'oster:plot-rolled']);
    s.choose('canaris', 'react:quick-reaction#1').choose('canaris', 'die:1');
    expect(s.log).toContain('log.plot-quiet');
    expect(s.waiting).toEqual(['kordt:action']);
  });

  it('nobody is asked about a success', () => {
    const s = thrown(['target', 'target', 'target']);
    expect(s.over).toMatchObject({ reason: 'hitler-killed' });
  });

  it('its holder is asked when a plot is detected by one eagle too many, and not when by two', () => {
    expect(thrown(['eagle', 'eagle', '1']).waiting).toEqual(['canaris:plot-rolled']);
    const s = thrown(['eagle', 'eagle', 'eagle']);
    expect(s.log).toContain('log.plot-detected');
    expect(s.who('canaris').dossier).toEqual(['quick-reaction#1']);
  });

  it('Leaked Travel Plans of somebody else can be what is missing: both are asked', () => {
    const s = thrown(
      ['eagle', 'eagle', 'eagle'],
      (draft) => void (one(draft, 'oster').dossier = ['leaked-travel-plans#1']),
    );
    expect(s.waiting).toEqual(['canaris:plot-rolled', 'oster:plot-rolled']);
  });

  it('who wants to be asked each time is asked all the same', () => {
    const s = thrown(['target', '1', '2'], (draft) => {
      Object.assign(draft.pub.standing[1] ?? {}, { orders: [{ card: 'quick-reaction#1', does: 'ask' }] });
    });
    expect(s.waiting).toEqual(['canaris:plot-rolled']);
    expect(s.options('canaris')).toEqual(['react:quick-reaction#1', 'pass', 'pass-turn']);
  });

  it('its holder can say so in advance, or arm it, or not be asked at all', () => {
    const s = plotTurn('hidden-bomb#1', {
      sheets: ['kordt', 'canaris', 'oster'],
      hitler: 'munich',
      table: (draft) => void (one(draft, 'canaris').dossier = ['quick-reaction#1']),
    });
    expect(s.inAdvance('canaris')).toEqual(['use', 'pass', 'ask'].map((does) => `order:${does}:quick-reaction#1`));
  });
});
