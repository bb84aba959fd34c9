import type { Served } from './serve';

/** How many units this address has left of a rate that is not refilled; none afterwards. */
export async function unitsLeft(served: Pick<Served, 'url'>): Promise<number> {
  const get = async (): Promise<number> => (await fetch(`${served.url}/healthz`)).status;
  let units = 0;
  while ((await get()) === 200) units += 1;
  return units;
}
