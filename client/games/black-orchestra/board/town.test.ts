import { seat } from '../../../../shared/engine/ask';
import { BERLIN } from '../../../../shared/games/black-orchestra/board/spaces';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import type { ConspiratorPlace } from '../i18n/places';
import { blackOrchestraIn } from '../testing/game';
import { breadthOf } from './label';
import { BROAD, SMALLEST, UPRIGHT } from './layout';
import { byWeight, shortName, tokenRow, townRoom, townRows } from './town';

const ALL: readonly ConspiratorPlace[] = [...BERLIN, 'prison'];
/** How far two sums of the same may be apart. */
const ROUNDING = 1e-6;
/** As high as a row can be. */
const HIGHEST = 26;
/** The least that a name can be squeezed and still be read with ease. */
const SQUEEZED = 0.8;

describe.each([
  ['upright', UPRIGHT],
  ['broad', BROAD],
] as const)('The plate of Berlin on the %s map', (_, arrangement) => {
  const room = townRoom(arrangement, { x: SMALLEST, y: SMALLEST });
  const counts = ALL.map((_place, i) => i + 1);

  it.each(counts)('has all rows on it and none over another, with somebody in %d places', (n) => {
    const rows = townRows(ALL.slice(0, n), room);
    rows.forEach(({ y, height }, i) => {
      expect(height).toBeGreaterThanOrEqual(14);
      expect(y + height).toBeLessThanOrEqual(rows[i + 1]?.y ?? room.height);
    });
  });

  it('is filled on a map that is drawn out (found on a tall phone: four rows in a corner of an empty plate)', () => {
    const large = townRoom(arrangement, { x: 1.1, y: 1.4 });
    const last = townRows(ALL, large).at(-1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(Math.min(150, large.height - 6));
    expect(large.width).toBeGreaterThan(arrangement.berlin.width);
  });

  it.each(counts)('leaves out nobody, with somebody in %d places', (n) => {
    expect(townRows(ALL.slice(0, n), room).flatMap(({ places }) => places)).toEqual(ALL.slice(0, n));
  });

  it.each(['en', 'fr'] as const)('has room for each name beside three tokens (%s)', (language) => {
    const { text } = blackOrchestraIn(language);
    for (const place of ALL) {
      const title = shortName(place, text);
      const { end } = tokenRow(3, { width: room.width, height: HIGHEST }, breadthOf(title));
      expect([title, breadthOf(title) * SQUEEZED <= room.width - end + ROUNDING]).toEqual([title, true]);
    }
  });

  it('shows the tokens of a row side by side while there is room, and the letter of each however many there are (found: five pawns that could not be told apart)', () => {
    for (const { height } of [...townRows(ALL, room), ...townRows(ALL.slice(0, 1), room)]) {
      for (let n = 1; n <= 11; n++) {
        const { size, pitch, end } = tokenRow(n, { width: room.width, height }, breadthOf('Train Station'));
        const overlap = n > 1 ? size - pitch : 0;
        expect([n, size >= 20 && end <= room.width]).toEqual([n, true]);
        expect([n, overlap <= (n <= 3 ? 0 : size - 11)]).toEqual([n, true]);
      }
    }
  });
});

test('the plate of Berlin names where the reader is and where Hitler is, however many places are peopled', () => {
  const { table } = Scenario.turn({
    table: (draft) => {
      one(draft, 'beck').space = 'zeughaus';
      one(draft, 'canaris').space = 'sportpalast';
      one(draft, 'kordt').space = 'train-station';
      draft.pub.leaders.hitler = { state: 'board', space: 'chancellery' };
      draft.pub.leaders.himmler = { state: 'board', space: 'gestapo-hq' };
    },
  }).view('kordt');
  const places = ['gestapo-hq', 'sportpalast', 'zeughaus', 'chancellery', 'train-station'] as const;
  expect(byWeight(places, { table, you: seat(2) })).toEqual([
    'train-station',
    'chancellery',
    'sportpalast',
    'zeughaus',
    'gestapo-hq',
  ]);
  expect(byWeight(places, { table, you: null }).slice(0, 1)).toEqual(['chancellery']);
});
