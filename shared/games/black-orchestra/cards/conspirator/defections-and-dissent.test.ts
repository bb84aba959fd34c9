import type { DieFace } from '../../board/pieces';
import { supply } from '../../rules/select';
import { nextDice, one, Scenario } from '../../testing/scenario';

const CARD = 'defections-and-dissent#1';

/** Beck conspires with three dice while canaris, elsewhere, has the card with some dice on it; support 5. */
function conspired(
  faces: readonly [DieFace, DieFace, DieFace],
  there: 0 | 1,
  edit?: (draft: Parameters<typeof one>[0]) => void,
) {
  return Scenario.turn({
    table: (draft) => {
      draft.pub.support = 5;
      Object.assign(one(draft, 'canaris'), { space: 'munich', dossier: [CARD] });
      if (there > 0) draft.pub.cardDice[CARD] = there;
      nextDice(draft, ...faces);
      edit?.(draft);
    },
  }).choose('beck', 'conspire:3');
}

describe('Defections and Dissent', () => {
  it('lets its holder lay any of the targets on the card; the others go on the track', () => {
    const s = conspired(['target', 'target', '1'], 0);
    expect(s.waiting).toEqual(['canaris:may']);
    expect(s.options('canaris')).toEqual(['targets:0', 'targets:1', 'targets:2']);
    s.choose('canaris', 'targets:1');
    expect(s.pub.cardDice).toEqual({ [CARD]: 1 });
    expect(s.pub.track).toBe(1);
    expect(supply(s.pub)).toBe(8);
    expect(s.pub.support).toBe(5);
    expect(s.who('canaris').dossier).toEqual([CARD]);
  });

  it('may be left alone', () => {
    const s = conspired(['target', 'target', '1'], 0).choose('canaris', 'targets:0');
    expect(s.pub.cardDice).toEqual({});
    expect(s.pub.track).toBe(2);
  });

  it.each([
    [1, 'target', 'targets:1'],
    [0, 'target', 'targets:2'],
    [1, 'target', 'targets:2'],
    [0, 'target', 'targets:3'],
  ] as const)(
    'with %i die on it and %s more (%s) lowers support once and gives all its dice back',
    (there, last, put) => {
      const s = conspired(['target', 'target', last], there).choose('canaris', put);
      expect(s.pub.support).toBe(4);
      expect(s.pub.cardDice).toEqual({});
      expect(s.who('canaris').dossier).toEqual([CARD]);
    },
  );

  it('with one die on it and an eagle rolled goes with its die; the target lies on the track [R12, scenario 22]', () => {
    const s = conspired(['eagle', 'target', '1'], 1);
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.pub.discard).toEqual([CARD]);
    // Found: a card was lost to somebody else's eagle, and nobody knew why.
    expect(s.log).toContain('card.defections-and-dissent.eagle');
    expect(s.pub.cardDice).toEqual({});
    expect(s.pub.track).toBe(1);
    expect(supply(s.pub)).toBe(9);
    expect(s.pub.support).toBe(5);
  });

  it('asks nobody without a target, nor a holder in prison, whose card still keeps its die [BO 11]', () => {
    expect(conspired(['1', '2', '3'], 1).waiting).toEqual(['beck:action']);
    const s = conspired(['eagle', 'target', '1'], 1, (draft) => void (one(draft, 'canaris').space = 'prison'));
    expect(s.pub.cardDice).toEqual({ [CARD]: 1 });
    expect(s.pub.track).toBe(1);
  });
});
