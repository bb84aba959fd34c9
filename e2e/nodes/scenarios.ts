import { Relay } from '../../server/testing/relay';
import type { Cluster } from '../crash/cluster';
import { Crowd } from '../crash/crowd';

/** Something a cluster cannot do without, or one of its nodes. */
export interface Part {
  /** `kill -9` */
  kill(): Promise<void>;
  run(): Promise<void>;
}

/** How long and how hard. */
export interface Effort {
  /** The names of the games that are played. */
  readonly games: readonly string[];
  readonly tables: number;
  readonly seed: number;
  /** Whether it has lasted long enough: by what has happened, or by the milliseconds since it began. */
  readonly enough: (crowd: Crowd, ms: number) => boolean;
}

/**
 * Every seat answers over a connection to each node at once, as fast as it is answered: most answers come twice, over
 * two nodes, and one of them must lose.
 */
export async function hammer(cluster: Cluster, { games, tables, seed, enough }: Effort): Promise<Crowd> {
  const nodes = cluster.nodes.map(({ url }) => url);
  const crowd = await Crowd.gather({ cluster, games, nodes, tables, seed, seating: 'everywhere' });
  try {
    for (const begun = Date.now(); !enough(crowd, Date.now() - begun);) {
      await crowd.fill();
      crowd.play();
      await crowd.until(() => crowd.anyIsOver || enough(crowd, Date.now() - begun), Infinity);
      await crowd.rest();
      await crowd.check('playing');
    }
    return crowd;
  } finally {
    crowd.close();
  }
}

/** Far more answers than one seat gives in a row. */
const MANY_ANSWERS = 12;

/**
 * People play; a part is killed, stays away until it is enough, and comes back. They go on by themselves. Where play goes on
 * meanwhile, it does so between seats on different nodes.
 */
export async function withoutPart(
  cluster: Cluster,
  part: Part,
  { games, tables, seed, enough, meanwhile }: Effort & { readonly meanwhile: 'play goes on' | 'play may stop' },
): Promise<Crowd> {
  const nodes = cluster.nodes.map(({ url }) => url);
  const seating = meanwhile === 'play goes on' ? 'apart' : 'anywhere';
  const crowd = await Crowd.gather({ cluster, games, nodes, tables, seed, seating });
  try {
    crowd.play();
    await crowd.everybodyGoesOn();
    await part.kill();
    const killed = Date.now();
    await crowd.until(() => enough(crowd, Date.now() - killed), Infinity);
    if (meanwhile === 'play goes on') await crowd.everybodyGoesOn(MANY_ANSWERS);
    await part.run();
    await crowd.everybodyIsBack();
    await crowd.everybodyGoesOn();
    await crowd.rest();
    await crowd.check('all');
    return crowd;
  } finally {
    crowd.close();
  }
}

/** People play through a proxy; one node after another is asked to stop, and started again. */
export async function rollingRestart(
  cluster: Cluster,
  { games, tables, seed, enough }: Effort,
): Promise<{ readonly crowd: Crowd; readonly exitCodes: readonly (number | null)[] }> {
  const proxy = await Relay.start(...cluster.nodes.map(({ port }) => port));
  const nodes = [`http://127.0.0.1:${proxy.port}`];
  const crowd = await Crowd.gather({ cluster, games, nodes, tables, seed });
  const exitCodes: (number | null)[] = [];
  try {
    for (const begun = Date.now(); exitCodes.length === 0 || !enough(crowd, Date.now() - begun);) {
      await crowd.fill();
      for (const node of cluster.nodes) {
        crowd.play();
        await crowd.everybodyGoesOn();
        exitCodes.push(await node.stop());
        await crowd.everybodyIsBack();
        await crowd.everybodyGoesOn();
        await node.run();
      }
      await crowd.rest();
      await crowd.check('all');
    }
    return { crowd, exitCodes };
  } finally {
    crowd.close();
    await proxy.close();
  }
}
