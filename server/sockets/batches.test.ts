import { browserAt, house } from '../testing/house';
import { begin, gather } from '../testing/seating';

it('tells hundreds what is said, each of them once and in order', async () => {
  const at = await house();
  const anna = browserAt(at);
  const code = await gather([anna]);
  await begin([anna]);
  const crowd = Array.from({ length: 150 }, () => browserAt(at));
  for (const one of crowd) expect(await one.say('enter', { code, token: null })).toMatchObject({ ok: true });
  const said = ['one', 'two', 'three'];
  for (const text of said) expect(await anna.say('say', { text })).toEqual({ ok: true });
  for (const one of crowd) {
    await one.until(() => one.lines.length === said.length);
    expect(one.lines.map(({ text }) => text)).toEqual(said);
  }
});
