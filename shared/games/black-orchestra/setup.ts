import { produce } from 'immer';

import { seat } from '../../engine/ask';
import { type MatchOptions, SetupError, type SetupRequest } from '../../engine/game';
import { makeStreams } from '../../engine/rng';
import { Run } from '../../engine/run';
import { ITEM_IDS, LEADER_IDS, LEADER_START, SPACE_IDS, SPACES, TILES_PER_ITEM } from './board/spaces';
import { copiesOf } from './cards/set';
import type { CardSet, Play } from './cards/types';
import { meta } from './meta';
import { newTurn } from './rules/turn';
import { SHEET_IDS, type SheetId } from './sheets/ids';
import { type Conspirator, type Core, type EventKey, STREAMS } from './state';

/** Military support at the start, its floor too [BO 3]. */
const SUPPORT: Readonly<Record<string, number>> = { easy: 2, standard: 3, hard: 4 };
const STAGES = [1, 2, 3, 4, 5, 6, 7] as const;
const REMOVED = 2;
const REMOVED_WITH_URGENCY = 3;

/** Checks a request; returns the message id of what is wrong, or null. No options at all are fine. */
export function checkOptions(seats: number, options: unknown): string | null {
  if (!Number.isInteger(seats) || seats < meta.minSeats || seats > meta.maxSeats) return 'error.bad-options';
  const given = options ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return 'error.bad-options';
  for (const [key, value] of Object.entries(given as Record<string, unknown>)) {
    if (key === 'picks') {
      if (!arePicks(seats, value)) return 'error.bad-options';
      continue;
    }
    const option = meta.options.find(({ id }) => id === key);
    if (option === undefined || typeof value !== 'string' || !option.values.includes(value)) return 'error.bad-options';
    if (key === 'first' && value !== 'random' && Number(value) > seats) return 'error.bad-options';
  }
  return null;
}

function arePicks(seats: number, value: unknown): value is readonly (readonly SheetId[])[] {
  if (!Array.isArray(value) || value.length > seats) return false;
  const most = meta.picks.perSeat[seats] ?? 1;
  const picks: unknown[] = [];
  for (const own of value as unknown[]) {
    if (!Array.isArray(own) || own.length > most) return false;
    picks.push(...(own as unknown[]));
  }
  const known: readonly unknown[] = SHEET_IDS;
  return picks.every((pick) => known.includes(pick)) && new Set(picks).size === picks.length;
}

/** The table before the first turn [BO 3], played with these cards. Throws SetupError for a request {@link checkOptions} refuses. */
export function setup({ seats, options, entropy }: SetupRequest, cards: CardSet): Core {
  const wrong = checkOptions(seats, options);
  if (wrong !== null) throw new SetupError(wrong);
  const wanted = (options ?? {}) as MatchOptions;
  const choice = (id: string): string => {
    const value = wanted[id];
    return typeof value === 'string' ? value : (meta.options.find((option) => option.id === id)?.initial ?? '');
  };
  const run = new Run<Core, CardSet>(emptyCore(entropy, seats, choice), cards, 0);
  const variants = run.core.pub.variants;
  const conspirators = dealSheets(run, seats, (wanted.picks ?? []) as readonly (readonly SheetId[])[]);
  const spaces = SPACE_IDS.filter((id) => SPACES[id].tile === true);
  const tiles = run.shuffled(
    'items',
    ITEM_IDS.flatMap((item) => Array.from({ length: TILES_PER_ITEM }, () => item)),
  );
  const decks = STAGES.map((stage) => eventDeck(run, stage, variants));
  const deck = run.shuffled('conspirator', copiesOf(cards.dossier));
  const interrogationDeck = run.shuffled('interrogation', copiesOf(cards.interrogations));
  const first = choice('first') === 'random' ? run.random('setup', conspirators.length) : Number(choice('first')) - 1;
  return produce(run.core, (draft) => {
    draft.pub.conspirators = conspirators.map((one) => ({ ...one, dossier: [], items: [], extraDice: [] }));
    draft.pub.turn.active = first;
    spaces.forEach((space, i) => {
      draft.pub.tiles[space] = { face: 'down' };
      draft.hidden.tiles[space] = tiles[i];
    });
    draft.hidden.eventDecks = decks.map(({ left }) => [...left]);
    draft.hidden.eventsRemoved = decks.flatMap(({ removed }) => removed);
    draft.hidden.deck = deck;
    draft.hidden.interrogationDeck = interrogationDeck;
  });
}

function emptyCore(entropy: string, seats: number, choice: (id: string) => string): Core {
  const support = SUPPORT[choice('difficulty')] ?? 3;
  const isOn = (id: string): boolean => choice(id) === 'on';
  return {
    pub: {
      edition: 'second',
      variants: { lieutenants: isOn('lieutenants'), urgency: isOn('urgency'), documents: isOn('documents') },
      players: seats,
      conspirators: [],
      standing: Array.from({ length: seats }, () => ({ consent: 'ask', passes: {} })),
      turn: newTurn(1, 0),
      support,
      supportFloor: support,
      leaders: Object.fromEntries(
        LEADER_IDS.map((id) => [id, { state: 'board', space: LEADER_START[id] }]),
      ) as Core['pub']['leaders'],
      tiles: {},
      itemDiscard: [],
      tilesRemoved: 0,
      track: 0,
      cardDice: {},
      discard: [],
      stage: 1,
      currentEvent: null,
      keyEvent: null,
      eventDiscard: [],
      abilitiesOff: [],
      attempt: null,
      roll: null,
      resolving: [],
      hitlerDelayed: false,
    },
    hidden: {
      rng: makeStreams(entropy, STREAMS),
      eventDecks: [],
      eventsRemoved: [],
      deck: [],
      interrogationDeck: [],
      interrogation: null,
      tiles: {},
      tilesRemoved: [],
    },
  };
}

/** Sheets as picked, the missing ones at random; a solo player's two alternate [BO 3]. */
function dealSheets(run: Play, seats: number, picks: readonly (readonly SheetId[])[]): readonly Conspirator[] {
  const perSeat = meta.picks.perSeat[seats] ?? 1;
  const free = run.shuffled(
    'setup',
    SHEET_IDS.filter((id) => !picks.flat().includes(id)),
  );
  return Array.from({ length: seats }, (_, i) => i).flatMap((index) => {
    const own = [...(picks[index] ?? [])];
    while (own.length < perSeat) own.push(...free.splice(0, 1));
    return own.map((id) => ({
      id,
      seat: seat(index),
      space: 'train-station' as const,
      motivation: 'timid' as const,
      suspicion: 'medium' as const,
      dossier: [],
      items: [],
      extraDice: [],
    }));
  });
}

/** One stage's deck: shuffled, its top cards removed unseen; Guarded Documents counts as one of those of stage 7 [BO 3, 15]. */
function eventDeck(run: Play, stage: (typeof STAGES)[number], variants: Core['pub']['variants']) {
  const guarded = stage === 7 && variants.documents;
  const all = copiesOf(run.content.events.filter((card) => card.stage === stage));
  const shuffled = run.shuffled('events', guarded ? all.filter((key) => !key.startsWith(`${DOCUMENTS}#`)) : all);
  const count = (variants.urgency ? REMOVED_WITH_URGENCY : REMOVED) - (guarded ? 1 : 0);
  const removed: EventKey[] = [...(guarded ? [`${DOCUMENTS}#1` as const] : []), ...shuffled.slice(0, count)];
  return { left: shuffled.slice(count), removed };
}

/** The event the variant Guarded Documents is about [BO 15]. */
const DOCUMENTS = 'documents-located';
