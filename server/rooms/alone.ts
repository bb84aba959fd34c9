import type { Command } from './schemas';

/** What a command comes to while the seat of whoever gives it answers alone. */
type WhileAlone = 'free' | 'silenced';

/**
 * Whoever answers alone can put nothing before the others, neither words nor settings, requests or consent: each could say what
 * they see. Nor can they read a name that somebody has given meanwhile. Free is what others see nothing of, and what it takes to
 * answer and to stay there: a connection, a device, more time, giving back a seat. See the ruling in docs/PROTOCOL.md.
 */
export const WHILE_ALONE: Readonly<Record<Command, WhileAlone>> = {
  ping: 'free',
  create: 'free',
  join: 'free',
  enter: 'free',
  watch: 'free',
  watching: 'silenced',
  admit: 'silenced',
  showOut: 'silenced',
  watchers: 'silenced',
  pair: 'free',
  continue: 'free',
  devices: 'free',
  signOutOthers: 'free',
  leave: 'free',
  configure: 'silenced',
  pick: 'silenced',
  colour: 'silenced',
  ready: 'silenced',
  promote: 'silenced',
  kick: 'silenced',
  mute: 'silenced',
  lock: 'silenced',
  subscribe: 'free',
  webhook: 'silenced',
  addBot: 'silenced',
  arrange: 'silenced',
  start: 'silenced',
  again: 'silenced',
  propose: 'silenced',
  claim: 'free',
  agree: 'silenced',
  refuse: 'silenced',
  time: 'silenced',
  more: 'free',
  goOn: 'silenced',
  choose: 'free',
  release: 'free',
  preview: 'free',
  past: 'free',
  nudge: 'silenced',
  sketch: 'silenced',
  plan: 'silenced',
  unplan: 'silenced',
  point: 'silenced',
  phrase: 'silenced',
  comment: 'free',
  predict: 'free',
  say: 'silenced',
};
