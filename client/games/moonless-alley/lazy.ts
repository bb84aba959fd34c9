import { lazy, once } from '../../base/ui/lazy';

const rest = once(() => import('./rest'));

/** The end of a match, which is no part of a table that opens. */
export const Account = lazy(async () => (await rest()).Account);
export const End = lazy(async () => (await rest()).End);
