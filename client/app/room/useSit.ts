import { roomPath } from '../../base/address';
import { removeSeat, storeName, storeSeat } from '../../base/browser-storage';
import type { Applicant, Seated } from '../../base/connection/connection';
import type { Answered, CommandError } from '../../base/connection/state';
import { go } from '../../base/history';
import { makeToken } from '../../base/token';
import { tidyName } from '../../base/ui/name';
import { useCommand } from '../../base/ui/useCommand';

/**
 * Takes a seat under the typed name, in a new room or in one that exists.
 * @param typed the name as it stands in the field
 * @param inside called with the room's code once the seat is stored; goes to the room unless given
 * @param former a token by which the reader had a seat in the room that was freed: whoever has it may take that seat again
 * @param keeps whether the browser offers the name again next time; it does unless told otherwise
 */
export function useSit(
  typed: string,
  {
    inside = (code) => go(roomPath(code)),
    former = null,
    keeps = 'name',
  }: {
    readonly inside?: (code: string) => void;
    readonly former?: string | null;
    readonly keeps?: 'name' | 'nothing';
  } = {},
): {
  readonly busy: boolean;
  readonly error: CommandError | null;
  readonly fail: (error: CommandError) => void;
  /** Opens a room with a new token, and stores the seat in it. */
  readonly open: (command: (applicant: Applicant) => Promise<Answered<Seated>>) => void;
  /**
   * Takes a seat in a room, with the former token where it still gives a right to one, else with a new one. The seat is stored before the server is asked: when the answer is lost, the
   * room still shows whether the seat was taken.
   */
  readonly join: (code: string, command: (applicant: Applicant) => Promise<Answered<Seated>>) => void;
} {
  const { busy, error, fail, send } = useCommand();
  const sit = (ask: (applicant: Applicant) => Promise<Answered<Seated>>): void => {
    const name = tidyName(typed);
    if (name === null) {
      fail('name-malformed');
      return;
    }
    if (keeps === 'name') storeName(name);
    send(
      () => ask({ name, token: makeToken() }),
      ({ code }) => inside(code),
    );
  };
  return {
    busy,
    error,
    fail,
    open(command) {
      sit(async (applicant) => {
        const answer = await command(applicant);
        if (answer.ok) storeSeat({ code: answer.code, ...applicant, used: Date.now(), match: 'running' });
        return answer;
      });
    },
    join(code, command) {
      const attempt = async (applicant: Applicant): Promise<Answered<Seated>> => {
        storeSeat({ code, ...applicant, used: Date.now(), match: 'running' });
        const answer = await command(applicant);
        if (!answer.ok && answer.error === 'no-answer') inside(code);
        else if (!answer.ok) removeSeat(code);
        return answer;
      };
      sit(async (applicant) => {
        const back = former === null ? null : await attempt({ ...applicant, token: former });
        return back === null || (!back.ok && back.error === 'kicked') ? attempt(applicant) : back;
      });
    },
  };
}
