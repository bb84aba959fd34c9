import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
/** The parts that all games share. */
const SHARED_BY_GAMES = ['server', 'e2e', 'bench', 'scripts', 'eslint.config.mjs', '.dependency-cruiser.mjs'];
/** Folders about one game, and the tests that plant forbidden names and imports. */
const ABOUT_ONE_GAME = /^(e2e|bench)\/games\/|^scripts\/(layers|game-names)[.]test[.]ts$/;

/** The names of the registered games: those of the folders of `shared/games`. */
function gameNames(root: string): readonly string[] {
  const folders = readdirSync(path.join(root, 'shared/games'), { withFileTypes: true });
  return folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The files that name a game, in whatever spelling: `my-game`, `myGame`, `MyGame`, `My Game`. */
function filesWithNames(root: string): readonly string[] {
  const names = gameNames(root).map((name) => new RegExp(name.split('-').join('[-_ ]?'), 'i'));
  return SHARED_BY_GAMES.flatMap((part) => filesOf(root, part)).filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return !ABOUT_ONE_GAME.test(file) && names.some((name) => name.test(text) || name.test(file));
  });
}

/** A file itself, or all files of a folder, from the root. */
function filesOf(root: string, part: string): readonly string[] {
  if (!readdirSync(root).includes(part)) return [];
  if (part.includes('.')) return [part];
  const entries = readdirSync(path.join(root, part), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

describe('what every game shares', () => {
  it('names no game, so that another game changes none of it', () => {
    expect(gameNames(ROOT)).not.toEqual([]);
    expect(filesWithNames(ROOT)).toEqual([]);
  });

  it('is found to name one, in each part and each spelling', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'game-names-'));
    const plant = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    plant('shared/games/night-train/meta.ts', '');
    plant('server/match/host.ts', `const GAME = 'night-train';`);
    plant('e2e/lib/game.ts', `import { nightTrain } from './x';`);
    plant('bench/lib/table.ts', '/** Random games of Night Train. */');
    plant('scripts/night-train.mjs', '');
    plant('eslint.config.mjs', `files: ['client/games/night-train/**']`);
    plant('.dependency-cruiser.mjs', 'path: shared/games/night-train');
    plant('e2e/games/night-train/play.test.ts', 'night-train');
    plant('bench/games/night-train.ts', 'night-train');
    plant('server/match/views.ts', 'a night on a train');
    const found = filesWithNames(root);
    rmSync(root, { recursive: true });
    expect([...found].sort()).toEqual([
      '.dependency-cruiser.mjs',
      'bench/lib/table.ts',
      'e2e/lib/game.ts',
      'eslint.config.mjs',
      'scripts/night-train.mjs',
      'server/match/host.ts',
    ]);
  });
});
