import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { SHEET_IDS } from './board/sheets';
import { SPACE_IDS } from './board/spaces';

const ROOT = path.join(__dirname, '../../..');
const HERE = 'shared/games/black-orchestra';
const DRAWING = 'client/games/black-orchestra';

/** Source files that are written by hand and are no tests: code without comments, by path from the root of the repository. */
const sources: ReadonlyMap<string, string> = new Map(
  ['shared', 'client']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)
    .filter(([, text]) => !text.includes('Written by scripts/indexes.mjs.'))
    .map(([file, text]) => [file, text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')] as const),
);

/** The files that name an id: as a string, as the beginning of a key or message id, or as a field. */
function naming(id: string): readonly string[] {
  const named = new RegExp(
    `['"\`/](?:(?:event|card|interrogation|sheet|space)[.])?${id}['"\`#./]|^\\s*'?${id}'?:`,
    'm',
  );
  return [...sources].flatMap(([file, text]) => (named.test(text) ? [file] : []));
}

/** The files of the game itself, with its drawing, that name an id. */
function namingHere(id: string): readonly string[] {
  return naming(id).filter((file) => file.startsWith(HERE) || file.startsWith(DRAWING));
}

/** The files of a folder that hold one card or sheet each; helpers that several share lie in folders of that name. */
function cardsIn(folder: string): readonly string[] {
  return [...sources.keys()].filter((file) => file.startsWith(`${HERE}/${folder}/`) && !file.includes('/shared/'));
}

/** How many files CONTRIBUTING says it takes to add something. */
function told(what: string): number {
  const guide = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  return Number(new RegExp(`^\\s*\\| ${what} \\| (\\d+) \\|`, 'm').exec(guide)?.[1]);
}

/** Ids that are words of the code as well: the text does not tell which is meant. */
const WORDS: readonly string[] = ['names', 'black-orchestra'];

describe('How many files it takes to add', () => {
  const folders = [
    'cards/events',
    'cards/conspirator',
    'cards/plots',
    'cards/interrogation',
    'cards/first-edition/interrogation',
  ];
  const cards = folders.flatMap((folder) => cardsIn(folder));

  it('a card: the card and its test', () => {
    expect(cards.length).toBeGreaterThan(100);
    for (const file of cards) {
      const id = path.basename(file, '.ts');
      const own = [file, file.replace(/[.]ts$/, '.test.ts')];
      expect([id, own.filter((one) => existsSync(path.join(ROOT, one))).length]).toEqual([id, told('a card')]);
      const others = WORDS.includes(id) ? [] : namingHere(id).filter((one) => one !== file);
      expect([id, others]).toEqual([id, []]);
    }
  });

  it('a conspirator: the sheet, its test, the pawn and the portrait', () => {
    for (const id of SHEET_IDS) {
      const sheet = `${HERE}/sheets/${id}.ts`;
      const files = [
        sheet,
        `${HERE}/sheets/${id}.test.ts`,
        `${HERE}/pictures/pawns.ts`,
        `${DRAWING}/portraits/looks.ts`,
      ];
      expect(files.filter((one) => existsSync(path.join(ROOT, one)))).toHaveLength(told('a conspirator'));
      const others = namingHere(id).filter((one) => one !== sheet && one !== `${HERE}/editions/first/sheets/${id}.ts`);
      expect([id, others]).toEqual([id, [`${HERE}/pictures/pawns.ts`, `${DRAWING}/portraits/looks.ts`]]);
    }
  });

  it('a space: the board, its name, its place on the map and its row in the rulebook', () => {
    const [first = [], ...others] = SPACE_IDS.map(namingHere);
    const lists = first.filter((file) => others.every((files) => files.includes(file)));
    expect([...lists].sort()).toEqual([
      `${DRAWING}/board/layout.ts`,
      `${HERE}/board/spaces.ts`,
      `${HERE}/i18n/spaces.ts`,
    ]);
    // rulebook.test.ts checks the rows.
    expect(lists.length + 1).toBe(told('a space'));
  });

  it('a game: a line in each registry, besides its own folders', () => {
    // scripts/game-names.test.ts looks through the server and whatever else is no game's own.
    const others = naming('black-orchestra').filter((file) => !file.startsWith(HERE) && !file.startsWith(DRAWING));
    expect(others.sort()).toEqual(['client/games/index.ts', 'shared/games/registry.ts', 'shared/games/testing.ts']);
    expect(others).toHaveLength(told('a game'));
  });
});
