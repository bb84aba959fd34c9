import react from '@vitejs/plugin-react';
import { build, type CSSOptions, defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';

import type * as Breakpoints from './client/base/breakpoints';
import type * as Layers from './client/base/layers';
import type * as Languages from './shared/engine/languages';
import type * as Pseudo from './shared/testing/pseudo';
import type * as Texts from './shared/text/compiled';

const WORKER = 'client/base/offline/worker.ts';
const EARLY = 'client/base/theme/early.ts';
/** Where the server listens that a development server passes on to. */
const server = process.env['SERVER_URL'] ?? 'http://localhost:8000';

export default defineConfig(async ({ mode }) => ({
  root: 'client',
  // One build is served at any path: its parts name one another from where they are, and the server completes its pages.
  base: './',
  plugins: [react(), await sentences(mode), pages(), await layers()],
  // Sentences come parsed: see `sentences`.
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  // The inputs below are seen from this folder, and the scan for dependencies would look for them under `root`.
  optimizeDeps: { entries: ['index.html'] },
  css: { postcss: { plugins: [await breakpoints(), WITH_A_MOUSE, SPELLED_OUT] } },
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
            // What several drawings use, so that none is fetched for the sake of another.
            { name: 'kit', test: /client\/table\/(kit|contract)\//, minShareCount: 2 },
            { name: drawingOf, debugName: 'drawing', test: DRAWING },
          ],
        },
        entryFileNames: ({ facadeModuleId }: { readonly facadeModuleId: string | null }) =>
          facadeModuleId?.endsWith(WORKER) === true ? 'worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    // The sources of the drawings lie in a folder of the name that the lobby of stock clients has: files have an ending.
    proxy: { '/socket.io': { target: server, ws: true }, '/api': server, '^/games(/[^.]*)?$': server },
  },
}));

/** How a game draws its table. */
const DRAWING = /client\/games\/([^/]+)\/index\.tsx$/;
const drawingOf = (id: string): string | undefined => DRAWING.exec(id)?.[1];

/** What every screen asks for first. */
const GAMES = '<link rel="preload" as="fetch" crossorigin href="./api/games">';
/** What is loaded for rooms: the connection, and the room with its parts. */
const ROOM = [/client\/base\/connection\/open\.ts$/, /client\/app\/room\/RoomPage\.tsx$/];

/**
 * Puts the early script before everything else that the page fetches. Has a browser fetch beside the first script what that script
 * would only ask for once it runs: in `index.html` the list of games, in `room.html` the parts of rooms as well.
 */
function pages(): Plugin {
  return {
    name: 'pages',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no page');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const tags = ROOM.flatMap((of) => {
        const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => of.test(id)));
        if (first === undefined) throw new Error(`nothing is loaded for ${of.source}`);
        return tagsOf(first, chunks);
      });
      const early = this.emitFile({ type: 'asset', name: 'early.js', source: await earlyScript() });
      const first = `<script src="./${this.getFileName(early)}"></script>`;
      page.source = withTags(String(page.source), [GAMES]).replace('</title>', `</title>\n    ${first}`);
      this.emitFile({ type: 'asset', fileName: 'room.html', source: withTags(page.source, tags) });
    },
  };
}

/** The early script with all that it imports: a module would be run after the first paint, and a chunk of the others be one more request. */
async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input: EARLY, output: { format: 'iife' } } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [script] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  if (script === undefined) throw new Error('the build has no early script');
  return script.code;
}

/** The links to a chunk and what it imports, and to their style sheets. */
function tagsOf(first: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const wanted = new Set([first]);
  for (const { imports } of wanted) for (const one of chunks) if (imports.includes(one.fileName)) wanted.add(one);
  return [...wanted].flatMap(({ fileName, viteMetadata }) => [
    `<link rel="modulepreload" crossorigin href="./${fileName}">`,
    ...[...(viteMetadata?.importedCss ?? [])].map((css) => `<link rel="stylesheet" crossorigin href="./${css}">`),
  ]);
}

/**
 * Has the sentences of the client parsed once for all browsers, which then need no parser. The server does the same.
 * A build in the mode `pseudo`, for a test of layouts, has all sentences in a longer language that nobody speaks.
 */
