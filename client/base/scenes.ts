import { SCENES } from './browser-storage';
import { type Setting, setting } from './settings';

/** Where what happens in a room is looked at: on this screen, or on a television beside it. */
export type Scenes = Setting<'here' | 'on-tv'>;

const known = new Map<string, Scenes>();

/** The setting of this browser for a room: a phone beside a television does not repeat what that shows. */
export function scenesOf(code: string): Scenes {
  const of = known.get(code) ?? setting(SCENES + code, ['here', 'on-tv']);
  known.set(code, of);
  return of;
}
