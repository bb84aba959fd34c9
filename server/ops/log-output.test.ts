import { Writable } from 'node:stream';

import { logOutput } from './log-output';

/** A stream that is read when the test says so. */
function held() {
  const read: string[] = [];
  let go: (() => void) | null = null;
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: string, _, done) => {
      go = () => {
        read.push(chunk);
        done();
      };
    },
  });
  const readAll = async (): Promise<void> => {
    while (go !== null) {
      const next: () => void = go;
      go = null;
      next();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { stream, read, readAll };
}

describe('where the log goes', () => {
  it('keeps a bounded part of what nobody reads, and says how many lines were lost', async () => {
    const { stream, read, readAll } = held();
    const output = logOutput(stream);
    const line = `${'x'.repeat(1023)}\n`;
    for (let n = 0; n < 10_000; n++) output.write(line);
    expect(stream.writableLength).toBeLessThan(1.1 * 1024 * 1024);
    await readAll();
    const kept = read.length;
    output.write('next\n');
    await readAll();
    expect(JSON.parse(read[kept] ?? '')).toMatchObject({ level: 40, lost: 10_000 - kept, msg: 'lines were lost' });
    expect(read.slice(kept + 1)).toEqual(['next\n']);
  });

  it('outlives its reader', async () => {
    const { stream } = held();
    const output = logOutput(stream);
    const failed = new Promise((resolve) => stream.once('error', resolve));
    stream.destroy(new Error('EPIPE'));
    await failed;
    expect(() => output.write('nobody reads this\n')).not.toThrow();
  });
});
