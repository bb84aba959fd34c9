import { documentText, isProven, proofsIn } from '../testing/proofs';

const proofs = proofsIn(documentText('SECURITY.md'));

describe('the threat model', () => {
  it('names its proofs', () => {
    expect(proofs.length).toBeGreaterThan(50);
  });

  it.each(proofs)('%s has a test "%s"', (file, title) => {
    expect(isProven([file, title])).toBe(true);
  });

  it('would miss a test or a file that does not exist', () => {
    // Put together here, so that this file does not hold the title that is looked for.
    const [file, title] = ['server/ops/security.test.ts', ['names its', 'witnesses'].join(' ')];
    expect(proofsIn(`- \`${file}\`: ${title}\n\`${file}\`: ${title}`)).toEqual([[file, title]]);
    expect(isProven([file, title])).toBe(false);
    expect(isProven(['server/ops/none.test.ts', 'names its proofs'])).toBe(false);
    expect(isProven([file, 'names its proofs'])).toBe(true);
  });
});
