// Writes what a game's folders list: the index of every folder of cards, so that adding a card is adding its file and its
// test, and the facts of the cards that screens show. Each game says in its `indexes.json` what there is to write.
// `node scripts/indexes.mjs` writes; with `--check` it only says whether all is up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as prettier from 'prettier';
import { tsImport } from 'tsx/esm/api';

import { root } from './setup.mjs';

const WRITTEN = 'Written by scripts/indexes.mjs.';
const games = join(root, 'shared/games');

/** The files of a folder that hold one card each, without their ending. */
function cardFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => file !== 'index.ts' && !file.includes('shared/'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function variable(file) {
  const name = file
    .split('/')
    .at(-1)
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return /^\d/.test(name) ? `_${name}` : name;
}

/** An index: the list of what every file of a folder exports as `card`. */
function indexText(files, { list, type, types, what }) {
  return [
    `import type { ${type} } from '${types}';`,
    ...files.map((file) => `import { card as ${variable(file)} } from './${file}';`),
    '',
    `/** ${what}. ${WRITTEN} */`,
    `export const ${list}: readonly ${type}[] = [`,
    ...files.map((file) => `  ${variable(file)},`),
    '];',
  ].join('\n');
}

/** The ids of a folder's cards, which are the names of their files, as a type: a list of its own, for those who may not know the cards. */
function idsText(files, { list, type, what }) {
  return [
    `/** ${what}. ${WRITTEN} */`,
    `export const ${list} = [${files.map((file) => `'${file}'`).join(', ')}] as const;`,
    `export type ${type} = (typeof ${list})[number];`,
  ].join('\n');
}

/** The constant `data` of a module as a literal. */
async function dataText(from, { constant, what }) {
  const { data } = await tsImport(from, import.meta.url);
  return [`/** ${what}. ${WRITTEN} */`, `export const ${constant} = ${JSON.stringify(data)} as const;`].join('\n');
}

/** All files to be written for a game, by path. */
async function filesOf(game) {
  const folder = join(games, game);
  const { lists = [], data = [] } = JSON.parse(readFileSync(join(folder, 'indexes.json'), 'utf8'));
  const files = new Map();
  for (const list of lists) {
    const cards = cardFiles(join(folder, list.folder));
    files.set(join(folder, list.folder, 'index.ts'), indexText(cards, list));
    if (list.ids !== undefined) files.set(join(folder, list.ids.to), idsText(cards, list.ids));
  }
  for (const one of data) files.set(join(root, one.to), await dataText(join(folder, one.from), one));
  return files;
}

const format = await prettier.resolveConfig(join(root, 'package.json'));
let stale = 0;
for (const game of readdirSync(games).filter((name) => existsSync(join(games, name, 'indexes.json')))) {
  for (const [path, text] of await filesOf(game)) {
    const wanted = await prettier.format(text, { ...format, parser: 'typescript' });
    const old = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (old === wanted) continue;
    if (process.argv.includes('--check')) {
      console.error(`${path.slice(root.length + 1)} is out of date: run npm run indexes`);
      stale += 1;
    } else {
      writeFileSync(path, wanted);
    }
  }
}
process.exitCode = stale > 0 ? 1 : 0;
