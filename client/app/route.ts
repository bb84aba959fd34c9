import { inApp } from '../base/address';
import { isCode, tidyCode } from './code';

/** The screens that have an address. */
export type Route =
  { readonly kind: 'home' } | { readonly kind: 'room'; readonly code: string } | { readonly kind: 'nothing' };

/** The screen at a path of the host. A room code in it may be in capitals or not. */
export function routeOf(pathname: string): Route {
  const path = inApp(pathname);
  if (path === null) return { kind: 'nothing' };
  if (path === '/') return { kind: 'home' };
  const typed = /^\/r\/([^/]+)\/?$/.exec(path)?.[1];
  const code = typed === undefined ? '' : tidyCode(typed);
  return isCode(code) ? { kind: 'room', code } : { kind: 'nothing' };
}
