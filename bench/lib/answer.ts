import type { Handlers, Question, Reply } from './child';

/** Makes this process answer questions of its parent. It ends when its parent does. */
export function answer<Api extends Handlers<Api>>(handlers: Api): void {
  const known = new Map(Object.entries(handlers)) as ReadonlyMap<string, (...args: readonly unknown[]) => unknown>;
  const handle = async ({ id, name, args }: Question): Promise<Reply> => {
    try {
      const handler = known.get(name);
      if (handler === undefined) throw new Error(`no handler ${name}`);
      return { id, result: await handler(...args) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', (question: Question) => {
    void handle(question).then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => process.exit(0));
  // The parent ends its children itself: one that went at once would leave no time to show what was measured.
  process.on('SIGINT', () => undefined);
}
