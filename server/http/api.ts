import Router from '@koa/router';
import type { Context, Middleware } from 'koa';

import type { Catalogue, GameModule } from '../../shared/engine/game';
import { inLanguage, LANGUAGES, wholeIn } from '../../shared/engine/languages';
import type { Rulebook } from '../../shared/engine/rulebook';
import { compiled } from '../../shared/text/compiled';
import { engineMessages } from '../../shared/text/engine';
import type { GameLoader } from '../match/game-loader';
import type { Readiness } from '../ops/readiness';
import { OF_PAGES } from './headers';
import { Packed } from './packed';
import { HttpProblem } from './problem';

/** Refuses a query: our own routes take none. */
export const noQuery: Middleware = (ctx, next) => {
  if (ctx.querystring !== '') throw new HttpProblem(400, 'bad-request');
  return next();
};

/** A game's sentences in a language, or only those that are others in a wording; undefined when there is no such thing. */
function sentencesOf(
  { messages, wordings = {} }: GameModule,
  language: string | undefined,
  wording: string | undefined,
): Catalogue | undefined {
  const known = LANGUAGES.find((one) => one === language);
  if (known === undefined) return undefined;
  if (wording === undefined) return { ...inLanguage(engineMessages, known), ...inLanguage(messages, known) };
  const others = Object.hasOwn(wordings, wording) ? wordings[wording] : undefined;
  return others && inLanguage(others, known);
}

/** A game's rules in a language and wording; undefined when there is no such thing. */
function rulebookOf(
  { rulebook: { usual, wordings = {} } }: GameModule,
  language: string | undefined,
  wording: string | undefined,
): Rulebook | undefined {
  const known = LANGUAGES.find((one) => one === language);
  if (known === undefined) return undefined;
  if (wording === undefined) return wholeIn(usual, known);
  const others = Object.hasOwn(wordings, wording) ? wordings[wording] : undefined;
  return others && wholeIn(others, known);
}

/** Routes of our own client and of the monitoring of the process: health, the games there are, their sentences and facts. */
export function apiRoutes(games: GameLoader, readiness: Readiness, pushKey: () => Promise<string | null>): Router {
  // Strict, so that a proxy can close a path by its one spelling.
  const router = new Router({ strict: true, sensitive: true });
  const packed = new Map<string, Packed>();

  /**
   * Answers with JSON that never changes, under a name of its own: it is made and compressed once for all who ask. `make` does
   * all the work for it, and returns undefined when there is no such thing.
   */
  const constant = async (ctx: Context, name: string, make: () => unknown): Promise<void> => {
    const known = packed.get(name);
    const made = known === undefined ? make() : undefined;
    const body = made === undefined ? known : new Packed(JSON.stringify(made));
    if (body === undefined) throw new HttpProblem(404, 'not-found');
    packed.set(name, body);
    for (const header of OF_PAGES) ctx.remove(header);
    await body.send(ctx, 'application/json', 200);
  };

  router.get('/healthz', noQuery, (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ok: true };
  });

  router.get('/readyz', noQuery, async (ctx) => {
    const ready = await readiness.check();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ready.ready ? 200 : 503;
    ctx.body = ready;
  });

  router.get('/api/push', noQuery, async (ctx) => {
    const key = await pushKey();
    if (key === null) throw new HttpProblem(404, 'not-found');
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = { key };
  });

  router.get('/api/games', noQuery, (ctx) => constant(ctx, 'games', () => games.metas));

  router.get('/api/games/:name/messages/:language{/:wording}', noQuery, async (ctx) => {
    const { name = '', language, wording } = ctx.params;
    const game = await games.load(name);
    await constant(ctx, ['messages', name, language, wording].join('/'), () => {
      const sentences = game === null ? undefined : sentencesOf(game.module, language, wording);
      return sentences && compiled(sentences);
    });
  });

  router.get('/api/games/:name/rulebook/:language{/:wording}', noQuery, async (ctx) => {
    const { name = '', language, wording } = ctx.params;
    const game = await games.load(name);
    await constant(ctx, ['rulebook', name, language, wording].join('/'), () =>
      game === null ? undefined : rulebookOf(game.module, language, wording),
    );
  });

  router.get('/api/games/:name/facts', noQuery, async (ctx) => {
    const { name = '' } = ctx.params;
    const game = await games.load(name);
    await constant(ctx, `facts/${name}`, () => game?.module.facts);
  });

  return router;
}
