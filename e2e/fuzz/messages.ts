import type { Health, NotedSetup } from './server-under-test';

/** The questions of the fuzzer to the server's process. */
export type Question = 'setups' | 'health' | 'spent';

/** The messages of the server's process to the fuzzer. */
export type Answer =
  | { readonly about: 'ready'; readonly url: string; readonly folder: string; readonly secrets: readonly string[] }
  | { readonly about: 'setups'; readonly setups: readonly NotedSetup[] }
  | { readonly about: 'health'; readonly health: Health }
  | { readonly about: 'spent'; readonly ms: number }
  | { readonly about: 'death'; readonly of: string };
