import type { Attack } from '../target';
import { claiming } from './claiming';
import { claimsTakenBack } from './claims-taken-back';
import { coming } from './coming';
import { entering } from './entering';
import { fullRate } from './full-rate';
import { guessing } from './guessing';
import { lobbyData } from './lobby-data';
import { longRequests } from './long-requests';
import { names } from './names';
import { nesting } from './nesting';
import { neverReading } from './never-reading';
import { oldSockets } from './old-sockets';
import { options } from './options';
import { ordering } from './ordering';
import { picks } from './picks';
import { planning } from './planning';
import { polling } from './polling';
import { silence } from './silence';
import { slowReceivers } from './slow-receivers';
import { squatting } from './squatting';
import { stockSockets } from './stock-sockets';
import { talking } from './talking';
import { toggling } from './toggling';
import { undoing } from './undoing';

/** All attacks, by the names they are called by on the command line. */
export const ATTACKS: ReadonlyMap<string, Attack> = new Map(
  Object.entries({
    picks,
    options,
    nesting,
    entering,
    'never-reading': neverReading,
    talking,
    squatting,
    guessing,
    silence,
    'lobby-data': lobbyData,
    'old-sockets': oldSockets,
    names,
    polling,
    'full-rate': fullRate,
    toggling,
    planning,
    coming,
    ordering,
    undoing,
    claiming,
    'claims-taken-back': claimsTakenBack,
    'stock-sockets': stockSockets,
    'long-requests': longRequests,
    'slow-receivers': slowReceivers,
  }),
);
