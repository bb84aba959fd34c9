import type { Ask, Ref, Seat } from '../../../engine/ask';
import { askSeat, askUnlessForced, type Choosable, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import { nearestOf } from '../board/distance';
import type { SheetId } from '../board/sheets';
import type { ItemId, SpaceId } from '../board/spaces';
import type { LeaderId } from '../board/spaces';
import type { GameRun } from '../content';
import type { MessageId } from '../i18n/en';
import { name } from '../i18n/names';
import type { CardKey, Pub } from '../state';
import { discardCards } from './discard';
import { msg } from './log';
import { active, conspirator } from './select';

/** The seat that makes every choice no text gives to somebody else [R4]. */
export function activeSeat(pub: Pub): Seat {
  return active(pub).seat;
}

/** What most questions of cards have in common. */
export interface Asking {
  readonly seat: Seat;
  readonly prompt?: Text;
  /** What everybody may know of it; a `target` says by itself which card or event it belongs to. */
  readonly about?: Text;
  readonly source?: Ref;
  /** The kind of ask; `target` unless said otherwise. */
  readonly kind?: string;
  /** What is done with a thing that is chosen: a later line may name the choice alone. Unless said, its option is only its name. */
  readonly does?: 'option.discard';
}

/** The event by which a question comes up: no sentence says its name, but screens can show its text beside the question. */
function cause({ core }: GameRun): Readonly<Record<string, Text>> {
  const { turn, currentEvent } = core.pub;
  return turn.phase === 'event' && currentEvent !== null ? { event: name.event(currentEvent) } : {};
}

/** What a question belongs to, which everybody sees: the card being played, else the event being resolved; null for neither. */
function belongsTo({ core }: GameRun): Text | null {
  const { resolving, turn, currentEvent } = core.pub;
  const card = resolving.at(-1);
  if (card !== undefined) return name.card(card);
  return turn.phase === 'event' && currentEvent !== null ? name.event(currentEvent) : null;
}

/** Says what the question is about when the asker does not. */
function promptAbout(run: GameRun, what: Text): Text {
  const thing = belongsTo(run);
  return thing === null ? what : msg('ask.about', { thing, what });
}

/** What those who wait are told of a question that a card or an event puts to somebody. */
export function aboutCard(run: GameRun, id: Extract<MessageId, `about.${string}`>): { readonly about?: Text } {
  const thing = belongsTo(run);
  return thing === null ? {} : { about: msg(id, { thing }) };
}

/** What can be asked for: a thing of a kind, or an effect. */
type Wanted = ThingKind | 'effect' | 'offer';

/**
 * What those who wait are told, with the options: things on the table that lie open. Of questions of other kinds nothing but what the
 * asker says: some are answered in secret.
 */
function aboutOf(run: GameRun, { kind, about }: Asking, wanted: Wanted): Pick<Ask, 'about' | 'openOptions'> {
  if (about !== undefined) return { about, openOptions: true };
  return kind === undefined ? { ...aboutCard(run, `about.${wanted}`), openOptions: true } : {};
}

function question<T>(
  run: GameRun,
  asking: Asking,
  { wanted, prompt }: { readonly wanted: Wanted; readonly prompt: Text },
  options: () => readonly Choosable<T>[],
) {
  const { seat, source, kind } = asking;
  return {
    seat,
    kind: kind ?? 'target',
    prompt: asking.prompt ?? promptAbout(run, prompt),
    ...aboutOf(run, asking, wanted),
    ...(source === undefined ? {} : { source }),
    options,
  };
}

/** The kinds of things that a question can be about: what option keys begin with, and what most refs point at. */
type ThingKind = 'conspirator' | 'space' | 'leader' | 'card' | 'item';

/**
 * Asks for one of some things of a kind; a single candidate is taken without asking; null when there is none. `label` names
 * a thing, `refOf` says what its option points at on the table.
 */
function* askThing<Id extends string>(
  run: GameRun,
  asking: Asking,
  kind: ThingKind,
  label: (id: Id) => Text,
  among: () => readonly Id[],
  refOf: (id: Id) => Ref = (id) => ({ kind, id }),
): Script<Id | null> {
  return yield* askUnlessForced(
    run,
    question(run, asking, { wanted: kind, prompt: msg(`ask.target-${kind}`) }, () =>
      among().map((value) => ({
        key: `${kind}:${value}`,
        label: msg(asking.does ?? 'option.thing', { thing: label(value) }),
        ref: refOf(value),
        value,
      })),
    ),
  );
}

/** Asks for one of some conspirators; a single candidate is taken without asking; null when there is none. */
export function askConspirator(run: GameRun, asking: Asking, among: () => readonly SheetId[]): Script<SheetId | null> {
  return askThing(run, asking, 'conspirator', name.sheet, among);
}

/** Asks for one of some spaces; a single candidate is taken without asking; null when there is none. */
export function askSpace(run: GameRun, asking: Asking, among: () => readonly SpaceId[]): Script<SpaceId | null> {
  return askThing(run, asking, 'space', name.space, among);
}

/** Asks for one of some leaders; a single candidate is taken without asking; null when there is none. */
export function askLeader(run: GameRun, asking: Asking, among: () => readonly LeaderId[]): Script<LeaderId | null> {
  return askThing(run, asking, 'leader', name.leader, among);
}

/** Asks for one of some face-up cards; a single candidate is taken without asking; null when there is none. */
export function askCard(run: GameRun, asking: Asking, among: () => readonly CardKey[]): Script<CardKey | null> {
  return askThing(run, asking, 'card', name.card, among);
}

/** A conspirator's own player chooses one card of the dossier and discards it; nothing happens without one. */
export function* chooseDiscard(run: GameRun, id: SheetId, asking: Omit<Asking, 'seat'>): Script {
  const { seat } = conspirator(run.core.pub, id);
  const card = yield* askCard(
    run,
    { does: 'option.discard', ...asking, seat },
    () => conspirator(run.core.pub, id).dossier,
  );
  if (card !== null) discardCards(run, id, [card]);
}

/** Asks for one of some kinds of items; `at` says where they lie: on a sheet or on the discard pile. */
export function askItem(
  run: GameRun,
  asking: Asking,
  at: { readonly sheet: SheetId } | 'discard-pile',
  among: () => readonly ItemId[],
): Script<ItemId | null> {
  return askThing(
    run,
    asking,
    'item',
    name.item,
    () => [...new Set(among())],
    (id) => (at === 'discard-pile' ? { kind: 'discarded-item', id } : { kind: 'item', id: `${at.sheet}:${id}` }),
  );
}

/** Offers something that may be declined. The yes option carries what it costs and brings as its label. */
export function* askMay(run: GameRun, asking: Asking & { readonly prompt: Text }, yes: Text): Script<'yes' | 'no'> {
  const answer = yield* askSeat(
    run,
    question<'yes' | 'no'>(run, { kind: 'may', ...asking }, { wanted: 'offer', prompt: asking.prompt }, () => [
      { key: 'yes', label: yes, value: 'yes' },
      { key: 'no', label: msg('option.no'), value: 'no' },
    ]),
  );
  return answer ?? 'no';
}

/** Asks for one of a few named effects. */
export function* askEffect<T extends string>(
  run: GameRun,
  asking: Asking & { readonly prompt: Text },
  effects: () => readonly { readonly value: T; readonly label: Text }[],
): Script<T | null> {
  return yield* askUnlessForced(
    run,
    question(run, asking, { wanted: 'effect', prompt: asking.prompt }, () =>
      effects().map(({ value, label }) => ({ key: value, label, value })),
    ),
  );
}

/**
 * Of some spaces the one nearest to `from`; the active player breaks ties [BO 9]. Null when there is none. `from` and
 * the candidates are read anew each time the question is put: Called Away can move the deputy in the meantime.
 * @param asked where somebody moves (`nearest`), or whom somebody finds (`found`)
 */
export function* askNearest(
  run: GameRun,
  from: () => SpaceId | null,
  thing: Text,
  candidates: (from: SpaceId) => readonly SpaceId[],
  asked: 'nearest' | 'found' = 'nearest',
): Script<SpaceId | null> {
  return yield* askSpace(
    run,
    {
      seat: activeSeat(run.core.pub),
      kind: 'nearest',
      prompt: msg(`ask.${asked}`, { thing, ...cause(run) }),
      about: msg(`about.${asked}`, { thing, ...cause(run) }),
    },
    () => {
      const start = from();
      return start === null ? [] : nearestOf(start, [...new Set(candidates(start))]);
    },
  );
}
