import { BERLIN } from '../../../../shared/games/black-orchestra/board/spaces';
import { blackOrchestraIn } from '../testing/game';
import type { ConspiratorPlace } from './geometry';
import { breadthOf } from './label';
import { BROAD, UPRIGHT } from './layout';
import { shortName, TOKEN, tokenPitch, townRoom, townRows } from './town';

const ALL: readonly ConspiratorPlace[] = [...BERLIN, 'prison'];
/** The least that a name can be squeezed and still be read with ease. */
const SQUEEZED = 0.8;

describe.each([
  ['upright', UPRIGHT],
  ['broad', BROAD],
] as const)('The plate of Berlin on the %s map', (_, arrangement) => {
  const room = townRoom(arrangement);
  const counts = ALL.map((_place, i) => i + 1);

  it.each(counts)('has all rows on it and none over another, with somebody in %d places', (n) => {
    const rows = townRows(ALL.slice(0, n), room);
    rows.forEach(({ y, height }, i) => {
      expect(height).toBeGreaterThanOrEqual(14);
      expect(y + height).toBeLessThanOrEqual(rows[i + 1]?.y ?? room.height);
    });
  });

  it.each(counts)('leaves out nobody, with somebody in %d places', (n) => {
    expect(townRows(ALL.slice(0, n), room).flatMap(({ places }) => places)).toEqual(ALL.slice(0, n));
  });

  it.each(['en', 'fr'] as const)('has room for each name beside three tokens (%s)', (language) => {
    const { text } = blackOrchestraIn(language);
    const free = room.width - (TOKEN + 2 * tokenPitch(3) + 8);
    for (const place of ALL) {
      const title = shortName(place, text);
      expect([title, breadthOf(title) * SQUEEZED <= free]).toEqual([title, true]);
    }
  });
});
