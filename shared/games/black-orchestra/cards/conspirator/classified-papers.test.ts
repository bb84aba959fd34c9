import type { DieFace } from '../../board/pieces';
import { nextDice, one, Scenario } from '../../testing/scenario';

/** Beck conspires at Train Station with three dice; canaris, in Munich, has the papers. */
function conspired(faces: readonly [DieFace, DieFace, DieFace], edit?: (draft: Parameters<typeof one>[0]) => void) {
  return Scenario.turn({
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), { space: 'munich', suspicion: 'high', dossier: ['classified-papers#1'] });
      nextDice(draft, ...faces);
      edit?.(draft);
    },
  }).choose('beck', 'conspire:3');
}

describe('Classified Papers', () => {
  it('lower their holder’s suspicion by 1 for each target anybody rolls; the targets go on the track too [R12]', () => {
    const s = conspired(['target', 'target', '1']);
    expect(s.who('canaris')).toMatchObject({ suspicion: 'low', dossier: ['classified-papers#1'] });
    expect(s.who('beck').suspicion).toBe('medium');
    expect(s.pub.track).toBe(2);
  });

  it('are discarded on an eagle and raise it by 1 instead; the targets count for the track all the same [R12]', () => {
    const s = conspired(['eagle', 'target', '1']);
    expect(s.who('canaris')).toMatchObject({ suspicion: 'extreme', dossier: [] });
    expect(s.pub.discard).toEqual(['classified-papers#1']);
    expect(s.pub.track).toBe(1);
  });

  it('work for their holder’s own roll, whose eagles are counted first [BO 7]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { suspicion: 'low', dossier: ['classified-papers#1'] });
        nextDice(draft, 'eagle', '1', '1');
      },
    }).choose('beck', 'conspire:3');
    expect(s.who('beck')).toMatchObject({ suspicion: 'high', dossier: [] });
  });

  it('do nothing for a roll of numbers, nor for a prisoner [BO 11]', () => {
    expect(conspired(['1', '2', '3']).who('canaris')).toMatchObject({
      suspicion: 'high',
      dossier: ['classified-papers#1'],
    });
    const s = conspired(['target', 'target', '1'], (draft) => void (one(draft, 'canaris').space = 'prison'));
    expect(s.who('canaris').suspicion).toBe('high');
  });
});
