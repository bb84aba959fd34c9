import { removeWatcher, storeName, storeWatcher } from '../browser-storage';
import { useConnection } from '../connection/ConnectionContext';
import type { CommandError } from '../connection/state';
import { makeToken } from '../token';
import { tidyName } from '../ui/name';
import { useCommand } from '../ui/useCommand';

/**
 * Gives whoever watches a room a name, and with it asks the host to be let in where that takes it.
 * @param onNamed called once the name is stored here: the room is to be entered with it
 */
export function useNaming(
  code: string,
  onNamed: () => void,
): { readonly busy: boolean; readonly error: CommandError | null; readonly give: (typed: string) => void } {
  const connection = useConnection();
  const { busy, error, fail, send } = useCommand();
  const give = (typed: string): void => {
    const name = tidyName(typed);
    if (name === null) {
      fail('name-malformed');
      return;
    }
    storeName(name);
    const token = makeToken();
    // Stored first: when the answer is lost, entering the room shows whether the name was given.
    storeWatcher({ code, token, name });
    send(async () => {
      const answer = await connection.watch({ code, name, token });
      if (!answer.ok && answer.error === 'no-answer') onNamed();
      else if (!answer.ok) removeWatcher(code);
      return answer;
    }, onNamed);
  };
  return { busy, error, give };
}
