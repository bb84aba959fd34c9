import { seat } from '../../shared/engine/ask';
import { sealed } from '../../shared/engine/sealed';
import { text } from '../../shared/engine/text';
import { gameOf, opt } from '../../shared/testing/script/one-step';
import { MemoryStorage } from '../storage/memory';
import { browserAt, house } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather } from '../testing/seating';
import { registered } from '../testing/serve';

/** Three are asked at once, twice; the first who doubts ends it each time. */
const race = gameOf(
  function* (run) {
    const question = (by: number) => ({
      seat: seat(by),
      kind: 'doubt',
      prompt: text('p'),
      options: () => ['pass', 'doubt'].map(opt),
    });
    yield* sealed(run, [0, 1, 2].map(question), (given) => [...given.values()].includes('doubt'));
  },
  () => [],
  2,
);

it('a race over two nodes has one winner, and only its loser is told who that was', async () => {
  const [hub, data] = [new Hub(), new MemoryStorage()];
  const node = () => house({ data, bus: hub.bus(), games: [registered(race)] });
  const [here, there] = [await node(), await node()];
  const all = [browserAt(here), browserAt(there), browserAt(there)] as const;
  const [anna, ben, chloe] = all;
  await gather(all, race.meta.name);
  await begin(all);
  const asks = await Promise.all(all.map((one) => one.until(() => one.ask('doubt'))));
  const [first, second] = asks;
  if (first === undefined || second === undefined) throw new Error('nobody is asked');
  const replies = await Promise.all([anna.choose(first.id, 'doubt'), ben.choose(second.id, 'doubt')]);
  const winner = replies.findIndex(({ ok }) => ok);
  expect(replies[winner]).toEqual({ ok: true });
  expect(replies[1 - winner]).toEqual({ ok: false, error: 'overtaken', first: winner });
  await chloe.until(() => chloe.ask('doubt')?.id !== asks[2]?.id);
  expect(chloe.announced).toEqual([]);
});
