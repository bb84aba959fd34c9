import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const ROOT = path.join(__dirname, '..');
const DOCUMENTS = ['docs/ADDING_A_GAME.md', 'docs/ADDING_A_CARD.md', 'docs/BOTS.md', 'docs/PROTOCOL.md'];

/**
 * A sample of a document, without its indentation. The comment before it says `from <file>`, in which it stands word for word, or
 * `as <file>`, the file as which it compiles.
 */
interface Sample {
  readonly document: string;
  readonly how: 'from' | 'as' | 'unsaid';
  readonly file: string;
  readonly code: string;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The samples of TypeScript in the text of a document. */
function samplesIn(document: string, text: string): readonly Sample[] {
  const found = text.matchAll(/(?:<!-- (from|as) (\S+) -->\n\s*)?^( *)```tsx?\n([^]*?)\n *```$/gm);
  return [...found].map(([, how, file = '', indent = '', code = '']) => ({
    document,
    how: how === 'from' || how === 'as' ? how : 'unsaid',
    file,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** What the compiler says of files that are not there but have these texts. */
function faults(samples: readonly Pick<Sample, 'file' | 'code'>[]): readonly string[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (name) => readFileSync(name, 'utf8')) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const [exists, readOther] = [host.fileExists.bind(host), host.readFile.bind(host)];
  const texts = new Map(samples.map(({ file, code }) => [path.join(ROOT, file), code]));
  host.fileExists = (one) => texts.has(one) || exists(one);
  host.readFile = (one) => texts.get(one) ?? readOther(one);
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => `${path.relative(ROOT, name)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

/** The samples that do not stand where they say. */
function astray(samples: readonly Sample[]): readonly string[] {
  return samples.flatMap(({ document, how, file, code }) => {
    if (how === 'unsaid') return [`${document}: a sample says no file: ${code}`];
    return how === 'as' || read(file).includes(code) ? [] : [`${document}: this is not in ${file}: ${code}`];
  });
}

describe('the samples of documents', () => {
  const samples = DOCUMENTS.flatMap((document) => samplesIn(document, read(document)));

  it('are found in each document', () => {
    expect([...new Set(samples.map(({ document }) => document))]).toEqual(DOCUMENTS);
  });

  it('stand word for word in the files that they name', () => {
    expect(astray(samples)).toEqual([]);
  });

  it('compile as the files that they name', () => {
    const whole = samples.filter(({ how }) => how === 'as');
    expect(whole.length).toBeGreaterThan(2);
    expect(faults(whole)).toEqual([]);
  });
});

describe('a sample', () => {
  it('that does not compile is found', () => {
    expect(faults([{ file: 'mine.ts', code: "import type { None } from './shared/engine/policy';" }])).not.toEqual([]);
  });

  it.each([
    ['says no file', '```ts\nnone();\n```'],
    ['is not in its file', '<!-- from package.json -->\n\n  ```ts\n  none();\n  ```'],
  ])('that %s is found', (_, text) => {
    expect(astray(samplesIn('docs/NONE.md', text))).toHaveLength(1);
  });
});
