import { UNDO } from '../../../engine/ask';
import { playout } from '../../../testing/playout';
import { gameSeeds } from '../../../testing/properties';
import { blackOrchestra } from '..';

test('questions of interrogations, and taking back an answer to one, are confidential until what was chosen is public [BO 11]', () => {
  const found = { card: 0, targets: 0, undo: 0, afterwards: 0, open: 0 };
  for (const seed of gameSeeds(40)) {
    playout(blackOrchestra, { seats: 1 + (seed % 5), seed }, ({ asks, log }) => {
      for (const { kind, source, confidential } of asks) {
        if (confidential === true) {
          if (kind === UNDO) {
            found.undo += 1;
            continue;
          }
          expect(kind).toBe('interrogation');
          found[source?.kind === 'interrogation' ? 'card' : 'targets'] += 1;
          continue;
        }
        // What a failed resistance does is public before the prisoner is asked for its targets.
        expect(source?.kind).not.toBe('interrogation');
        if (kind === 'interrogation') expect(log.at(-1)?.text.m).toBe('log.resist-eagle');
        found[kind === 'interrogation' ? 'afterwards' : 'open'] += 1;
      }
    });
  }
  for (const [name, count] of Object.entries(found)) expect([name, count > 0]).toEqual([name, true]);
});
