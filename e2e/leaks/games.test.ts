import { allowedBy } from '../../shared/engine/allowed';
import { gameTestings } from '../../shared/games/testing';
import { handsTesting } from '../../shared/testing/hands/testing';
import { scanGames } from './scan';

/** Matches with taking back, so that a scan covers it. */
const UNDOABLE = new Map([['undo', 'on']]);

test.each(gameTestings)(
  'no byte of games of $game.meta.name on real sockets tells anybody what they must not know',
  async (testing) => {
    const { meta, undo } = testing.game;
    // Tables of rivals pause in real time.
    const games = meta.play === 'rivals' ? 4 : 6;
    const scan = await scanGames(testing, { games, from: 1, given: undo === undefined ? new Map() : UNDOABLE });
    expect(scan.found).toEqual([]);
    expect(scan.withSecrets).toBeGreaterThan(games / 2);
    expect(scan.previews).toBeGreaterThan(games);
    if (undo !== undefined) expect(scan.undos).toBeGreaterThan(3 * games);
    if (allowedBy(meta).goBack !== 'never') expect(scan.rewinds).toBeGreaterThan(games / 2);
    if (meta.keepers === 'anybody') expect(scan.kept).toBeGreaterThan(games / 2);
    expect(scan.frames).toBeGreaterThan(100 * games);
    expect(scan.pasts).toBeGreaterThan(20 * games);
  },
);

test('nor does one of a game with hidden hands', async () => {
  const scan = await scanGames(handsTesting, { games: 10, from: 1, given: new Map() });
  expect(scan.found).toEqual([]);
  expect(scan.previews).toBeGreaterThan(30);
});
