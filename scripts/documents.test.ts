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

const documents = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...readdirSync(path.join(ROOT, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
  '.github/pull_request_template.md',
];

describe('documents', () => {
  it.each(documents)('%s names and links to what exists', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const files = named(text).map((file) => path.join(ROOT, file));
    const links = linked(text).map((to) => path.join(ROOT, path.dirname(document), to));
    expect([...files, ...links].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are found to name what does not exist', () => {
    expect(named('see `server/none.ts`, `docs/NONE.md`, `cards/x.ts` and `bench/*.ts`')).toEqual([
      'server/none.ts',
      'docs/NONE.md',
    ]);
    expect(linked('[a](NONE.md#b), [c](#d), [e](https://example.org)')).toEqual(['NONE.md']);
  });
});

describe('the tour of CONTRIBUTING.md', () => {
  const text = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const tour = text.slice(text.indexOf('## The tour'), text.indexOf('\nThen read'));
  const steps = tour.split(/\n(?=\d+\. )/).slice(1);
  const source = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
  const names = (words: string): readonly string[] => [...words.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
  const lacks = (code: string) => (name: string) => !new RegExp(`\\b${name}\\b`).test(code);

  it('has all its steps', () => {
    expect(steps.map((step) => parseInt(step, 10))).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  });

  it.each(steps.map((step, i) => [i + 1, step] as const))('names at step %i what is in its files', (_, step) => {
    expect(names(step).filter(lacks(named(step).map(source).join('\n')))).toEqual([]);
    for (const [, file = '', inside = ''] of step.matchAll(/`([^`]+\/[^`]+)`\s+\(([^)]*)\)/g)) {
      expect({ file, lacks: names(inside).filter(lacks(source(file))) }).toEqual({ file, lacks: [] });
    }
  });

  it.each(steps.map((step, i) => [i + 1, step] as const))(
    'hands on at step %i what one file gives to another',
    (_, step) => {
      for (const [, from = '', to = ''] of step.matchAll(/`([^`]+\/[^`]+)` gives [^`]*? to `([^`]+)\.tsx?`/g)) {
        const imported = source(from).includes(`/${path.basename(to)}'`);
        expect({ from, to, imported }).toEqual({ from, to, imported: true });
      }
    },
  );
});
