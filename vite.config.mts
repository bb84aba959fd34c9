import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';

import type { Parts } from './client/app/early/pieces';
import type * as Breakpoints from './client/base/breakpoints';
import type * as Texts from './shared/text/compiled';

const WORKER = 'client/base/offline/worker.ts';
const EARLY = { page: 'client/app/early/page.ts', room: 'client/app/early/room.ts' } as const;
const server = 'http://localhost:8000';

export default defineConfig(async () => ({
  root: 'client',
  plugins: [react(), sentences(), pages()],
  // Sentences come parsed: see `sentences`.
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  css: { postcss: { plugins: [await breakpoints()] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['client/index.html', WORKER],
      // A browser looks for a newer service worker under the same name.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Each of these with all that it imports, but for what those above it have.
            { name: 'first', test: /client\/main\.tsx$/ },
            { name: 'room', test: /client\/app\/room\/RoomPage\.tsx$/ },
            { name: drawingOf, debugName: 'drawing', test: DRAWING },
          ],
        },
        entryFileNames: ({ facadeModuleId }: { readonly facadeModuleId: string | null }) =>
          facadeModuleId?.endsWith(WORKER) === true ? 'worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: { '/socket.io': { target: server, ws: true }, '/api': server, '/games': server },
  },
}));

/** How a game draws its table. */
const DRAWING = /client\/games\/([^/]+)\/index\.tsx$/;
const drawingOf = (id: string): string | undefined => DRAWING.exec(id)?.[1];

/** What every screen asks for first. */
const GAMES = '<link rel="preload" as="fetch" crossorigin href="/api/games">';
/** What is loaded for rooms: the connection, and the room with its parts. */
const ROOM = [/client\/base\/connection\/open\.ts$/, /client\/app\/room\/RoomPage\.tsx$/];

/**
 * Puts an early script before everything else that a page fetches. Has a browser fetch beside the first script what that script
 * would only ask for once it runs: in `index.html` the list of games, in `room.html` the parts of rooms as well. The early script
 * of `room.html` adds what depends on the reader.
 */
function pages(): Plugin {
  return {
    name: 'pages',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no page');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const tags = ROOM.flatMap((of) => tagsOf(filesOf(of, chunks)));
      const source = withTags(String(page.source), [GAMES]);
      const early = async (entry: string, define: Readonly<Record<string, string>>): Promise<string> => {
        const file = this.emitFile({ type: 'asset', name: 'early.js', source: await earlyScript(entry, define) });
        return source.replace('</title>', `</title>\n    <script src="/${this.getFileName(file)}"></script>`);
      };
      page.source = await early(EARLY.page, {});
      const room = await early(EARLY.room, { PARTS: JSON.stringify(partsOf(chunks)) });
      this.emitFile({ type: 'asset', fileName: 'room.html', source: withTags(room, tags) });
    },
  };
}

/** An early script with all that it imports: a module would be run after the first paint, and a chunk of the others be one more request. */
async function earlyScript(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [script] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  if (script === undefined) throw new Error(`the build has no ${entry}`);
  return script.code;
}

/** What the early script of rooms chooses from. */
function partsOf(chunks: readonly Rolldown.OutputChunk[]): Parts {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const names = modules.flatMap((id) => drawingOf(id) ?? []);
  const own = (id: string): readonly string[] => filesOf(new RegExp(`${id}$`), chunks).map((file) => `/${file}`);
  const words = (folder: string) => ({
    en: own(`client/${folder}/i18n/en\\.ts`),
    fr: own(`client/${folder}/i18n/fr\\.ts`),
  });
  const game = (name: string) => ({ drawing: own(`client/games/${name}/index\\.tsx`), words: words(`games/${name}`) });
  return { words: words('base'), games: Object.fromEntries(names.map((name) => [name, game(name)])) };
}

/** The first chunk that has such a module, what it imports, and their style sheets. */
function filesOf(module: RegExp, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (first === undefined) throw new Error(`nothing is loaded for ${module.source}`);
  const wanted = new Set([first]);
  for (const { imports } of wanted) for (const one of chunks) if (imports.includes(one.fileName)) wanted.add(one);
  return [...wanted].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

/** The links to files of code and style. */
function tagsOf(files: readonly string[]): readonly string[] {
  return files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
}

/** The catalogues of the client. */
const CATALOGUE = /\/client\/(base|games\/[^/]+)\/i18n\/(en|fr|wordings)\.ts$/;

/** Has the sentences of the client parsed once for all browsers, which then need no parser. The server does the same. */
function sentences(): Plugin {
  return {
    name: 'sentences',
    enforce: 'pre',
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const { module: texts } = await runnerImport<typeof Texts>('./shared/text/compiled.ts');
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id);
      const parsed = (value: unknown): unknown =>
        typeof value === 'string'
          ? texts.compiledMessage(value)
          : Object.fromEntries(Object.entries(value ?? {}).map(([key, of]) => [key, parsed(of)]));
      const exported = ([name, value]: [string, unknown]) => `export const ${name} = ${JSON.stringify(parsed(value))};`;
      return Object.entries(module).map(exported).join('\n');
    },
  };
}

/** A page with further tags in its head: those that it does not have yet. */
function withTags(html: string, tags: readonly string[]): string {
  const further = [...new Set(tags)].filter((tag) => {
    const [address = tag] = /"\/[^"]+"/.exec(tag) ?? [];
    return !html.includes(address);
  });
  return html.replace('</head>', `${further.map((tag) => `  ${tag}\n  `).join('')}</head>`);
}

/** Replaces the names of breakpoints in style sheets by their queries, which the hooks of the client use as well. */
async function breakpoints() {
  const { module } = await runnerImport<typeof Breakpoints>('./client/base/breakpoints.ts');
  return {
    postcssPlugin: 'breakpoints',
    AtRule(rule: { readonly name: string; params: string }): void {
      if (['media', 'container'].includes(rule.name)) rule.params = module.withQueries(rule.params);
    },
  };
}
