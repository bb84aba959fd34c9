import { basePath } from '../address';

/** The name of a script with a hash of its content. */
const HASHED = /\/assets\/[^/]+$/;

/**
 * Whether the server has a newer page than the one that runs here: the scripts that a page names have a hash of their content
 * in their names. Rejects when the server cannot be reached.
 */
export async function hasNewerPage(): Promise<boolean> {
  const response = await fetch(basePath(), { cache: 'no-cache' });
  if (!response.ok) return false;
  const page = await response.text();
  const own = [...document.scripts].flatMap(({ src }) => HASHED.exec(src) ?? []);
  return own.some((name) => !page.includes(`${name}"`));
}
