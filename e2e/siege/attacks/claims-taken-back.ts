import { makeToken } from '../../../server/lib/secrets';
import { enterText } from '../../lib/seat';
import { Wire } from '../../lib/wire';
import { openTable, watch } from '../attacker-room';
import { Line } from '../line';
import { isOver, pause } from '../pace';
import { type Attack, PROXY, type Target } from '../target';

const FROM = '127.1.20.1';
const WATCHING = '127.1.20.2';
const SPECTATORS = 40;
/** The second member of a room, who stays away. */
const AWAY = 2;
/** How often one address claims before the next one does. */
const EACH_ADDRESS = 20;
const AGAIN_MS = 50;

/** Claims of a seat that are taken back at once, again and again and from one address after another, in front of a crowd. */
export const claimsTakenBack: Attack = async (target) => {
  const [host] = (await openTable(target, FROM, 2)) ?? [];
  if (host === undefined) return;
  const line = new Line(target, {
    from: FROM,
    namespace: '/rooms',
    greet: (wire) => wire.ask('/rooms', enterText(host)),
  });
  const claim = async (): Promise<void> => {
    for (let n = 0; !isOver(target); n++) {
      // A claim needs a member who is there.
      await line.wire();
      await claimFrom(target, `10.202.${(n >> 8) & 255}.${n & 255}`, host.code);
      await pause(target, AGAIN_MS);
    }
  };
  await Promise.all([watch(target, WATCHING, host.code, SPECTATORS), claim()]);
  line.close();
};

/** Claims a seat and takes the claim back, several times over one connection. */
async function claimFrom(target: Target, address: string, code: string): Promise<void> {
  const wire = await Wire.open(target.url, PROXY, address);
  if (wire !== null && (await wire.join('/rooms')) === 'joined') {
    await wire.ask('/rooms', JSON.stringify(['enter', { code, token: null }]));
    for (let n = 0; n < EACH_ADDRESS && !isOver(target); n++) {
      target.count(`claim: ${await said(wire, ['claim', { member: AWAY, token: makeToken() }])}`);
      target.count(`unclaim: ${await said(wire, ['unclaim', {}])}`);
    }
  }
  wire?.close();
}

/** Says a command; resolves to `done`, or to the word of the refusal. */
async function said(wire: Wire, command: readonly unknown[]): Promise<string> {
  const outcome = await wire.ask('/rooms', JSON.stringify(command));
  if (outcome.kind !== 'answered') return outcome.kind;
  const [reply] = outcome.args as readonly { readonly ok: boolean; readonly error?: string }[];
  return reply?.ok === true ? 'done' : (reply?.error ?? 'no answer');
}
