import type * as Languages from '../../shared/engine/languages';
import { toy } from '../../shared/testing/toy';
import { compiled } from '../../shared/text/compiled';
import { engineMessages } from '../../shared/text/engine';

/** The addresses of a server in whose list is a language of which the games have this much; it answers so many requests. */
async function withBegun(
  begun: object,
  most = 1000,
): Promise<(path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>> {
  jest.doMock<typeof Languages>('../../shared/engine/languages', () => {
    const actual = jest.requireActual<typeof Languages>('../../shared/engine/languages');
    return { ...actual, LANGUAGES: [...actual.LANGUAGES, 'xx'] as unknown as typeof actual.LANGUAGES };
  });
  const { NO_LIMITS, serve } = await import('../testing/serve');
  const messages = { ...toy.messages, xx: begun };
  const served = await serve({
    games: [{ meta: toy.meta, load: () => Promise.resolve({ ...toy, messages }) }],
    limits: { ...NO_LIMITS, perAddress: { burst: most, perSecond: most } },
  });
  closing.push(() => served.app.close());
  return (path, headers = {}) => fetch(served.url + path, { headers });
}

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

it('gives what a begun language has, and the rest in English: sentences, rules, its own pages', async () => {
  const get = await withBegun({ 'game.name': 'Xixi' });
  const sentences = { ...engineMessages.en, ...toy.messages.en, 'game.name': 'Xixi' };
  expect(await (await get('/api/games/toy/messages/xx')).json()).toEqual(
    JSON.parse(JSON.stringify(compiled(sentences))),
  );
  expect(await (await get('/api/games/toy/rulebook/xx')).json()).toEqual(toy.rulebook.usual.en);
  const page = await (await (await withBegun({}, 0))('/', { Accept: 'text/html', 'Accept-Language': 'xx' })).text();
  expect(page).toContain('<html lang="xx">');
  expect(page).toContain('That was a bit too fast.');
  expect((await get('/api/games/toy/messages/yy')).status).toBe(404);
});
