import { type Ask, type AskId, TABLE } from './ask';
import type { Run } from './run';
import type { Script } from './script';

/** The one option of the table's own asks: the time is over. */
const OVER = 'over';

/**
 * The table waits for a fixed time, such as before a verdict, and no seat is asked anything meanwhile: no other clock runs. The
 * server ends it in rooms of every pace, also by correspondence and where the room has no clocks.
 * @param ms how long, in milliseconds; it must follow from what everybody knows, such as an option of the table
 */
export function* beat(run: Run, ms: number): Script {
  const ask = tableAsk(run.mintAskId(TABLE), 'beat', { lasts: ms });
  yield () => [ask];
}

/** An ask that only the server answers, when its time is over. */
export function tableAsk(id: AskId, kind: string, time: Pick<Ask, 'clock' | 'lasts'>): Ask {
  const label = { m: `ask.${kind}` };
  return { id, seat: TABLE, kind, prompt: label, ...time, fallback: OVER, options: [{ key: OVER, label }] };
}
