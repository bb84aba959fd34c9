import type { DieFace } from '../../board/pieces';
import { plotTurn } from '../../testing/plots';
import { makeCurrent, nextDice, one } from '../../testing/scenario';

/** Olbricht rolls two dice for a Suitcase Bomb in the Chancellery; canaris holds the card. */
function rolled(faces: readonly [DieFace, DieFace], edit?: Parameters<typeof plotTurn>[1]['table']) {
  return plotTurn('suitcase-bomb#1', {
    sheets: ['olbricht', 'canaris', 'oster'],
    hitler: 'chancellery',
    table: (draft) => {
      one(draft, 'canaris').dossier = ['leaked-travel-plans#1'];
      nextDice(draft, ...faces);
      edit?.(draft);
    },
  })
    .choose('olbricht', 'plot:suitcase-bomb#1:hitler')
    .choose('olbricht', 'dice:2');
}

describe('Leaked Travel Plans', () => {
  it('makes one of two eagles not count: at medium suspicion not detected [BO 12.3]', () => {
    const s = rolled(['eagle', 'eagle']);
    expect(s.options('canaris')).toEqual(['react:leaked-travel-plans#1', 'pass', 'pass-turn']);
    s.choose('canaris', 'react:leaked-travel-plans#1');
    expect(s.log).toContain('log.plot-quiet');
    expect(s.pub.discard).toEqual(['leaked-travel-plans#1']);
  });

  it('changes nothing when its holder passes: detected', () => {
    const s = rolled(['eagle', 'eagle']).choose('canaris', 'pass');
    expect(s.log).toContain('log.plot-detected');
    expect(s.who('canaris').dossier).toEqual(['leaked-travel-plans#1']);
  });

  it('is not offered when no eagle counts: none rolled, or those rolled spared by the current event', () => {
    expect(rolled(['target', '1']).waiting).toEqual(['olbricht:action']);
    const parade = rolled(['eagle', 'eagle'], (draft) => makeCurrent(draft, 'parade-in-berlin#1'));
    expect(parade.waiting).toEqual(['olbricht:action']);
    // Germany Bombed counts one eagle more, but none that was rolled.
    const bombed = rolled(['target', '1'], (draft) => makeCurrent(draft, 'germany-bombed#1'));
    expect(bombed.waiting).toEqual(['olbricht:action']);
  });

  it('of a prisoner opens no window [BO 13]', () => {
    const s = rolled(['eagle', 'eagle'], (draft) => void (one(draft, 'canaris').space = 'prison'));
    expect(s.log).toContain('log.plot-detected');
  });
});
