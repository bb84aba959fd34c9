import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['shared', 'server', 'client', 'e2e', 'bench', 'scripts', 'docs', '.ci', '.github'];

/** The files and folders a document names in code type, from the root of the repository; patterns such as `x/*.ts` are left out. */
function named(text: string): readonly string[] {
  const spans = [...text.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => FOLDERS.some((folder) => span.startsWith(`${folder}/`)) && !/[*<{%]/.test(span));
}

/** Where a document links to, without other sites and places in the same document. */
function linked(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to).filter((to) => !to.includes(':'));
}

/** The npm scripts that the commands of a document name, and the beginnings of paths. */
function commanded(text: string): { readonly scripts: readonly string[]; readonly files: readonly string[] } {
  const commands = [...text.matchAll(/`([^`]*\bnp[mx] [^`]+)`|^(np[mx] .+)$/gm)].map(
    ([, span, line]) => span ?? line ?? '',
  );
  return {
    scripts: commands.flatMap((command) => /\bnpm (?:run )?(?:-s )?([\w:-]+)/.exec(command)?.[1] ?? []),
    files: commands.flatMap((command) => command.split(' ').filter((word) => /^[\w-]+\/[\w./-]+$/.test(word))),
  };
}

/** Files that a document names by the end of their path, such as `undo.ts` or `rooms/room.ts`; `x.ts` stands for any file. */
function endsOf(text: string): readonly string[] {
  const ends = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|mts|css))`/g)].map(([, end = '']) => end);
  return ends.filter((end) => !end.startsWith('x.'));
}

/** The paths of all files of the project, each with a slash before it. */
function allFiles(): readonly string[] {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return [...readdirSync(ROOT), ...inside].map((file) => `/${file.split(path.sep).join('/')}`);
}

/** The parts of a text that begin with a number, by their numbers. */
function numbered(text: string): readonly number[] {
  return [...text.matchAll(/^(\d+)\. /gm)].map(([, n = '']) => Number(n));
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** The part of a document under a heading of the second level. */
function section(text: string, heading: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The commands that npm has without a script, and those that package.json has scripts for. */
function npmCommands(): readonly string[] {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  return ['ci', 'install', ...Object.keys(scripts)];
}

const documents = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...readdirSync(path.join(ROOT, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
  '.github/pull_request_template.md',
];

describe('documents', () => {
  it.each(documents)('%s names and links to what exists', (document) => {
    const text = read(document);
    const files = named(text).map((file) => path.join(ROOT, file));
    const links = linked(text).map((to) => path.join(ROOT, path.dirname(document), to));
    expect([...files, ...links].filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(documents)('%s names commands that exist', (document) => {
    const { scripts, files } = commanded(read(document));
    expect(scripts.filter((script) => !npmCommands().includes(script))).toEqual([]);
    expect(files.filter((file) => !allFiles().some((one) => one.startsWith(`/${file}`)))).toEqual([]);
  });

  it.each(['CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/GLOSSARY.md'])(
    '%s names files by ends of paths that exist',
    (document) => {
      const files = allFiles();
      expect(endsOf(read(document)).filter((end) => !files.some((file) => file.endsWith(`/${end}`)))).toEqual([]);
    },
  );

  it('are found to name what does not exist', () => {
    expect(commanded('`npm run none -- docs/NONE.md`\nnpm start\n`x=1 npx tsx e2e/none.ts`')).toEqual({
      scripts: ['none', 'start'],
      files: ['docs/NONE.md', 'e2e/none.ts'],
    });
    expect(endsOf('`undo.ts`, `rooms/none.tsx`, `ts`')).toEqual(['undo.ts', 'rooms/none.tsx']);
    expect(named('see `server/none.ts`, `docs/NONE.md`, `cards/x.ts` and `bench/*.ts`')).toEqual([
      'server/none.ts',
      'docs/NONE.md',
    ]);
    expect(linked('[a](NONE.md#b), [c](#d), [e](https://example.org)')).toEqual(['NONE.md']);
  });
});

describe('the tour of CONTRIBUTING.md', () => {
  const text = read('CONTRIBUTING.md');
  const tour = text.slice(text.indexOf('## The tour'), text.indexOf('\nThen read'));
  const steps = tour.split(/\n(?=\d+\. )/).slice(1);
  const names = (words: string): readonly string[] => [...words.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
  const lacks = (code: string) => (name: string) => !new RegExp(`\\b${name}\\b`).test(code);

  it('has all its steps', () => {
    expect(numbered(tour)).toEqual(upTo(18));
  });

  it.each(steps.map((step, i) => [i + 1, step] as const))('names at step %i what is in its files', (_, step) => {
    expect(names(step).filter(lacks(named(step).map(read).join('\n')))).toEqual([]);
    for (const [, file = '', inside = ''] of step.matchAll(/`([^`]+\/[^`]+)`\s+\(([^)]*)\)/g)) {
      expect({ file, lacks: names(inside).filter(lacks(read(file))) }).toEqual({ file, lacks: [] });
    }
  });

  it.each(steps.map((step, i) => [i + 1, step] as const))(
    'hands on at step %i what one file gives to another',
    (_, step) => {
      for (const [, from = '', to = ''] of step.matchAll(/`([^`]+\/[^`]+)` gives [^`]*? to `([^`]+)\.tsx?`/g)) {
        const imported = read(from).includes(`/${path.basename(to)}'`);
        expect({ from, to, imported }).toEqual({ from, to, imported: true });
      }
    },
  );
});

describe('ARCHITECTURE.md', () => {
  const text = read('docs/ARCHITECTURE.md');

  it('can be read in one go: at most 250 lines', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(251);
  });

  it('tells the way of a choice in twelve steps and the house in nine ideas', () => {
    expect(numbered(section(text, 'The way of a choice'))).toEqual(upTo(12));
    expect(numbered(section(text, 'Nine ideas'))).toEqual(upTo(9));
  });
});

describe('GLOSSARY.md', () => {
  const text = read('docs/GLOSSARY.md');
  const rowsOf = (part: string): readonly string[] => part.split('\n').filter((line) => /^\| (?!term|word)/.test(line));
  const terms = text.split(/^## /m).filter((part) => !part.startsWith('One word'));

  it('has at most 100 terms, about 20 of them our own, each once', () => {
    const names = terms.flatMap(rowsOf).map((row) => row.split(' | ')[0]);
    expect(names.length).toBeLessThanOrEqual(100);
    expect(new Set(names).size).toBe(names.length);
    expect(rowsOf(section(text, 'Our own')).length).toBeLessThanOrEqual(22);
  });

  it('names what is in the files', () => {
    const named = [...text.matchAll(/`([\w.]+)` in `([^`]+)`/g)];
    expect(named.length).toBeGreaterThan(15);
    for (const [, name = '', file = ''] of named) {
      const lacking = name.split('.').filter((part) => !new RegExp(`\\b${part}\\b`).test(read(file)));
      expect({ file, name, lacking }).toEqual({ file, name, lacking: [] });
    }
  });
});
