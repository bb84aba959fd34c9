import { type Text, text } from '../../../../shared/engine/text';
import { picturesOf } from './pictures-of';

const beck = text('sheet.beck');
const canaris = text('sheet.canaris');
const pictures = (lines: readonly Text[]) => picturesOf({ log: lines.map((line) => ({ text: line })) });
const raid = [
  text('log.event', { event: text('event.gestapo-raid-2') }),
  text('log.arrested', { who: beck }),
  text('log.arrested-loses', { who: canaris, cards: [text('card.ambush')] }),
];

describe('The pictures of a match', () => {
  it('tell arrests with what brought them, as one', () => {
    const [one, ...more] = pictures([text('log.turn', { n: 7, who: beck }), ...raid]);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ turn: 7, stage: 1, arrested: ['beck', 'canaris'] });
    expect(one?.moment.rest.map(({ m }) => m)).toEqual(['log.arrested', 'log.arrested-loses']);
  });

  it('tell arrests with what brought them, also where an arrest has consequences of its own (found: the next one stood alone)', () => {
    const lost = text('log.discarded', { who: beck, thing: text('card.safe') });
    const [event, arrest, ...others] = raid;
    if (event === undefined || arrest === undefined) throw new RangeError('no raid');
    const shown = pictures([event, arrest, lost, ...others]);
    expect(shown.map(({ arrested }) => arrested)).toEqual([['beck', 'canaris']]);
  });

  it('leave out moves, turns and the first stage', () => {
    const moved = text('log.moved', { who: beck, space: text('space.munich') });
    expect(pictures([text('log.stage', { n: 1 }), text('log.turn', { n: 1, who: beck }), moved])).toEqual([]);
  });

  it('are the ten heaviest, in the order in which they came', () => {
    const events = Array.from({ length: 30 }, () => text('log.event', { event: text('event.party-rally-2') }));
    const plot = text('log.plot-success', { who: beck, card: text('card.sniper') });
    const chosen = pictures([text('log.stage', { n: 2 }), ...raid, ...events, plot]);
    expect(chosen).toHaveLength(10);
    expect(chosen.map(({ moment }) => moment.at)).toEqual(
      chosen.map(({ moment }) => moment.at).toSorted((a, b) => a - b),
    );
    expect(chosen[0]?.moment.head.m).toBe('log.stage');
    expect(chosen[1]?.arrested).toEqual(['beck', 'canaris']);
    expect(chosen.at(-1)?.moment.head.m).toBe('log.plot-success');
    expect(chosen.at(-1)?.stage).toBe(2);
  });
});
