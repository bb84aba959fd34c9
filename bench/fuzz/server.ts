/** The server under test in a process of its own: it answers what the fuzzer asks, and tells when it is about to die. */
import { type LimitsKind, startSubject } from '../../server/fuzz/subject';
import type { Answer, Question } from './messages';

const tell = (answer: Answer): void => {
  if (process.connected) process.send?.(answer);
};

process.on('uncaughtExceptionMonitor', (error) => tell({ about: 'death', of: error.stack ?? String(error) }));

async function main(limits: LimitsKind): Promise<void> {
  const subject = await startSubject(limits);
  const answer = async (question: Question): Promise<void> => {
    switch (question) {
      case 'setups':
        tell({ about: 'setups', setups: await subject.setups() });
        return;
      case 'health':
        tell({ about: 'health', health: await subject.health() });
        return;
      case 'spent':
        tell({ about: 'spent', ms: await subject.spentMs() });
    }
  };
  process.on('message', (question: Question) => void answer(question));
  // The fuzzer is done with us, or has died.
  process.once('disconnect', () => void subject.stop().finally(() => process.exit()));
  const { url, folder, secrets } = subject;
  tell({ about: 'ready', url, folder, secrets });
}

void main(process.argv[2] === 'real' ? 'real' : 'raised');
