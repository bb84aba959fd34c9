import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const ROOT = path.join(__dirname, '..');

/** The samples of TypeScript in a document, as they stand there without their indentation. */
function samplesOf(document: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  return [...text.matchAll(/^( *)```ts\n([^]*?)\n *```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** What the compiler says of a file that is not there but has this text. */
function faults(file: string, text: string): readonly string[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (name) => readFileSync(name, 'utf8')) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const [exists, read] = [host.fileExists.bind(host), host.readFile.bind(host)];
  const name = path.join(ROOT, file);
  host.fileExists = (one) => one === name || exists(one);
  host.readFile = (one) => (one === name ? text : read(one));
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(name))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The folder of the first stage's events, in whichever game has one. */
function folderOfEvents(): string {
  const games = path.join('shared', 'games');
  const files = readdirSync(path.join(ROOT, games), { recursive: true, encoding: 'utf8' });
  return path.join(games, files.find((file) => /cards.events.stage-1$/.test(file)) ?? '');
}

describe('a sample of a document', () => {
  it.each([
    ['docs/BOTS.md', 'mine.ts'],
    ['docs/ADDING_A_CARD.md', path.join(folderOfEvents(), 'sample.ts')],
  ])('of %s compiles as %s', (document, file) => {
    const whole = samplesOf(document).filter((sample) => sample.startsWith('import'));
    expect(whole).toHaveLength(1);
    expect(whole.flatMap((sample) => faults(file, sample))).toEqual([]);
  });

  it('of a type is that of the code', () => {
    const [type = 'none'] = samplesOf('docs/BOTS.md');
    expect(readFileSync(path.join(ROOT, 'shared/engine/policy.ts'), 'utf8')).toContain(`export ${type}`);
  });

  it('that does not compile is found', () => {
    expect(faults('mine.ts', "import type { None } from './shared/engine/policy';")).not.toEqual([]);
  });
});
