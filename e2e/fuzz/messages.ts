import type { Health, NotedSetup } from './server-under-test';

/** What the fuzzer asks the server's process. */
export type Question = 'setups' | 'health' | 'spent';

/** What the server's process tells the fuzzer. */
export type Answer =
  | { readonly about: 'ready'; readonly url: string; readonly folder: string; readonly secrets: readonly string[] }
  | { readonly about: 'setups'; readonly setups: readonly NotedSetup[] }
  | { readonly about: 'health'; readonly health: Health }
  | { readonly about: 'spent'; readonly ms: number }
  | { readonly about: 'death'; readonly of: string };
