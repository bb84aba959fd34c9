import { Wire } from '../../server/fuzz/wire';
import { makeToken } from '../../server/secrets';
import { pause } from './pace';
import { GAME, type Target } from './target';

/** A room of an attacker's own. */
export interface AttackerRoom {
  readonly code: string;
  readonly token: string;
}

/** How long to wait before asking again for what was refused. */
const AGAIN_MS = 5000;

/** Opens a room and, if wanted, starts its match with one player. Tries until it may; null when the siege is over. */
export async function openRoom(
  target: Target,
  from: string,
  state: 'gathering' | 'started',
): Promise<AttackerRoom | null> {
  while (!target.signal.aborted) {
    const wire = await Wire.open(target.url, from);
    if (wire !== null && (await wire.join('/rooms')) === 'joined') {
      const token = makeToken();
      const made = await wire.ask('/rooms', JSON.stringify(['create', { game: GAME, name: 'Mallory', token }]));
      const [reply] = made.kind === 'answered' ? (made.args as { readonly ok: boolean; readonly code: string }[]) : [];
      if (reply?.ok === true) {
        if (state === 'started') await wire.ask('/rooms', '["start",{}]');
        wire.close();
        return { code: reply.code, token };
      }
    }
    wire?.close();
    target.count('no room yet');
    await pause(target, AGAIN_MS);
  }
  return null;
}

/** The text of the command that shows a room to whoever has its token. */
export function enter({ code, token }: AttackerRoom): string {
  return JSON.stringify(['enter', { code, token }]);
}
