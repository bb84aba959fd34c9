import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';

import type * as Breakpoints from './client/base/breakpoints';

const WORKER = 'client/base/offline/worker.ts';
const server = 'http://localhost:8000';

export default defineConfig(async () => ({
  root: 'client',
  plugins: [react()],
  css: { postcss: { plugins: [await breakpoints()] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['client/index.html', WORKER],
      // A browser looks for a newer service worker under the same name.
      output: {
        entryFileNames: ({ facadeModuleId }: { readonly facadeModuleId: string | null }) =>
          facadeModuleId?.endsWith(WORKER) === true ? 'worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: { '/socket.io': { target: server, ws: true }, '/api': server, '/games': server },
  },
}));

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
