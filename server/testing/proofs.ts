import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');

/** A line of a document that names a test as proof: - `file`: title. */
export type Proof = readonly [file: string, title: string];

/** Reads a document of the repository. */
export function documentText(name: string): string {
  return readFileSync(path.join(ROOT, 'docs', name), 'utf8');
}

/** The tests that a document names, in the order written. */
export function proofsIn(text: string): readonly Proof[] {
  return [...text.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => [file, title] as const);
}

/** Whether a file of the repository exists. */
export function isFile(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

/** Whether the file of a proof exists and has its title as a string, which is how a test is named. */
export function isProven([file, title]: Proof): boolean {
  return isFile(file) && readFileSync(path.join(ROOT, file), 'utf8').includes(`'${title}'`);
}
