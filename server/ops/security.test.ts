import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');
const text = readFileSync(path.join(root, 'docs', 'SECURITY.md'), 'utf8');
const proofs = [...text.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => [file, title] as const);

describe('the threat model', () => {
  it('names its proofs', () => {
    expect(proofs.length).toBeGreaterThan(50);
  });

  it.each(proofs)('%s has a test "%s"', (file, title) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(`'${title}'`);
  });
});
