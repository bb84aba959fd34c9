import { askId, seat } from '../../../engine/ask';
import { testRandom } from '../../../testing/playout';
import type { DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import { nextDice, one, putTile, Scenario } from '../testing/scenario';
import { bots } from '.';
import { comparedText } from './compared';
import type { Considered } from './steady';
import { WEIGHTS, type Weights } from './weights';

/** The answer that is advised to somebody, and why. */
function advised(s: Scenario, id: SheetId) {
  const { choice, why } = bots.advise?.(s.sight(id, testRandom(1)), testRandom(2)) ?? {};
  return [choice?.key, why?.m, why?.p];
}

/** Beck has rolled these dice for a plot that needs two targets; Canaris holds Quick Reaction. */
function rolled(...faces: readonly [DieFace, DieFace]): Scenario {
  const s = Scenario.turn({
    options: { difficulty: 'easy' },
    table: (draft) => {
      draft.pub.turn.phase = 'actions';
      draft.pub.support = 2;
      Object.assign(one(draft, 'beck'), {
        space: 'deutschlandhalle',
        motivation: 'reckless',
        dossier: ['lone-gunman#1'],
      });
      one(draft, 'canaris').dossier = ['quick-reaction#1'];
      nextDice(draft, ...faces);
    },
  });
  return s.choose('beck', 'plot:lone-gunman#1:hitler').choose('beck', 'dice:2');
}

/** Beck's dice have filled the track: he takes military support down, or motivates somebody. */
function trackFull(): Scenario {
  const s = Scenario.turn({
    table: (draft) => {
      Object.assign(draft.pub, { support: 4, track: 2 });
      nextDice(draft, 'target');
    },
  });
  return s.choose('beck', 'conspire:1');
}

/** Some answers that are worth so much, whatever the weights. */
function worths(...of: readonly number[]): readonly Considered[] {
  return of.map((worth, i) => {
    const key = `answer-${i}`;
    return {
      choice: { seat: seat(0), ask: askId('1.0.0'), key },
      option: { key, label: { m: key } },
      worth,
      worthBy: () => worth,
    };
  });
}

describe('Advice says', () => {
  it('what an answer gains over declining (found: a robot compared all answers, and nobody knew by what)', () => {
    expect(advised(rolled('target', '1'), 'canaris')).toEqual([
      'react:quick-reaction#1',
      'advice.better',
      { other: { m: 'option.pass' }, gain: { m: 'advice.gain.win' } },
    ]);
  });

  it('what it costs beside that', () => {
    const other = { m: 'option.motivate', p: { who: { m: 'sheet.beck' } } };
    expect(advised(trackFull(), 'beck')).toEqual([
      'support',
      'advice.better-but',
      { other, gain: { m: 'advice.gain.support' }, cost: { m: 'advice.cost.motivation' } },
    ]);
  });

  it('that the others are as good', () => {
    expect(comparedText(worths(0.5, 0.5, 0.5), WEIGHTS.second)).toEqual({ m: 'advice.even' });
  });

  it('what it gains over the others, where they are too long to be named', () => {
    const [gains, ...rest] = worths(0.5, 0.4);
    if (gains === undefined) throw new Error('nothing');
    const best = { ...gains, worthBy: ({ prison }: Weights) => (prison === 0 ? 0.4 : 0.5) };
    expect(comparedText([best, ...rest], WEIGHTS.second, 'next')).toEqual({
      m: 'advice.best',
      p: { gain: { m: 'advice.gain.prison' } },
    });
  });

  it('nothing where no part of the value tells, and where there is no other answer', () => {
    expect(comparedText(worths(0.5, 0.4), WEIGHTS.second)).toBeNull();
    expect(comparedText(worths(0.5), WEIGHTS.second)).toBeNull();
  });

  it('what an action brings beside one that changes nothing (bug: it was compared with the end of the turn, and brought “one more action”)', () => {
    const s = Scenario.turn({
      table: (draft) => {
        putTile(draft, 'deutschlandhalle', 'weapons', 'up');
        Object.assign(one(draft, 'beck'), {
          space: 'deutschlandhalle',
          dossier: ['lone-gunman#1'],
          motivation: 'reckless',
          suspicion: 'low',
        });
      },
    });
    expect(advised(s, 'beck')).toEqual([
      'plot:lone-gunman#1:hitler',
      'advice.brings',
      { gain: { m: 'advice.gain.win' } },
    ]);
  });

  it('why somebody conspires in the words of the log: what dice bring on average is no reason', () => {
    expect(advised(Scenario.turn(), 'beck').slice(1, 2)).toEqual(['log.bot.conspire']);
  });

  it('nothing where the gain is that the match is not lost', () => {
    const [best, lost] = worths(0.5, -0.5);
    if (best === undefined || lost === undefined) throw new Error('nothing');
    const small = { ...best, worthBy: ({ prison }: Weights) => (prison === 0 ? 0.4 : 0.5) };
    expect(comparedText([small, lost], WEIGHTS.second)).toBeNull();
  });
});
