// Puts compressed copies beside the files of a folder, once and for all: node scripts/pack-files.mjs <folder>
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name);
  // The server writes its own path into pages before it compresses them.
  if (!statSync(file).isFile() || name.endsWith('.html')) continue;
  const content = readFileSync(file);
  const packed = {
    '.br': brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    '.gz': gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    // What is compressed already, such as a picture, does not get smaller.
    if (bytes.length < content.length) writeFileSync(file + ending, bytes);
  }
}