async function sentences(mode: string): Promise<Plugin> {
  const { module: of } = await runnerImport<typeof Languages>('./shared/engine/languages.ts');
  const { module: longer } = await runnerImport<typeof Pseudo>('./shared/testing/pseudo.ts');
  const catalogue = new RegExp(
    `/client/(base|games/[^/]+)/i18n/((?:first|late)/)?(${of.LANGUAGES.join('|')}|wordings)\\.ts$`,
  );
  return {
    name: 'sentences',
    enforce: 'pre',
    async load(id) {
      if (!catalogue.test(id)) return null;
      const { module: texts } = await runnerImport<typeof Texts>('./shared/text/compiled.ts');
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id);
      const said = mode === 'pseudo' ? longer.pseudo : (message: Texts.Message) => message;
      const parsed = (value: unknown): unknown =>
        typeof value === 'string'
          ? said(texts.compiledMessage(value))
          : Object.fromEntries(Object.entries(value ?? {}).map(([key, of]) => [key, parsed(of)]));
      const exported = ([name, value]: [string, unknown]) => `export const ${name} = ${JSON.stringify(parsed(value))};`;
      return Object.entries(module).map(exported).join('\n');
    },
  };
}

/** A page with further tags in its head: those that it does not have yet. */
function withTags(html: string, tags: readonly string[]): string {
  const further = [...new Set(tags)].filter((tag) => {
    const [address = tag] = /"\.\/[^"]+"/.exec(tag) ?? [];
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

/** What postcss takes. */
type PostcssPlugin = Extract<
  NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number],
  { readonly postcssPlugin: string }
>;

/** A last part of a selector that is one of several classes, or one of several elements: they count the same. */
const ONE_OF = /^(.*[\s>+~]|):is\(((?:\.[\w-]+|[a-z]+\d?)(?:, (?:\.[\w-]+|[a-z]+\d?))*)\)([^\s>+~]*)$/;

/**
 * Writes `.a :is(.b, .c)` as `.a .b, .a .c`. A browser looks up the rules of an element by the class or name at the end of their selector; what
 * ends in `:is()` it tries on every element.
 */
const SPELLED_OUT: PostcssPlugin = {
  postcssPlugin: 'spelled-out',
  Rule(rule): void {
    const selectors = rule.selectors.flatMap((selector) => {
      const [, before = '', listed, after = ''] = ONE_OF.exec(selector) ?? [];
      const ones = listed?.split(', ') ?? [];
      const alike = new Set(ones.map((one) => one.startsWith('.'))).size === 1;
      return alike ? ones.map((one) => `${before}${one}${after}`) : [selector];
    });
    if (selectors.length > rule.selectors.length) rule.selectors = selectors;
  },
};

/**
 * What lies under a mouse is lit, but nothing that a finger has touched: a browser holds that for hovered until the next touch (found: the
 * option in the place of one that was tapped was taken for advised).
 */
const WITH_A_MOUSE: PostcssPlugin = {
  postcssPlugin: 'with-a-mouse',
  Rule(rule, { atRule }) {
    // What is one of several is lit for another reason as well.
    const isHovered = (selector: string): boolean => selector.replaceAll(/:is\([^)]*\)/g, '').includes(':hover');
    const isWithMouse = rule.parent?.type === 'atrule' && 'params' in rule.parent && rule.parent.params === MOUSE;
    if (!isHovered(rule.selector) || isWithMouse) return;
    const others = rule.selectors.filter((selector) => !isHovered(selector));
    rule.after(
      atRule({ name: 'media', params: MOUSE, nodes: [rule.clone({ selectors: rule.selectors.filter(isHovered) })] }),
    );
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
};
const MOUSE = '(hover: hover)';

/** Puts each style sheet into the cascade layer of its folder. */
async function layers(): Promise<Plugin> {
  const { module } = await runnerImport<typeof Layers>('./client/base/layers.ts');
  return {
    name: 'layers',
    enforce: 'pre',
    transform(css, id) {
      const [, file] = /\/client\/(.+\.css)$/.exec(id) ?? [];
      return file === undefined ? null : module.inLayer(file, css);
    },
  };
}
