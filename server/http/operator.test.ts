import { Browser } from '../testing/browser';
import { NO_LIMITS, serve, type Served } from '../testing/serve';

const operatorToken = 'operator-token-of-the-tests';
let served: Served;
beforeEach(async () => {
  served = await serve({ operatorToken, limits: { ...NO_LIMITS, guesses: { burst: 3, perSecond: 0 } } });
});
afterEach(() => served.app.close());

function get(where: string, authorization?: string): Promise<Response> {
  return fetch(served.url + where, authorization === undefined ? {} : { headers: { Authorization: authorization } });
}
const basic = (password: string): string => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;

describe.each(['/metrics', '/operator'])('%s', (where) => {
  it.each([
    ['no token', undefined],
    ['another token', 'Bearer operator-token-of-somebody'],
    ['another password', basic('operator')],
    ['half a token', `Bearer ${operatorToken.slice(0, 16)}`],
    ['nothing', 'Bearer '],
    ['another scheme', `Digest ${operatorToken}`],
    ['nonsense', '\u00ff\u00ff'],
  ])('is closed to %s', async (_, authorization) => {
    const response = await get(where, authorization);
    expect([response.status, await response.json()]).toEqual([401, { error: 'unauthorized' }]);
    expect(response.headers.get('www-authenticate')).toContain('Basic');
  });

  it('is open to the token, as Bearer and as password', async () => {
    for (const authorization of [`Bearer ${operatorToken}`, basic(operatorToken)]) {
      const response = await get(where, authorization);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('bounds guesses, from any address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await get(where, 'Bearer wrong-wrong-wrong-1')).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await get(where, `Bearer ${operatorToken}`)).status).toBe(429);
  });

  it('does not exist without a token in the configuration', async () => {
    const other = await serve();
    expect((await fetch(other.url + where, { headers: { Authorization: 'Bearer ' } })).status).toBe(404);
    await other.app.close();
  });

  it('is known by this spelling only', async () => {
    for (const other of [`${where}/`, where.toUpperCase(), where.replace('e', '%65')]) {
      expect([other, (await get(other, `Bearer ${operatorToken}`)).status]).toEqual([other, 404]);
    }
  });

  it('takes no query', async () => {
    expect((await get(`${where}?token=${operatorToken}`, `Bearer ${operatorToken}`)).status).toBe(400);
  });
});

describe('the operator', () => {
  it('sees figures, and no names, codes or tokens', async () => {
    const host = new Browser(served.url);
    const code = await host.create('Mata Hari');
    await host.say('start', {});
    served.app.metrics.failed('command', new Error(`lost by Mata Hari in ${code}`));
    const page = await get('/operator', basic(operatorToken));
    const html = await page.text();
    for (const row of [
      '<th>Rooms<td>1',
      '<th>Connected to /rooms<td>1',
      '<th>State<td>ready',
      '<th>Unexpected errors<td>1',
    ]) {
      expect(html).toContain(row);
    }
    const metrics = await (await get('/metrics', `Bearer ${operatorToken}`)).text();
    expect(metrics).toContain('game_rooms 1');
    for (const text of [html, metrics]) {
      for (const secret of ['Mata', code, host.token, operatorToken]) expect(text).not.toContain(secret);
    }
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    host.close();
  });
});
