import { playout } from '../../../testing/playout';
import { gameSeeds } from '../../../testing/properties';
import { blackOrchestra } from '..';

const WINDOWS = [
  'event-moves-hitler',
  'before-event',
  'before-penalties',
  'plot-gathering',
  'plot-rolled',
  'leader-moved',
];

/** The clock and the fallback of a kind of question. */
function clockOf(kind: string): string {
  if (WINDOWS.includes(kind)) return 'window, pass';
  if (kind === 'action' || kind === 'finish') return 'turn, end';
  return kind === 'consent' ? 'consent, no' : 'none, none';
}

test('windows, consents and a turn’s actions say what counts when time is up, and nothing else has a clock', () => {
  const seen = new Set<string>();
  for (const seed of gameSeeds(10)) {
    playout(blackOrchestra, { seats: 1 + (seed % 5), seed }, ({ asks }) => {
      for (const { kind, clock = 'none', fallback = 'none' } of asks) {
        expect(`${kind}: ${clock}, ${fallback}`).toBe(`${kind}: ${clockOf(kind)}`);
        seen.add(kind);
      }
      // What counts is one of the options.
      for (const { fallback, options } of asks) {
        if (fallback !== undefined) expect(options.map(({ key }) => key)).toContain(fallback);
      }
    });
  }
  const needed = ['action', 'finish', 'before-penalties', 'consent', 'interrogation', 'raid', 'discard'];
  expect([...seen]).toEqual(expect.arrayContaining(needed));
});
