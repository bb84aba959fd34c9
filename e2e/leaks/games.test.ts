import { gameTestings } from '../../shared/games/testing';
import { handsTesting } from '../../shared/testing/hands/testing';
import { scanGames } from './scan';

/** Matches with taking back, so that a scan covers it. */
const UNDOABLE = new Map([['undo', 'on']]);

test.each(gameTestings)(
  'no byte of ten games of $game.meta.name on real sockets tells anybody what they must not know',
  async (testing) => {
    const scan = await scanGames(testing, { games: 10, from: 1, given: UNDOABLE });
    expect(scan.found).toEqual([]);
    expect(scan.withSecrets).toBeGreaterThan(5);
    expect(Math.min(scan.previews, scan.undos)).toBeGreaterThan(50);
    expect(scan.rewinds).toBeGreaterThan(5);
    expect(scan.kept).toBeGreaterThan(5);
    expect(scan.frames).toBeGreaterThan(1_000);
    expect(scan.pasts).toBeGreaterThan(1_000);
  },
);

test('nor does one of a game with hidden hands', async () => {
  const scan = await scanGames(handsTesting, { games: 10, from: 1, given: new Map() });
  expect(scan.found).toEqual([]);
  expect(scan.previews).toBeGreaterThan(30);
});
