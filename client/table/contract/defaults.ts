import { seat } from '../../../shared/engine/ask';
import { COLOURS } from '../../../shared/engine/colours';
import { text } from '../../../shared/engine/text';
import type { Choosing, GameClient, WholeClient } from './contract';
import { type Person, type Story, toldTo } from './story';
import { LINE } from './timing';

/** Options that are listed as they come: none is read first, and none has a place of its own. */
const CHOOSING: Choosing<unknown, unknown> = {
  reads: [],
  explained: [],
  held: [],
  sorting: [],
  plain: [],
  scenes: [],
  refusing: [],
  told: [],
  requests: [],
  unhurried: [],
  urgent: [],
  calls: {},
  closing: [],
  closingOrder: () => false,
  finishing: [],
  leaving: [],
  mainly: [],
  aside: [],
  slots: null,
  wishes: null,
  title: ({ label }, words) => words.render(label),
  about: () => [],
  note: () => null,
  advises: () => false,
  source: () => [],
  reveal: () => null,
  compare: () => [],
};

/** The seats, each of which has a colour, as the log of a game without pawns names them. */
const SEATS: readonly Person[] = COLOURS.map((_, i) => ({ name: text('engine.seat', { n: i + 1 }), seat: seat(i) }));

/** A log of which every line is a moment, told in a line. */
const STORY: Story<unknown> = {
  kinds: {},
  lines: 'each',
  brief: toldTo,
  people: () => SEATS,
  place: () => null,
  about: () => null,
  timing: () => LINE,
};

/** The default of `explain`: where a game explains nothing, nobody is told to tap things to read about them. */
export const explainNothing = () => null;

const CLIENT: Omit<WholeClient<unknown, unknown, unknown>, 'draw' | 'Table' | 'End' | 'choosing' | 'story'> = {
  shape: 'map',
  Gauges: null,
  Goal: null,
  useAdvance: () => 'none',
  Plans: null,
  Danger: null,
  People: null,
  Hand: null,
  SecretHand: null,
  Decks: null,
  Legend: null,
  panels: {},
  Account: null,
  explain: explainNothing,
  ownerOf: () => null,
  isOnTable: () => false,
  predictions: null,
  Figure: null,
  Stage: null,
  Picture: null,
  ahead: () => null,
  seatName: () => null,
};

/** A game's part of the client with all that its author has left out: a plain table, on which everything can be read and done. */
export function withDefaults(client: GameClient<unknown, unknown, unknown>): WholeClient<unknown, unknown, unknown> {
  return {
    ...CLIENT,
    ...client,
    choosing: { ...CHOOSING, ...client.choosing },
    story: { ...STORY, ...client.story },
  };
}
