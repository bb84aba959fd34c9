import { viewOf } from '../../../engine/match';
import type { SpectatorView } from '../../../engine/predictions';
import { playout } from '../../../testing/playout';
import { blackOrchestra } from '..';
import type { Attempt } from '../state';
import type { Table } from '../table';
import { Scenario } from '../testing/scenario';

const predictions = blackOrchestra.predictions;
if (predictions === undefined) throw new Error('nothing to foretell');

/** The open questions by id, with the keys and points of their answers. */
const open = (seen: SpectatorView<Table>) =>
  Object.fromEntries(
    predictions.open(seen).map(({ id, answers }) => [id, answers.map(({ key, points }) => `${key} ${points}`)]),
  );

describe('what can be foretold', () => {
  /** A table at the beginning of a stage, when so many events are left in the deck of each. */
  const inStage = (stage: number): SpectatorView<Table> => {
    const seen = Scenario.turn().view(null);
    const eventsLeft = seen.table.eventsLeft.map((left, i) => (i + 1 < stage ? 0 : left));
    return { ...seen, table: { ...seen.table, stage, eventsLeft } };
  };

  it('at the start how it ends, for as many points as there are stages: the first event is no raid', () => {
    expect(open(inStage(1))).toEqual({ end: ['victory 7', 'all-arrested 7', 'no-events 7', 'documents 7'] });
  });

  it('later the next event as well, and how it ends for fewer points', () => {
    expect(open(inStage(6))).toEqual({
      'event:1': ['raid 3', 'no-raid 1'],
      end: ['victory 2', 'all-arrested 2', 'no-events 2', 'documents 2'],
    });
  });

  it('not the next event once everybody has been shown it', () => {
    const seen = inStage(3);
    const table: Table = { ...seen.table, foreseen: { next: ['gestapo-raid-3#1'], gone: [], peeked: 0 } };
    expect(Object.keys(open({ ...seen, table }))).toEqual(['end']);
  });

  it('what comes of a plot, until its dice lie on the table', () => {
    const seen = Scenario.turn().view(null);
    const attempt: Attempt = {
      card: 'sniper#1',
      who: 'beck',
      target: 'hitler',
      dice: 3,
      ignoredEagles: 0,
      targets: 2,
      eagles: 2,
      rolled: null,
      elements: [],
      sources: [],
    };
    const log = [...seen.log, { text: { m: 'log.plot', p: { card: { m: 'card.sniper' } } } }];
    expect(open({ ...seen, log, table: { ...seen.table, attempt } })['plot:1:sniper']).toEqual([
      'success 3',
      'quiet 2',
      'detected 2',
    ]);
    const rolled = { ...attempt, rolled: ['eagle'] } as const;
    expect(open({ ...seen, log, table: { ...seen.table, attempt: rolled } })).toEqual({});
  });
});

describe('what has come about', () => {
  const line = (m: string, p: Readonly<Record<string, string>> = {}) => ({
    text: { m, p: Object.fromEntries(Object.entries(p).map(([key, id]) => [key, { m: id }])) },
  });
  const after = (...log: readonly ReturnType<typeof line>[]) =>
    predictions.outcomes({ ...Scenario.turn().view(null), log, over: null });

  it('is whether each event was a raid', () => {
    const log = [line('log.event', { event: 'event.anschluss' }), line('log.event', { event: 'event.gestapo-raid-3' })];
    expect(after(...log)).toEqual({ 'event:1': 'no-raid', 'event:2': 'raid' });
  });

  it.each([
    ['log.plot-success', 'success'],
    ['log.plot-quiet', 'quiet'],
    ['log.plot-detected', 'detected'],
  ])('is what came of each attempt: %s', (m, outcome) => {
    const begun = line('log.plot', { card: 'card.sniper' });
    expect(after(begun)).toEqual({});
    expect(after(begun, line(m), line('log.plot', { card: 'card.coup' }))).toEqual({ 'plot:1:sniper': outcome });
  });

  it('is how it ended, and nothing when the table called it off', () => {
    const seen = { ...Scenario.turn().view(null), log: [] };
    const end = (over: SpectatorView<Table>['over']) => predictions.outcomes({ ...seen, over })['end'];
    expect(end({ outcome: 'victory', reason: 'hitler-killed' })).toBe('victory');
    expect(end({ outcome: 'defeat', reason: 'no-events' })).toBe('no-events');
    expect(end({ outcome: 'called-off', reason: 'agreed' })).toBeUndefined();
  });
});

describe('in whole games', () => {
  it.each(Array.from({ length: 12 }, (_, i) => i + 1))(
    'what is open has not come about, and comes about as one of its answers (seed %d)',
    (seed) => {
      const asked = new Map<string, readonly string[]>();
      const views: SpectatorView<Table>[] = [];
      playout(blackOrchestra, { seats: 1 + (seed % 5), seed }, (match) => {
        const seen = viewOf(blackOrchestra, match, null);
        const outcomes = predictions.outcomes(seen);
        for (const { id, answers } of predictions.open(seen)) {
          expect(outcomes).not.toHaveProperty([id]);
          asked.set(
            id,
            answers.map(({ key }) => key),
          );
        }
        views.push(seen);
      });
      const last = views.at(-1);
      if (last === undefined) throw new Error('no match');
      const outcomes = predictions.outcomes(last);
      expect(predictions.open(last)).toEqual([]);
      expect(outcomes).toHaveProperty('end');
      for (const [id, outcome] of Object.entries(outcomes)) {
        const answers = asked.get(id);
        // A plot that was begun at the end of a window may be decided before anybody was asked anything.
        if (answers !== undefined) expect(answers).toContain(outcome);
      }
    },
  );
});
