import { request } from 'node:http';

import { enterText, type OwnSeat } from '../../lib/seat';
import { openRoom } from '../attacker-room';
import { pause } from '../pace';
import { type Attack, PROXY, type Target } from '../target';

const FROM = '127.1.11.1';
const AGAIN_MS = 1000;
const ROUNDS = 20;

/** Long polling that says it would take compressed answers: secrets beside other people's text must not come so. */
export const polling: Attack = async (target) => {
  const room = await openRoom(target, FROM, 'started');
  let reported = 0;
  while (room !== null && !target.signal.aborted) {
    const encoding = await pollOnce(target, room);
    target.count(encoding === null ? 'answers as they are' : `answers in ${encoding}`);
    if (encoding !== null && reported < 1) {
      target.find(`an answer to a poll, with a view, came in ${encoding}`);
      reported += 1;
    }
    await pause(target, AGAIN_MS);
  }
};

/** Enters a room over polling. Resolves to the encoding of the first compressed answer; null when there was none. */
async function pollOnce(target: Target, room: OwnSeat): Promise<string | null> {
  const opened = await poll(target, 'GET', '', '');
  const sid = /"sid":"([^"]+)"/.exec(opened.body)?.[1];
  if (sid === undefined) return null;
  await poll(target, 'POST', sid, '40/rooms,');
  await poll(target, 'GET', sid, '');
  await poll(target, 'POST', sid, `42/rooms,0${enterText(room)}`);
  for (let round = 0; round < ROUNDS; round++) {
    const { encoding, body } = await poll(target, 'GET', sid, '');
    if (encoding !== null) return encoding;
    if (body === '' || body.includes('"view"')) break;
  }
  await poll(target, 'POST', sid, '1');
  return null;
}

function poll(
  { url, signal }: Target,
  method: 'GET' | 'POST',
  sid: string,
  body: string,
): Promise<{ readonly encoding: string | null; readonly body: string }> {
  const path = `/socket.io/?EIO=4&transport=polling${sid === '' ? '' : `&sid=${sid}`}`;
  const headers = { 'Accept-Encoding': 'gzip, deflate', 'Content-Type': 'text/plain;charset=UTF-8' };
  return new Promise((resolve) => {
    const nothing = { encoding: null, body: '' };
    const sent = request(
      { host: PROXY, port: new URL(url).port, localAddress: FROM, method, path, headers, signal },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(nothing));
        response.on('end', () => {
          const encoding = response.headers['content-encoding'] ?? null;
          resolve({ encoding, body: Buffer.concat(chunks).toString() });
        });
      },
    );
    sent.on('error', () => resolve(nothing));
    sent.end(body);
  });
}
