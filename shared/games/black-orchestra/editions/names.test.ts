import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
const HERE = 'shared/games/black-orchestra';

/** Checks texts, each as the contents of a file, against the one rule that forbids syntax there. */
const CHECK = `
  import { ESLint, Linter } from 'eslint';
  import { parser } from 'typescript-eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [file, text] of JSON.parse(process.argv[1])) {
    const { rules } = await eslint.calculateConfigForFile(file);
    const only = { 'no-restricted-syntax': rules['no-restricted-syntax'] ?? 'off' };
    found.push(new Linter().verify(text, [{ files: ['**/*.ts'], languageOptions: { parser }, rules: only }], file).length);
  }
  console.log(JSON.stringify(found));
`;

/** How often lint refuses each of some texts as the contents of a file. */
function refusals(planted: readonly (readonly [file: string, text: string])[]): readonly number[] {
  const args = ['--input-type=module', '--eval', CHECK, JSON.stringify(planted.map(([file, text]) => [file, text]))];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })) as readonly number[];
}

describe('The name of the edition', () => {
  it('is refused in rules, actions, cards and sheets, compared or taken apart, and nowhere else', () => {
    const compared = `export const isFirst = (pub: Pub): boolean => pub.edition === 'first';`;
    const apart = 'export const which = ({ edition }: Pub): string => edition;';
    expect(
      refusals([
        [`${HERE}/rules/plot.ts`, compared],
        [`${HERE}/actions/transfer.ts`, apart],
        [`${HERE}/cards/plots/kidnapping.ts`, compared],
        [`${HERE}/sheets/kordt.ts`, apart],
        [`${HERE}/rules/plot.ts`, 'export const supportOf = ({ support }: Pub): number => support;'],
        [`${HERE}/view.ts`, compared],
      ]),
    ).toEqual([1, 1, 1, 1, 0, 0]);
  });
});
