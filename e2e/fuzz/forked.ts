import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';

import type { Answer, Question } from './messages';
import type { LimitsKind, ServerUnderTest } from './server-under-test';

/** A server under test in a process of its own. */
export interface ForkedServer extends ServerUnderTest {
  readonly alive: boolean;
  readonly pid: number;
  /** Calls back when the process ends though nobody told it to. */
  onDeath(listener: (why: string) => void): void;
}

/** Starts one. Rejects when it does not come up. */
export async function forkServer(limits: LimitsKind): Promise<ForkedServer> {
  const child = fork(path.join(__dirname, 'server.ts'), [limits], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Killed, it cannot tidy up after itself.
  let folder = '';
  const end = (): void => {
    child.kill('SIGKILL');
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  let state: 'running' | 'stopping' = 'running';
  let lastWords = '';
  let onDeath: (why: string) => void = () => undefined;
  child.on('message', (answer: Answer) => {
    if (answer.about === 'death') lastWords = answer.of;
  });
  child.once('exit', (code, signal) => {
    process.off('exit', end);
    if (state === 'running') onDeath(`the server's process ended: ${String(code ?? signal)} ${lastWords}`);
  });
  const { url, secrets, ...ready } = await answerOf(child, 'ready', null);
  folder = ready.folder;
  // One question at a time: answers carry no names.
  let asked: Promise<unknown> = Promise.resolve();
  const ask = <About extends Question>(about: About): Promise<AnswerAbout<About>> => {
    const answer = asked.then(() => answerOf(child, about, about));
    asked = answer.catch(() => undefined);
    return answer;
  };
  return {
    url,
    folder,
    secrets,
    pid: child.pid ?? 0,
    get alive() {
      return child.exitCode === null && child.signalCode === null;
    },
    onDeath: (listener) => (onDeath = listener),
    setups: async () => (await ask('setups')).setups,
    health: async () => (await ask('health')).health,
    spentMs: async () => (await ask('spent')).ms,
    stop: async () => {
      state = 'stopping';
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      const timer = setTimeout(end, 10_000);
      await once(child, 'exit');
      clearTimeout(timer);
    },
  };
}

type AnswerAbout<About> = Extract<Answer, { readonly about: About }>;

/** Waits for what the server's process tells next about something, asking it first if need be. Rejects when it ends. */
function answerOf<About extends Answer['about']>(
  child: ChildProcess,
  about: About,
  question: Question | null,
): Promise<AnswerAbout<About>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      child.off('message', hear);
      child.off('exit', gone);
      act();
    };
    const hear = (answer: Answer): void => {
      if (answer.about === about) settle(() => resolve(answer as AnswerAbout<About>));
    };
    const gone = (): void => settle(() => reject(new Error('the process of the server has ended')));
    child.on('message', hear);
    child.once('exit', gone);
    if (question !== null) child.send(question, (error) => (error === null ? undefined : gone()));
  });
}
