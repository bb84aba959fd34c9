import { ANY_TIME, type Ask, type Choice, IN_ADVANCE, isQuestion } from '../../../engine/ask';
import { changed, type Draft } from '../../../engine/draft';
import { entrust, succeed } from '../../../engine/entrust';
import { sightInto } from '../../../engine/imagine';
import type { Alone } from '../../../engine/keeper';
import { picksPerSeat } from '../../../engine/lobby';
import { answerAsk, type KeptMatch, keptOf, type Match, resumeMatch, viewOf } from '../../../engine/match';
import type { Sight } from '../../../engine/policy';
import { type Preview, previewOf } from '../../../engine/preview';
import { rewind } from '../../../engine/rewind';
import { keysFrom } from '../../../engine/rng';
import { drawBelow } from '../../../engine/rng';
import { diff } from '../../../patch/diff';
import type { Patch } from '../../../patch/operation';
import { blackOrchestra } from '..';
import { idOf } from '../board/copies';
import { DIE_FACES, type DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import { conspiratorCards } from '../cards/conspirator';
import { eventCards } from '../cards/events';
import { conspirator } from '../rules/select';
import { ASKED } from '../rules/standing';
import { type CardKey, type Conspirator, type Core, type EventKey } from '../state';
import type { Table } from '../table';
import { faults, fullInventory, inventory } from './invariants';

/** A table made for one test: who plays, and whatever shall be different from the start of a game. */
export interface Given {
  /** Sheets by seat; the first takes the first turn. Three players unless said otherwise. */
  readonly sheets?: readonly SheetId[];
  /** Options as at the start of a match, for example `{ difficulty: 'hard' }`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Edits the table. Cards given to dossiers with {@link Scenario} helpers are taken out of the deck by themselves. */
  readonly table?: (draft: Draft<Core>) => void;
  /**
   * Whether those who hold a card for a moment at which nobody is asked by default have said that they want to be [R35]. They
   * have unless said otherwise: a scenario can stop there.
   */
  readonly holders?: 'want-to-be-asked' | 'said-nothing';
  /** Answers recorded since the running step began, by whatever rules: the match is taken up again with them. */
  readonly recorded?: readonly Choice[];
}

/** A running scenario: the game in the test's hands. Every answer is also played on a copy saved and restored as JSON. */
export class Scenario {
  private match: Match<Core>;

  private constructor(given: Given) {
    const { recorded: choices = [] } = given;
    const at = {
      rules: blackOrchestra.rules,
      rev: choices.length,
      epochs: {},
      keepers: {},
      holders: {},
      draws: [],
      step: 0,
      choices,
      log: [],
      logged: 0,
      over: null,
    };
    this.match = resumeMatch(blackOrchestra, { ...at, checkpoint: makeCore(given) });
    this.check();
  }

  /** Starts from a table whose first conspirator is about to start a turn. */
  static turn(given: Given = {}): Scenario {
    return new Scenario(given);
  }

  /** Starts with the first conspirator's event step, the named event on top of the deck of its stage, which has begun. */
  static event(id: string, given: Given = {}): Scenario {
    const card = eventCards.find((one) => one.id === id);
    if (card === undefined) throw new Error(`no event ${id}`);
    return new Scenario({
      ...given,
      table: (draft) => {
        draft.pub.stage = card.stage;
        draft.pub.turn.phase = 'event';
        given.table?.(draft);
        stackEvents(draft, card.stage, [`${id}#1`]);
      },
    });
  }

  /** Starts with the first conspirator in prison, about to be interrogated with the named card. */
  static interrogation(id: string, given: Given = {}): Scenario {
    return new Scenario({
      ...given,
      table: (draft) => {
        const [prisoner] = draft.pub.conspirators;
        if (prisoner !== undefined) prisoner.space = 'prison';
        given.table?.(draft);
        const deck = draft.hidden.interrogationDeck;
        draft.hidden.interrogationDeck = [`${id}#1`, ...deck.filter((key) => key !== `${id}#1`)];
      },
    });
  }

  get core(): Core {
    return this.match.core;
  }
  get pub(): Core['pub'] {
    return this.match.core.pub;
  }
  get hidden(): Core['hidden'] {
    return this.match.core.hidden;
  }
  get over(): Match['over'] {
    return this.match.over;
  }
  /** Message ids of the log, oldest first. */
  get log(): readonly string[] {
    return this.match.log.map(({ text }) => text.m);
  }

  /** Everything that a bot at a conspirator's seat would decide by. */
  sight(id: SheetId, random: () => number): Sight<Table> {
    return sightInto(blackOrchestra, this.match, this.who(id).seat, random);
  }

  /** A conspirator as it stands now. */
  who(id: SheetId): Conspirator {
    return conspirator(this.pub, id);
  }

  /** The asks of a conspirator's seat, any-time effects apart. */
  asks(id: SheetId): readonly Ask[] {
    return this.match.asks.filter((ask) => ask.seat === this.who(id).seat && isQuestion(ask));
  }

  /** The kinds of everything the table waits for, as `seat-holder:kind`. */
  get waiting(): readonly string[] {
    return this.match.asks
      .filter(isQuestion)
      .map(({ seat: of, kind }) => `${this.pub.conspirators.find((one) => one.seat === of)?.id ?? of}:${kind}`);
  }

  /** The option keys open to a conspirator's seat, any-time effects apart, in the order offered. */
  options(id: SheetId): readonly string[] {
    return this.asks(id).flatMap(({ options }) => options.map(({ key }) => key));
  }

  /** The any-time option keys of a conspirator's seat. */
  anyTime(id: SheetId): readonly string[] {
    return this.offers(id, ANY_TIME);
  }

  /** What a conspirator's seat may say in advance, by option keys. */
  inAdvance(id: SheetId): readonly string[] {
    return this.offers(id, IN_ADVANCE);
  }

  private offers(id: SheetId, kind: Ask['kind']): readonly string[] {
    return this.match.asks
      .filter((ask) => ask.seat === this.who(id).seat && ask.kind === kind)
      .flatMap(({ options }) => options.map(({ key }) => key));
  }

  /** Answers whatever ask of that seat lists the key. Throws when none does. */
  choose(id: SheetId, key: string): this {
    const choice = this.choiceOf(id, key);
    const restored = JSON.parse(JSON.stringify(this.match)) as Match<Core>;
    const result = answerAsk(blackOrchestra, this.match, choice);
    const again = answerAsk(blackOrchestra, restored, choice);
    if (!result.ok) throw new Error(`refused: ${result.why}`);
    expect(again).toEqual(result);
    this.match = result.match;
    this.check();
    return this;
  }

  /** What is stored of the match now. */
  get stored(): KeptMatch<Core> {
    return JSON.parse(JSON.stringify(keptOf(this.match))) as KeptMatch<Core>;
  }

  /** The table agrees to go back to what was stored of this match earlier. */
  goBack(to: KeptMatch<Core>): this {
    const result = rewind(blackOrchestra, this.match, to);
    if (!result.ok) throw new Error(`refused: ${result.why}`);
    this.match = result.match;
    this.check();
    return this;
  }

  /**
   * The table agrees that one player answers for another who is away.
   * @param alone whether also for what the other one is asked alone
   */
  entrust(id: SheetId, by: SheetId, alone: Alone = 'waits'): this {
    const keeper = { kind: 'seat', seat: this.who(by).seat } as const;
    const result = entrust(blackOrchestra, this.match, this.who(id).seat, { keeper, alone });
    if (!result.ok) throw new Error(`refused: ${result.why}`);
    this.match = result.match;
    this.check();
    return this;
  }

  /** The table agrees that a conspirator has another player. */
  claim(id: SheetId): this {
    const result = succeed(blackOrchestra, this.match, this.who(id).seat, 'claimed');
    if (!result.ok) throw new Error(`refused: ${result.why}`);
    this.match = result.match;
    this.check();
    return this;
  }

  /** What an option of a conspirator's seat would do, as a screen is told. Throws when no ask lists the key. */
  preview(id: SheetId, key: string): Preview<Table> & { readonly patch: Patch } {
    const result = previewOf(blackOrchestra, this.match, this.choiceOf(id, key));
    if (!result.ok) throw new Error(`${id} cannot choose ${key}: ${result.why}`);
    return { ...result.preview, patch: diff(this.view(id).table, result.preview.table) };
  }

  private choiceOf(id: SheetId, key: string): Choice {
    const { seat } = this.who(id);
    const ask = this.match.asks.find((one) => one.seat === seat && one.options.some((option) => option.key === key));
    if (ask !== undefined) return { seat, ask: ask.id, key };
    throw new Error(
      `${id} cannot choose ${key}; open: ${this.options(id).join(', ')}; any time: ${this.anyTime(id).join(', ')}`,
    );
  }

  /** What a conspirator's player sees, or null for a spectator. */
  view(viewer: SheetId | null) {
    return viewOf(blackOrchestra, this.match, viewer === null ? null : this.who(viewer).seat);
  }

  private check(): void {
    expect(faults(this.match.core)).toEqual([]);
    expect(inventory(this.match.core)).toEqual(fullInventory(this.match.core.pub.edition));
  }
}

const ENTROPY = '0123456789abcdef'.repeat(4);

function makeCore({ sheets = ['beck', 'canaris', 'kordt'], options = {}, table, holders }: Given): Core {
  const asked = { first: '1', ...options };
  const picks = picksPerSeat(blackOrchestra.meta, asked, sheets.length) === 0 ? [] : sheets.map((id) => [id]);
  const { core } = blackOrchestra.setup({
    seats: sheets.length,
    options: { ...asked, picks },
    keys: keysFrom(ENTROPY, blackOrchestra.streams),
  });
  return changed(core, (draft) => {
    // Where sheets are dealt at random the test has its own all the same.
    sheets.forEach((id, i) => Object.assign(draft.pub.conspirators[i] ?? {}, { id }));
    table?.(draft);
    if (holders !== 'said-nothing') askHolders(draft);
    settle(draft);
  });
}

function askHolders(draft: Draft<Core>): void {
  for (const { seat, dossier } of draft.pub.conspirators) {
    const standing = draft.pub.standing[seat];
    const cards = dossier.filter((card) => {
      const found = conspiratorCards.find(({ id }) => id === idOf(card));
      return found?.reaction !== undefined && ASKED[found.reaction.timing] === 'on-request';
    });
    if (standing === undefined || cards.length === 0) continue;
    standing.orders = [...(standing.orders ?? []), ...cards.map((card) => ({ card, does: 'ask' as const }))];
  }
}

/** Takes cards and items a test has handed out from where they were, so that everything exists once. */
function settle(draft: Draft<Core>): void {
  const held = new Set<CardKey>([...draft.pub.conspirators.flatMap(({ dossier }) => dossier), ...draft.pub.discard]);
  draft.hidden.deck = draft.hidden.deck.filter((card) => !held.has(card));
  const taken = [...draft.pub.conspirators.flatMap(({ items }) => items), ...draft.pub.itemDiscard];
  for (const item of taken) swapAway(draft, item);
}

/** Makes one tile of a kind vanish from the board (from a space far away where possible), as it is held elsewhere. */
function swapAway(draft: Draft<Core>, item: string): void {
  const spaces = Object.keys(draft.hidden.tiles).reverse() as (keyof typeof draft.hidden.tiles)[];
  const space = spaces.find((id) => draft.hidden.tiles[id] === item);
  if (space === undefined) throw new Error(`no tile of ${item} left`);
  delete draft.hidden.tiles[space];
  delete draft.pub.tiles[space];
}

/** The draft of a conspirator, to be edited by a test. */
export function one(draft: Draft<Core>, id: SheetId): Draft<Conspirator> {
  const found = draft.pub.conspirators.find((other) => other.id === id);
  if (found === undefined) throw new Error(`${id} does not play`);
  return found;
}

/** Puts events on top of a stage's deck, first first; they must not have been played. */
export function stackEvents(draft: Draft<Core>, stage: number, keys: readonly EventKey[]): void {
  draft.hidden.eventsRemoved = draft.hidden.eventsRemoved.filter((key) => !keys.includes(key));
  draft.hidden.eventDecks = draft.hidden.eventDecks.map((deck, i) => {
    const rest = deck.filter((key) => !keys.includes(key));
    return i === stage - 1 ? [...keys, ...rest] : rest;
  });
  // The decks below must be empty, or the next draw would come from them.
  draft.hidden.eventDecks.slice(0, stage - 1).forEach((deck) => draft.hidden.eventsRemoved.push(...deck.splice(0)));
}

/** Makes an event the current one without resolving it. */
export function makeCurrent(draft: Draft<Core>, key: EventKey): void {
  draft.hidden.eventsRemoved = draft.hidden.eventsRemoved.filter((other) => other !== key);
  draft.hidden.eventDecks = draft.hidden.eventDecks.map((deck) => deck.filter((other) => other !== key));
  draft.pub.currentEvent = key;
}

/** Puts conspirator cards on top of the deck, first first. */
export function stackDeck(draft: Draft<Core>, cards: readonly CardKey[]): void {
  draft.hidden.deck = [...cards, ...draft.hidden.deck.filter((card) => !cards.includes(card))];
}

/** Makes the next dice fall like this, by moving the dice stream to a place where it does. At most five dice. */
export function nextDice(draft: Draft<Core>, ...faces: readonly DieFace[]): void {
  const stream = draft.hidden.rng.dice;
  for (let at = 0; at < 200_000; at++) {
    if (
      faces.every((face, i) => DIE_FACES[drawBelow({ key: stream.key, at: at + i }, DIE_FACES.length).value] === face)
    ) {
      draft.hidden.rng.dice.at = at;
      return;
    }
  }
  throw new Error(`no such dice: ${faces.join(' ')}`);
}

/** Puts a known item face up or face down into a space, exchanged with whatever tile of that kind lies elsewhere. */
export function putTile(
  draft: Draft<Core>,
  space: keyof Core['hidden']['tiles'],
  item: Core['pub']['itemDiscard'][number],
  face: 'up' | 'down',
): void {
  const here = draft.hidden.tiles[space];
  const other = (Object.keys(draft.hidden.tiles) as (typeof space)[]).find(
    (id) => id !== space && draft.hidden.tiles[id] === item,
  );
  if (here !== item) {
    if (other === undefined || here === undefined) throw new Error(`no tile of ${item} to put into ${space}`);
    draft.hidden.tiles[other] = here;
  }
  if (face === 'up') {
    delete draft.hidden.tiles[space];
    draft.pub.tiles[space] = { face: 'up', item };
  } else {
    draft.hidden.tiles[space] = item;
    draft.pub.tiles[space] = { face: 'down' };
  }
}

/** Takes the tile of a space out of the game. */
export function clearTile(draft: Draft<Core>, space: keyof Core['hidden']['tiles']): void {
  const tile = draft.pub.tiles[space];
  const item = tile?.face === 'up' ? tile.item : draft.hidden.tiles[space];
  if (item === undefined) return;
  delete draft.hidden.tiles[space];
  delete draft.pub.tiles[space];
  draft.hidden.tilesRemoved.push(item);
}
