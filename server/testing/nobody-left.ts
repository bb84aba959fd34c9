import type { Served } from './serve';

/** What a server is started with so that {@link nobodyLeft} may ask it. */
export const OPERATOR = { operatorToken: 'operator-of-the-tests' } as const;

/** Resolves once a server has seen all members go: it takes a moment to notice a closed connection. */
export async function nobodyLeft({ url }: Served): Promise<void> {
  const headers = { Authorization: `Bearer ${OPERATOR.operatorToken}` };
  for (;;) {
    const response = await fetch(`${url}/metrics`, { headers });
    expect(response.status).toBe(200);
    if (/^game_seats 0$/m.test(await response.text())) return;
  }
}
