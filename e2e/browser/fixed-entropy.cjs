// Loaded before a server under test: every match grows from what TEST_ENTROPY says (64 hexadecimal digits), so that tests
// know what happens in it. The product itself has no such switch.
const crypto = require('node:crypto');

const { randomBytes } = crypto;
const fixed = Buffer.from(process.env.TEST_ENTROPY, 'hex');
crypto.randomBytes = (size, ...rest) =>
  size === fixed.length && rest.length === 0 ? Buffer.from(fixed) : randomBytes(size, ...rest);

// Bots decide in processes that get nothing of the environment.
if (process.env.TEST_LUCK === 'fixed') {
  const processes = require('node:child_process');
  const { spawn } = processes;
  const luck = require('node:path').join(__dirname, 'fixed-luck.cjs');
  processes.spawn = (program, words, ...rest) =>
    spawn(program, program === process.execPath ? ['--require', luck, ...words] : words, ...rest);
}
