import { GAME } from '../../lib/game';
import { HttpSender } from '../../lib/http';
import { atRate } from '../pace';
import { type Attack, PROXY } from '../target';

const FROM = '127.1.22.1';
/** More than an address may send, so that most are refused. */
const PER_SECOND = 150;
/** As much as fits into the headers of a request. */
const CHOICES = 'a/b,'.repeat(1800);

/** Requests with headers and queries as long as they may be, from one address and faster than it may send. */
export const longRequests: Attack = async (target) => {
  const http = new HttpSender(target.url, FROM);
  const host = `${PROXY}:${new URL(target.url).port}`;
  const requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [
    { path: '/nothing', headers: { Accept: CHOICES } },
    { path: '/api/games', headers: { 'Accept-Encoding': CHOICES } },
    { path: '/nothing', headers: { Accept: 'text/html', 'Accept-Language': CHOICES } },
    { path: `/games/${GAME}?${'a&'.repeat(3500)}`, headers: {} },
  ];
  await atRate(target, PER_SECOND, async (n) => {
    const { path = '/', headers = {} } = requests[n % requests.length] ?? {};
    const answer = await http.send({ method: 'GET', path, headers: { Host: host, ...headers }, body: '' });
    target.count(answer.kind === 'answered' ? `answers ${answer.status}` : answer.kind);
  });
  http.close();
};
