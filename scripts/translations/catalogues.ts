import { existsSync } from 'node:fs';
import path from 'node:path';

import { firstMessages, lateMessages, roomMessages } from '../../client/base/i18n/words';
import { gameWords } from '../../client/games';
import { refusalWords } from '../../server/http/refusal-page';
import type { Catalogue } from '../../shared/engine/game';
import { games } from '../../shared/games/registry';
import { engineMessages } from '../../shared/text/engine';

/** The words of one place of the source in a language; none when the language has none there. */
export interface Source {
  /** Where they are, or where they are put together. */
  readonly file: string;
  readonly words: (language: string) => Catalogue;
}

const ROOT = path.join(__dirname, '..', '..');

type ByLanguage = Readonly<Partial<Record<string, object>>>;

/** Words by ids with dots between the names on the way to them. The lines of a paragraph are one text. */
function flat(words: object): Catalogue {
  const entries = Object.entries(words) as readonly (readonly [string, unknown])[];
  return Object.fromEntries(
    entries.flatMap(([id, value]): readonly (readonly [string, string])[] => {
      if (typeof value === 'string') return [[id, value]];
      if (Array.isArray(value)) return [[id, value.join('\n')]];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(flat(value)).map(([inner, text]) => [`${id}.${inner}`, text]);
    }),
  );
}

function source(file: string, all: ByLanguage): Source {
  return { file, words: (language) => flat(all[language] ?? {}) };
}

/** Where a small game has words that a larger one has in a file of their own. */
function fileOf(folder: string, own: string, small: string): string {
  return `${folder}/${existsSync(path.join(ROOT, folder, own)) ? own : small}`;
}

/** The words of files that are loaded by language. */
async function loaded(file: string, loads: Readonly<Partial<Record<string, () => Promise<object>>>>): Promise<Source> {
  const all = await Promise.all(
    Object.entries(loads).map(async ([language, load]) => [language, (await load?.()) ?? {}] as const),
  );
  return source(file, Object.fromEntries(all));
}

/** Everything that is read by players in this source, as it was written: what a language lacks is not filled in. */
export async function allSources(): Promise<readonly Source[]> {
  const ofGames = games.map(async (game): Promise<readonly Source[]> => {
    const { meta } = game;
    const { messages, wordings = {}, rulebook } = await game.load();
    const [rules, screen] = [`shared/games/${meta.name}`, `client/games/${meta.name}/i18n`];
    const words = gameWords(meta.name);
    const { written = { rulebook: rulebook.usual } } = rulebook;
    return [
      source(fileOf(rules, 'i18n/announced.ts', 'meta.ts'), meta.announced),
      source(fileOf(rules, 'messages.ts', 'index.ts'), messages),
      ...Object.entries(wordings).map(([wording, all]) => source(`${rules}/messages.ts (${wording})`, all)),
      ...Object.entries(written).map(([file, all]) => source(`${rules}/${file}`, all)),
      await loaded(screen, words.usual),
      ...Object.entries(await words.wordings()).map(([wording, all]) =>
        source(`${screen}/wordings.ts (${wording})`, all),
      ),
    ];
  });
  return [
    source('client/base/i18n/first', firstMessages),
    await loaded('client/base/i18n', roomMessages),
    await loaded('client/base/i18n/late', lateMessages),
    source('server/http/refusal-page.ts', refusalWords),
    source('shared/text/engine.ts', engineMessages),
    ...(await Promise.all(ofGames)).flat(),
  ];
}
