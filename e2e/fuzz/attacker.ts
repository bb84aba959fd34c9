import { COMMAND_NAMES } from '../../shared/protocol/commands';
import type { Dice } from '../lib/dice';
import { isLawful, type Outcome, type Wire } from '../lib/wire';
import { type Arena, attackerWire, type Episode } from './arena';
import { STOCK_COMMANDS } from './commands';
import { faultOf, faultOfError, wordFor } from './oracle';

/** A command that no namespace knows: it is answered with an error when everything before it has been dealt with. */
const PROBE = '["nothing"]';

/** The commands that are counted by name. */
const COMMANDS = [...COMMAND_NAMES, ...STOCK_COMMANDS];

/** How many of the packets ask for an acknowledgement. */
const ASKING = 0.85;

/** The behaviour of a kind of attacker, besides sending packets. */
export interface Role {
  readonly namespace: string;
  /** Called for each new connection, before it joins the namespace. */
  connected(wire: Wire): void;
  /** Goes back to the place it had, after it was hung up on. */
  resume(attacker: Attacker): Promise<void>;
  /** Looks at the answer to a packet. Returns what is wrong with it, or null. */
  answered(reply: unknown, packet: string): string | null;
}

/** A connection that sends fuzzed packets to one namespace and checks the answers with the oracle. */
export class Attacker {
  private wire: Wire | null = null;

  constructor(
    private readonly arena: Arena,
    private readonly episode: Episode,
    private readonly dice: Dice,
    private readonly role: Role,
  ) {}

  /** Connects. Resolves to whether the server let it. */
  async connect(): Promise<'connected' | 'refused'> {
    const wire = await attackerWire(this.arena, this.episode);
    if (wire === null) return 'refused';
    wire.onEvent((_, [event, body]) => {
      if (event !== 'refused') return;
      const fault = faultOfError((body as { readonly error?: unknown } | undefined)?.error);
      if (fault !== null) this.find(`refused with ${fault}`, '');
    });
    this.role.connected(wire);
    if ((await wire.join(this.role.namespace)) === 'refused') return 'refused';
    this.wire = wire;
    return 'connected';
  }

  /** Sends a command that the episode needs, without fuzzing it. Returns the reply, checked. */
  async say(json: string): Promise<unknown> {
    const outcome = (await this.wire?.ask(this.role.namespace, json)) ?? { kind: 'closed' as const };
    this.check(outcome, json);
    return outcome.kind === 'answered' ? outcome.args[0] : null;
  }

  /** Sends packets all at once, then those that may be hung up on one by one; waits until all are dealt with. */
  async send(packets: readonly string[]): Promise<void> {
    const lawful = packets.filter(isLawful);
    await Promise.all(lawful.map((packet) => this.sendLawful(packet)));
    for (const packet of packets) if (!lawful.includes(packet)) await this.sendUnlawful(packet);
    if (this.wire?.closed !== true) return;
    this.wire = null;
    if ((await this.connect()) === 'connected') await this.role.resume(this);
  }

  close(): void {
    this.wire?.close();
  }

  private async sendLawful(packet: string): Promise<void> {
    const { wire, role, dice } = this;
    if (wire === null) return;
    if (!dice.chance(ASKING)) {
      wire.tell(role.namespace, packet);
      this.count(packet, 'no answer wanted');
      return;
    }
    const outcome = await wire.ask(role.namespace, packet);
    this.count(packet, wordFor(outcome));
    this.check(outcome, packet);
  }

  private async sendUnlawful(packet: string): Promise<void> {
    const { wire, role } = this;
    if (wire === null) return;
    wire.tell(role.namespace, packet);
    const outcome = await wire.ask(role.namespace, PROBE);
    this.count(packet, outcome.kind === 'closed' ? 'unlawful, hung up' : 'unlawful, ignored');
    if (outcome.kind === 'late') this.find('neither answered nor hung up', packet);
  }

  private check(outcome: Outcome, packet: string): void {
    // Real limits are there to hang up on the likes of us.
    if (outcome.kind === 'closed' && this.arena.limits === 'real') return;
    const fault =
      faultOf(outcome) ?? (outcome.kind === 'answered' ? this.role.answered(outcome.args[0], packet) : null);
    if (fault !== null) this.find(fault, packet);
  }

  private count(packet: string, word: string): void {
    const event = /^\["([a-zA-Z]{1,16})"/.exec(packet)?.[1] ?? '';
    const name = COMMANDS.includes(event) ? event : 'anything else';
    this.arena.tally.packet(`${this.role.namespace} ${name}`, word);
  }

  private find(what: string, packet: string): void {
    this.arena.tally.find(this.episode.name, what, packet);
  }
}
