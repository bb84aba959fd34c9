import { request as plainRequest } from 'node:http';
import { request as encryptedRequest } from 'node:https';

import { type Destinations, ForbiddenDestination, guardedLookup } from './destinations';

/** Something that is posted to a stranger's address. */
export interface Letter {
  readonly url: URL;
  /** Makes what is posted, each time anew: to encrypt takes as long as some answers, and most of many letters are dropped. */
  readonly write: () => Written;
}

/** What is posted. */
interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * The result of posting. `gone`: the address will never accept it; `later`: it may accept a later try; `silent`: the
 * same, but no answer came in time.
 */
export type Posted = 'taken' | 'gone' | 'refused' | 'later' | 'silent';

/**
 * Posts a letter once. No redirection is followed and nothing of the answer is read but its status: it could lead into the network of
 * the server, or be endless.
 * @param answerMs how long the address may take to answer
 */
export function post({ url, write }: Letter, destinations: Destinations, answerMs: number): Promise<Posted> {
  return new Promise((resolve) => {
    const { headers, body } = write();
    const request = url.protocol === 'https:' ? encryptedRequest : plainRequest;
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.length) },
      lookup: guardedLookup(destinations),
      agent: false,
      timeout: answerMs,
      signal: AbortSignal.timeout(answerMs),
    });
    sending.on('response', (answer) => {
      resolve(meaning(answer.statusCode ?? 0));
      answer.destroy();
    });
    sending.on('timeout', () => sending.destroy());
    sending.on('error', (error) => resolve(error instanceof ForbiddenDestination ? 'refused' : 'silent'));
    sending.on('close', () => resolve('silent'));
    sending.end(body);
  });
}

function meaning(status: number): Posted {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
