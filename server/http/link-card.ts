import type { Context } from 'koa';

import { type Language, LANGUAGES, languages } from '../../shared/engine/languages';
import { LINK_PICTURE } from '../../shared/engine/link-card';

/** What a chat shows of a link to a room: nothing that not everybody with the link may know. */
export interface LinkCard {
  readonly title: string;
  readonly description: string | null;
  /** SVG, of the size of {@link LINK_PICTURE}; null where the game draws none. */
  readonly picture: string | null;
}

/** The cards of links. */
export interface LinkCards {
  /**
   * The card of a link to a room. Private rooms, codes of no room, and codes for which an address has guessed too much have the same.
   * @param address that asks
   */
  of(address: string, code: string, language: Language): Promise<LinkCard>;
}

/** The addresses that a page names: its own, that of its drawn picture, and that of the application's sign. */
export interface LinkAddresses {
  readonly page: string;
  readonly picture: string;
  readonly sign: string;
}

/** The size of the application's sign. */
const SIGN = { width: 512, height: 512 } as const;

/** The language that a client reads best. */
export function languageOf(ctx: Context): Language {
  return LANGUAGES.find((one) => ctx.acceptsLanguages([...LANGUAGES]) === one) ?? 'en';
}

/**
 * A page that tells programs which run no script what it leads to.
 * @param html with a title, the name of the application
 * @param addresses null where the own host has no address to give
 */
export function withLinkCard(
  html: string,
  card: LinkCard,
  language: Language,
  addresses: LinkAddresses | null,
): string {
  const [, site = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const { title, description } = card;
  const tags: readonly (readonly [name: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:locale', languages[language].locale.replace('-', '_')],
    ['og:title', title],
    ...(description === null
      ? []
      : (['description', 'og:description'] as const).map((name) => [name, description] as const)),
    ...(addresses === null ? [] : picturedAt(card, addresses)),
    ['twitter:card', card.picture === null ? 'summary' : 'summary_large_image'],
  ];
  const written = tags.map(
    ([name, content]) =>
      `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}" />`,
  );
  const heading = escaped(title) === site ? site : `${escaped(title)} · ${site}`;
  const head = [`<title>${heading}</title>`, ...written].join('\n    ');
  return html
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<html([^>]*) lang="[^"]*"/, (_, before: string) => `<html${before} lang="${language}"`);
}

/** What a page says of its own address and of its picture. */
function picturedAt(
  card: LinkCard,
  { page, picture: drawn, sign }: LinkAddresses,
): readonly (readonly [string, string])[] {
  const { width, height } = card.picture === null ? SIGN : LINK_PICTURE;
  return [
    ['og:url', page],
    ['og:image', card.picture === null ? sign : drawn],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', [card.title, ...(card.description === null ? [] : [card.description])].join('. ')],
  ];
}

/** A text in an attribute or element. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
