/** The server under test in a process of its own: it answers what the fuzzer asks, and tells when it is about to die. */
import type { Answer, Question } from './messages';
import { type LimitsKind, startServer } from './server-under-test';

const tell = (answer: Answer): void => {
  if (process.connected) process.send?.(answer);
};

process.on('uncaughtExceptionMonitor', (error) => tell({ about: 'death', of: error.stack ?? String(error) }));

async function main(limits: LimitsKind): Promise<void> {
  const server = await startServer(limits);
  const answer = async (question: Question): Promise<void> => {
    switch (question) {
      case 'setups':
        tell({ about: 'setups', setups: await server.setups() });
        return;
      case 'health':
        tell({ about: 'health', health: await server.health() });
        return;
      case 'spent':
        tell({ about: 'spent', ms: await server.spentMs() });
    }
  };
  process.on('message', (question: Question) => void answer(question));
  // The fuzzer is done with us, or has died.
  process.once('disconnect', () => void server.stop().finally(() => process.exit()));
  const { url, folder, secrets } = server;
  tell({ about: 'ready', url, folder, secrets });
}

void main(process.argv[2] === 'real' ? 'real' : 'raised');
