import { seat } from '../../engine/ask';
import { changed } from '../../engine/draft';
import type { Dealt, MatchOptions, SetupRequest } from '../../engine/game';
import { declaredError } from '../../engine/lobby';
import { makeStreams, type StreamKeys } from '../../engine/rng';
import { Run } from '../../engine/run';
import { EDITION_IDS, type EditionId } from './board/editions';
import { SHEET_IDS, type SheetId } from './board/sheets';
import { ITEM_IDS, LEADER_IDS, LEADER_START, SPACE_IDS, SPACES, TILES_PER_ITEM } from './board/spaces';
import { copiesOf } from './cards/set';
import type { Edition, GameRun } from './content';
import { editions } from './editions';
import { meta } from './meta';
import { newTurn } from './rules/turn';
import { type Conspirator, type Core, type EventKey, STREAMS } from './state';

/** Military support at the start, its floor too [BO 3]. */
export const SUPPORT = { easy: 2, standard: 3, hard: 4 } as const;
const STAGES = [1, 2, 3, 4, 5, 6, 7] as const;
/** Events of each stage that leave the game unseen [BO 3, 15]. */
export const REMOVED = 2;
export const REMOVED_WITH_URGENCY = 3;

/** Checks a request; returns the message id of what is wrong, or null. No options at all are fine. */
export function checkOptions(seats: number, options: unknown): string | null {
  const wrong = declaredError(meta, seats, options);
  if (wrong !== null) return wrong;
  const { first = 'random' } = (options ?? {}) as MatchOptions;
  return first !== 'random' && Number(first) > seats ? 'error.bad-options' : null;
}

/** The table before the first turn [BO 3], with options that {@link checkOptions} finds fine. */
export function setup({ seats, options, keys }: SetupRequest): Dealt<Core> {
  const wanted = (options ?? {}) as MatchOptions;
  const choice = (id: string): string => {
    const value = wanted[id];
    return typeof value === 'string' ? value : (meta.options.find((option) => option.id === id)?.initial ?? '');
  };
  const edition = editions[editionIn(choice)];
  const run = new Run<Core, Edition>(emptyCore(keys, seats, choice), edition, 0);
  const variants = run.core.pub.variants;
  const conspirators = dealSheets(run, seats, (wanted.picks ?? []) as readonly (readonly SheetId[])[]);
  const spaces = SPACE_IDS.filter((id) => SPACES[id].tile === true);
  const tiles = run.shuffled(
    'items',
    ITEM_IDS.flatMap((item) => Array.from({ length: TILES_PER_ITEM }, () => item)),
  );
  const decks = STAGES.map((stage) => eventDeck(run, stage, variants));
  const deck = run.shuffled('conspirator', copiesOf(edition.dossier));
  const interrogationDeck = run.shuffled('interrogation', copiesOf(edition.interrogations));
  const first = choice('first') === 'random' ? run.random('setup', conspirators.length) : Number(choice('first')) - 1;
  const core = changed(run.core, (draft) => {
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
  return { core, draws: run.draws };
}

/** The edition that was chosen. */
function editionIn(choice: (id: string) => string): EditionId {
  return EDITION_IDS.find((id) => id === choice('edition')) ?? EDITION_IDS[0];
}

function supportOf(difficulty: string): number {
  const known: Readonly<Record<string, number>> = SUPPORT;
  return known[difficulty] ?? SUPPORT.standard;
}

function emptyCore(keys: StreamKeys, seats: number, choice: (id: string) => string): Core {
  const support = supportOf(choice('difficulty'));
  const isOn = (id: string): boolean => choice(id) === 'on';
  return {
    pub: {
      edition: editionIn(choice),
      variants: { lieutenants: isOn('lieutenants'), urgency: isOn('urgency'), documents: isOn('documents') },
      ...(isOn('undo') ? {} : { undo: 'off' }),
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
      rng: makeStreams(keys, STREAMS),
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
function dealSheets(run: GameRun, seats: number, picks: readonly (readonly SheetId[])[]): readonly Conspirator[] {
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
function eventDeck(run: GameRun, stage: (typeof STAGES)[number], variants: Core['pub']['variants']) {
  const events = run.content.events.filter((card) => card.stage === stage);
  const guarded = variants.documents ? copiesOf(events.filter((card) => card.guarded === true)) : [];
  const shuffled = run.shuffled(
    'events',
    copiesOf(events).filter((key) => !guarded.includes(key)),
  );
  const count = (variants.urgency ? REMOVED_WITH_URGENCY : REMOVED) - guarded.length;
  const removed: readonly EventKey[] = [...guarded, ...shuffled.slice(0, count)];
  return { left: shuffled.slice(count), removed };
}
