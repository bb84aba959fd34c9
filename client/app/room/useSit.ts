import type { Seated } from '../connection/connection';
import type { Answered, CommandError } from '../connection/state';
import { go } from '../history';
import { keepName, keepSeat } from '../kept';
import { roomPath } from '../route';
import { tidyName } from '../ui/name';
import { useCommand } from '../ui/useCommand';

/**
 * Taking a seat under the typed name: in a new room or in one that exists.
 * @param typed the name as it stands in the field
 * @param seated what to do once the seat is kept; goes to the room unless given
 */
export function useSit(
  typed: string,
  seated: (code: string) => void = (code) => go(roomPath(code)),
): {
  readonly busy: boolean;
  readonly error: CommandError | null;
  readonly fail: (error: CommandError) => void;
  /** Sends the command with the tidy name, and keeps the seat it gives. */
  readonly send: (command: (name: string) => Promise<Answered<Seated>>) => void;
} {
  const { busy, error, fail, send } = useCommand();
  return {
    busy,
    error,
    fail,
    send(command) {
      const name = tidyName(typed);
      if (name === null) {
        fail('name-malformed');
        return;
      }
      send(
        () => command(name),
        ({ code, token }) => {
          keepName(name);
          keepSeat({ code, token, name, used: Date.now() });
          seated(code);
        },
      );
    },
  };
}
