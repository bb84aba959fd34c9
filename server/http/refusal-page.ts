import { createHash } from 'node:crypto';

import type { Context } from 'koa';

import { inLanguage, type InLanguages } from '../../shared/engine/languages';
import { languageOf } from './link-card';
import type { HttpProblem } from './problem';

/** The kinds of refusals that a person can do something about. */
type Kind = 'too-fast' | 'busy' | 'failed' | 'operator' | 'nowhere';

/** The two sentences of a refusal: what happened, and what to do. */
interface Words {
  readonly heading: string;
  readonly advice: string;
}

export const refusalWords: InLanguages<Readonly<Record<Kind, Words>> & { readonly start: string }> = {
  en: {
    'too-fast': {
      heading: 'That was a bit too fast.',
      advice: 'This page tries again automatically in a few seconds.',
    },
    busy: {
      heading: 'The server is full or starts again.',
      advice: 'This page tries again automatically in a few seconds.',
    },
    failed: { heading: 'Something went wrong here.', advice: 'Load the page again in a moment.' },
    operator: { heading: 'This page is for the operator.', advice: 'Load it again to enter the password.' },
    nowhere: { heading: 'This address leads nowhere.', advice: 'Check it, or begin at the start page.' },
    start: 'To the start page',
  },
  fr: {
    'too-fast': {
      heading: 'Un peu trop vite.',
      advice: 'Cette page réessaie d’elle‑même dans quelques secondes.',
    },
    busy: {
      heading: 'Le serveur est complet ou redémarre.',
      advice: 'Cette page réessaie d’elle‑même dans quelques secondes.',
    },
    failed: { heading: 'Quelque chose s’est mal passé ici.', advice: 'Rechargez la page dans un instant.' },
    operator: {
      heading: 'Cette page est réservée à l’opérateur.',
      advice: 'Rechargez‑la pour saisir le mot de passe.',
    },
    nowhere: {
      heading: 'Cette adresse ne mène nulle part.',
      advice: 'Vérifiez‑la, ou repartez de l’accueil.',
    },
    start: 'Vers l’accueil',
  },
};

/** After how long a page tries again, in seconds. */
const AGAIN_S = 5;
const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem system-ui;margin:4rem auto;max-width:32rem;padding:0 1rem}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Answers a person with a page that says why they get none and what to do, in their language. It needs no other file, for those may
 * be refused as well.
 * @param base the path of the start page
 */
export function sendRefusal(ctx: Context, problem: HttpProblem, base: string): void {
  const kind = kindOf(problem);
  const language = languageOf(ctx);
  const { [kind]: words, start } = inLanguage(refusalWords, language);
  const again = kind === 'too-fast' || kind === 'busy';
  ctx.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
  if (again) ctx.set('Retry-After', String(AGAIN_S));
  ctx.status = problem.status;
  ctx.type = 'text/html';
  ctx.body = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${again ? `\n<meta http-equiv="refresh" content="${AGAIN_S}">` : ''}
<title>${words.heading}</title>
<style>${STYLE}</style>
<h1>${words.heading}</h1>
<p>${words.advice}</p>
<p><a href="${base}">${start}</a></p>
</html>
`;
}

function kindOf({ status }: HttpProblem): Kind {
  switch (status) {
    case 401:
      return 'operator';
    case 429:
      return 'too-fast';
    case 500:
      return 'failed';
    case 503:
      return 'busy';
    default:
      return 'nowhere';
  }
}
