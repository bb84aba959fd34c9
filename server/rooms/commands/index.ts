import { COMMAND_NAMES, type CommandName, COMMANDS } from '../../../shared/protocol/commands';
import { type Answer, type Handler, refused as refuse } from '../../sockets/edge';
import type { RoomSocket } from '../events';
import { hostHandlers } from './host';
import { matchHandlers } from './match';
import { seatHandlers } from './seat';
import { type AnySender, type CommandParts, type Handlers, senderOf } from './sender';
import { talkHandlers } from './talk';
import { watchHandlers } from './watch';

const HANDLERS: Handlers<typeof COMMANDS> = {
  ...seatHandlers,
  ...hostHandlers,
  ...watchHandlers,
  ...matchHandlers,
  ...talkHandlers,
};

/** All commands of the rooms over one connection: each body is read by its definition, and each is refused to who may not say it. */
export function commandsOf(parts: CommandParts, socket: RoomSocket): ReadonlyMap<string, Handler> {
  const handler =
    (name: CommandName): Handler =>
    async (args) => {
      const { alone, body } = COMMANDS[name];
      const parsed = body.safeParse(args[0]);
      if (args.length !== 1 || !parsed.success) return refuse('bad-request');
      if (alone === 'silenced' && (await parts.seclusion.holds(socket))) return refuse('silenced');
      const from = await senderOf(parts, socket, name);
      if (typeof from === 'string') return refuse(from);
      // The definition of a command says which body and which sender its handler takes.
      const handle = HANDLERS[name] as (from: AnySender, body: unknown) => Answer | Promise<Answer>;
      return handle(from, parsed.data);
    };
  return new Map(COMMAND_NAMES.map((name) => [name, handler(name)]));
}
