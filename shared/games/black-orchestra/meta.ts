import type { GameMeta } from '../../engine/game';
import { EDITION_IDS } from './board/editions';
import { SHEET_IDS } from './board/sheets';
import { ITEM_IDS, SPACE_IDS } from './board/spaces';
import { announced } from './i18n/announced';

/** What the lobby knows of Black Orchestra [BO 3, 15]. */
export const meta: GameMeta = {
  name: 'black-orchestra',
  minSeats: 1,
  maxSeats: 5,
  announced,
  options: [
    { id: 'difficulty', values: ['easy', 'standard', 'hard'], initial: 'standard' },
    { id: 'first', values: ['random', '1', '2', '3', '4', '5'], initial: 'random' },
    { id: 'edition', values: EDITION_IDS, initial: EDITION_IDS[0] },
    { id: 'lieutenants', values: ['off', 'on'], initial: 'off' },
    { id: 'urgency', values: ['off', 'on'], initial: 'off' },
    { id: 'documents', values: ['off', 'on'], initial: 'off' },
    { id: 'undo', values: ['on', 'off'], initial: 'on' },
    // What screens work out for players. The rules never ask: only screens read these.
    { id: 'plans', values: ['all', 'own', 'off'], initial: 'all' },
    { id: 'danger', values: ['all', 'own', 'off'], initial: 'all' },
  ],
  // The first edition deals the sheets at random and has words of its own [BO 16].
  picks: { ids: SHEET_IDS, perSeat: { 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 }, when: { option: 'edition', value: 'second' } },
  wording: { option: 'edition', values: ['first'] },
  // Table chat from and to the prisoner is closed [BO 11].
  secluding: ['interrogation'],
  phrases: {
    words: { item: ITEM_IDS.map((id) => `item.${id}`), space: SPACE_IDS.map((id) => `space.${id}`) },
    said: [
      { id: 'bring', slots: { item: 'item', space: 'space', n: { from: 1, to: 6 } } },
      { id: 'carry', slots: { item: 'item' } },
      { id: 'need', slots: { item: 'item' } },
      { id: 'meet', slots: { space: 'space' } },
      { id: 'wait', slots: {} },
      { id: 'danger', slots: {} },
      { id: 'yes', slots: {} },
      { id: 'no', slots: {} },
      { id: 'thanks', slots: {} },
    ],
    reasons: ['carry', 'need', 'meet', 'danger'],
  },
  presets: [
    { id: 'first', options: { difficulty: 'easy' }, sign: 'sun' },
    { id: 'standard', options: {}, sign: 'lamp' },
    { id: 'hard', options: { difficulty: 'hard', plans: 'off', danger: 'off' }, sign: 'bars' },
    { id: 'book', options: { plans: 'off', danger: 'off', undo: 'off' }, sign: 'book' },
  ],
  bots: ['quick', 'steady'],
  alone: { mates: 2, level: 'steady', preset: 'first' },
  // Whoever plays for the first time needs long to read what is asked: hurrying is for tables that choose to.
  // A clock never decides an interrogation, a raid or what is discarded: those questions have none.
  clocks: [
    { id: 'window', seconds: [0, 5, 8, 15, 45, null], initial: 45 },
    { id: 'consent', seconds: [5, 8, 15, 30, 45, null], initial: 45 },
    { id: 'turn', seconds: [60, 120, 300, null], initial: null },
  ],
  // Red and green are bad and good: a red bar under a pawn was read as danger (found).
  colours: ['amber', 'blue', 'violet', 'teal', 'brown', 'grey'],
  // Everything is face up but the interrogation, and that waits for its prisoner unless the table agrees.
  keepers: 'anybody',
};
