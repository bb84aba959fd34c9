import { readFileSync } from 'node:fs';
import path from 'node:path';

const caddyfile = readFileSync(path.join(__dirname, 'Caddyfile'), 'utf8');

/** The patterns of a named path matcher. */
function paths(matcher: string): readonly string[] {
  const [, patterns = ''] = new RegExp(`@${matcher} path (.*)`).exec(caddyfile) ?? [];
  return patterns.split(' ');
}

describe('the proxy', () => {
  // Caddy compares paths whatever their case, after undoing escapes and double slashes.
  it.each(['/readyz', '/metrics'])('does not pass on %s, with a slash at its end or without', (inside) => {
    expect(caddyfile).toMatch(/^\trespond @inside 404$/m);
    expect(paths('inside')).toEqual(expect.arrayContaining([inside, `${inside}/*`]));
  });

  it('compresses neither sockets nor the lobby', () => {
    expect(caddyfile.match(/\bencode\b.*/g)).toEqual(['encode @files zstd gzip']);
    expect(paths('files')).toEqual(['/', '/r/*', '/assets/*', '/api/*']);
  });
});
