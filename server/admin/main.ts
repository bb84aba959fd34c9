import { games } from '../../shared/games/registry';
import { admin } from './admin';

const { env, stdout, stderr } = process;

// npm changes to the folder of the package, and remembers where it was called.
void admin(process.argv.slice(2), {
  games,
  env,
  folder: env['INIT_CWD'] ?? process.cwd(),
  out: stdout,
  err: stderr,
}).then((code) => {
  process.exitCode = code;
});
