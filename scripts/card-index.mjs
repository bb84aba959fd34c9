// Writes the index of every card folder of a game, so that adding a card is adding its file and its test.
// `node scripts/card-index.mjs` writes; with `--check` it only says whether the indexes are up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const game = join(dirname(fileURLToPath(import.meta.url)), '../shared/games/black-orchestra');

/** Each index: its folder, the name and type of the list, and the export every file has. */
const indexes = [
  {
    folder: 'cards/events',
    list: 'eventCards',
    type: 'EventCard',
    types: '../types',
    what: 'All events, stage by stage',
  },
  {
    folder: 'cards/conspirator',
    list: 'conspiratorCards',
    type: 'DossierCard',
    types: '../types',
    what: 'All standard and illegal conspirator cards',
  },
  { folder: 'cards/plots', list: 'plotCards', type: 'DossierCard', types: '../types', what: 'All plots' },
  {
    folder: 'cards/interrogation',
    list: 'interrogationCards',
    type: 'InterrogationCard',
    types: '../types',
    what: 'All interrogation cards',
  },
  { folder: 'sheets', list: 'sheets', type: 'Sheet', types: '../cards/types', what: 'All conspirator sheets' },
];

function cardFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts' && !file.includes('shared/'),
    )
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

function indexText({ folder, list, type, types, what }) {
  const files = cardFiles(join(game, folder));
  const imports = files.map((file) => `import { card as ${variable(file)} } from './${file}';`);
  const relative = `import type { ${type} } from '${types}';`;
  return [
    relative,
    ...imports,
    '',
    `/** ${what}. Written by scripts/card-index.mjs. */`,
    `export const ${list}: readonly ${type}[] = [`,
    ...files.map((file) => `  ${variable(file)},`),
    '];',
    '',
  ].join('\n');
}

let stale = 0;
for (const index of indexes) {
  const path = join(game, index.folder, 'index.ts');
  const text = indexText(index);
  const old = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (old === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${index.folder}/index.ts is out of date: run npm run cards`);
    stale += 1;
  } else {
    writeFileSync(path, text);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
