import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');
/** Words that stand in the stage and in the gallery, and nowhere else. */
const MARKS = { 'e2e/stage/panel.html': 'lamplit-stage-panel', 'client/gallery/Gallery.tsx': 'gallery-part' };

const built = readdirSync(path.join(ROOT, 'dist'), { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /[.](?:html|css|m?js|cjs)$/.test(file.name))
  .map(({ parentPath, name }) => path.join(parentPath, name));

const textOf = (file: string): string => readFileSync(file, 'utf8');

test.each(Object.entries(MARKS))('nothing of %s is in the build', (source, mark) => {
  expect(textOf(path.join(ROOT, source))).toContain(mark);
  expect(built.map((file) => path.relative(ROOT, file))).toEqual(
    expect.arrayContaining([path.join('dist', 'server', 'main.cjs'), path.join('dist', 'client', 'index.html')]),
  );
  expect(built.filter((file) => textOf(file).includes(mark))).toEqual([]);
});
