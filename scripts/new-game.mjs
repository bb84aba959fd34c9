// Makes a game of one page that is whole: rules, words in two languages, a drawing, tests and bots.
// `npm run new-game night-train "Train de nuit"` copies the small game of shared/testing/first-game and
// client/testing/first-game under that name, with that title in French, and adds its lines to the registries.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', givenFrench] = process.argv.slice(2);
const words = name.split('-');
const pascal = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
const title = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
const frenchTitle = (givenFrench ?? title).replaceAll("'", '’');

/** What stands in the copy in the place of the small game's own names. */
function renamed(text) {
  return text
    .replaceAll('shared/testing/first-game', `shared/games/${name}`)
    .replaceAll('first-game', name)
    .replaceAll('firstGame', camel)
    .replaceAll('First Game', title)
    .replaceAll('Premier jeu', frenchTitle);
}

function copyFolder(from, to) {
  for (const file of readdirSync(join(root, from), { recursive: true })) {
    const source = join(root, from, file);
    if (statSync(source).isDirectory()) continue;
    const target = join(root, to, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(source, 'utf8')));
  }
}

/** Adds an import, in the order of the paths of those that begin in the same way, and does the rest. */
function register(file, begins, line, change) {
  const path = join(root, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const pathOf = (one) => one.slice(one.indexOf("'"));
  const alike = lines.flatMap((one, at) => (begins.test(one) ? [at] : []));
  const last = alike.filter((at) => pathOf(lines[at]) < pathOf(line)).at(-1);
  lines.splice(last === undefined ? alike[0] : last + 1, 0, line);
  const before = lines.join('\n');
  const after = change(before);
  if (after === before) throw new Error(`${file}: the list of games was not found`);
  writeFileSync(path, after);
}

function refusal() {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return 'a name has lower case letters, digits and hyphens: night-train';
  const taken = ['shared', 'client']
    .map((side) => `${side}/games/${name}`)
    .filter((folder) => existsSync(join(root, folder)));
  return taken.length === 0 ? null : `${taken.join(' and ')} exist already`;
}

function main() {
  const why = refusal();
  if (why !== null) {
    console.error(`npm run new-game <name>: ${why}`);
    process.exitCode = 1;
    return;
  }
  copyFolder('shared/testing/first-game', `shared/games/${name}`);
  copyFolder('client/testing/first-game', `client/games/${name}`);
  writeFileSync(
    join(root, `client/public/front/${name}.svg`),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 479"><path fill="#6b5f45" d="M0 0h700v479H0z"/></svg>\n',
  );
  register(
    'shared/games/registry.ts',
    /^import \{ meta as /,
    `import { meta as ${camel} } from './${name}/meta';`,
    (text) =>
      text.replace(
        /\n\];\n/,
        `\n  {\n    meta: ${camel},\n    load: async () => (await import('./${name}')).${camel},\n  },\n];\n`,
      ),
  );
  register(
    'shared/games/testing.ts',
    /^import \{ \w+Testing \}/,
    `import { ${camel}Testing } from './${name}/testing';`,
    (text) => text.replace(/(const gameTestings[^=]*= \[[^\]]*?),?\n?\];/, `$1, ${camel}Testing];`),
  );
  register(
    'client/games/index.ts',
    /^import \{ words as /,
    `import { words as ${camel}Words } from './${name}/i18n/catalogues';`,
    (text) =>
      text.replace(
        /(const games: [^]*?)\n\};/,
        `$1\n  ${/-/.test(name) ? `'${name}'` : name}: {\n    client: async () => (await import('./${name}')).${camel}Client,\n    words: ${camel}Words,\n  },\n};`,
      ),
  );
  if (givenFrench === undefined)
    console.log(`Its title in French is “${frenchTitle}” as well: see meta.ts and i18n/fr.ts in shared/games/${name}.`);
  console.log(`${title} is there: shared/games/${name} has its rules, client/games/${name} its drawing.`);
  console.log(`Next: npx prettier --write shared/games client/games, then npm run dev, and docs/ADDING_A_GAME.md.`);
  console.log(`Its own tests: npx jest ${name}/ --selectProjects unit`);
  console.log(
    `Those of every game: npx jest shared/games/*.test.ts client/games/*.test.ts -t ${name} --selectProjects unit`,
  );
}

main();
