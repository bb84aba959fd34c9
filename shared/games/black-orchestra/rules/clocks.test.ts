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
  return kind === 'consent' ? 'consent, no' : 'none, none';
}

test('windows and consents say what counts when time is up, and nothing else has a clock', () => {
  const seen = new Set<string>();
  for (const seed of gameSeeds(20)) {
    playout(blackOrchestra, { seats: 1 + (seed % 5), seed }, ({ asks }) => {
      for (const { kind, clock = 'none', fallback = 'none' } of asks) {
        expect(`${kind}: ${clock}, ${fallback}`).toBe(`${kind}: ${clockOf(kind)}`);
        seen.add(kind);
      }
    });
  }
  const needed = ['before-penalties', 'consent', 'interrogation', 'raid', 'discard'];
  expect([...seen]).toEqual(expect.arrayContaining(needed));
});
