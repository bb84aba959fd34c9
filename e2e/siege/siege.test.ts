import { ATTACKS } from './attacks';
import { siege } from './siege';
import { MEMORY_MB, troublesOf } from './verdict';

/** In so short a time much less can come together than in the hour of `npm run siege`. */
const DISK_MB = 200;
/** Few enough for attackers to fill the server. */
const MAX_ROOMS = '500';

test('one server with the limits of the compose file withstands every attack at once, and nobody honest notices', async () => {
  const result = await siege({
    attacks: [...ATTACKS.keys()],
    seconds: 25,
    aloneSeconds: 2,
    tables: 3,
    thinkMs: 500,
    seed: 1,
    env: { MAX_ROOMS },
  });
  expect(troublesOf(result.evidence, { rssMb: MEMORY_MB, diskMb: DISK_MB })).toEqual([]);
  // Each of them has done something.
  const attackers = new Set([...result.attackers.keys()].map((what) => what.split(':')[0]));
  expect([...ATTACKS.keys()].filter((name) => !attackers.has(name))).toEqual([]);
});
