import type { Ref, Seat } from '../../../engine/ask';
import { type Choosable, choose, pick, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import { nearestOf } from '../board/distance';
import type { ItemId, SpaceId } from '../board/spaces';
import type { LeaderId } from '../board/spaces';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { CardKey, Pub } from '../state';
import { discardCards } from './discard';
import { msg } from './say';
import { active, conspirator } from './select';

/** The seat that makes every choice no text gives to somebody else [R4]. */
export function activeSeat(pub: Pub): Seat {
  return active(pub).seat;
}

/** What most questions of cards have in common. */
export interface Asking {
  readonly seat: Seat;
  readonly prompt?: Text;
  readonly source?: Ref;
  /** The kind of ask; `target` unless said otherwise. */
  readonly kind?: string;
}

/** Says what the question is about when the asker does not: the card being played, else the event being resolved. */
function about(play: Play, what: Text): Text {
  const { resolving, turn, currentEvent } = play.core.pub;
  const card = resolving.at(-1);
  if (card !== undefined) return msg('ask.about', { thing: name.card(card), what });
  if (turn.phase === 'event' && currentEvent !== null)
    return msg('ask.about', { thing: name.event(currentEvent), what });
  return what;
}

function question<T>(play: Play, asking: Asking, prompt: Text, options: () => readonly Choosable<T>[]) {
  const { seat, source, kind } = asking;
  return {
    seat,
    kind: kind ?? 'target',
    prompt: asking.prompt ?? about(play, prompt),
    ...(source === undefined ? {} : { source }),
    options,
  };
}

/** Asks for one of some conspirators; a single candidate is taken without asking; null when there is none. */
export function* askConspirator(play: Play, asking: Asking, among: () => readonly SheetId[]): Script<SheetId | null> {
  return yield* pick(
    play,
    question(play, asking, msg('ask.target-conspirator'), () =>
      among().map((value) => ({
        key: `conspirator:${value}`,
        label: msg('option.thing', { thing: name.sheet(value) }),
        ref: { kind: 'conspirator', id: value },
        value,
      })),
    ),
  );
}

/** Asks for one of some spaces; a single candidate is taken without asking; null when there is none. */
export function* askSpace(play: Play, asking: Asking, among: () => readonly SpaceId[]): Script<SpaceId | null> {
  return yield* pick(
    play,
    question(play, asking, msg('ask.target-space'), () =>
      among().map((value) => ({
        key: `space:${value}`,
        label: msg('option.thing', { thing: name.space(value) }),
        ref: { kind: 'space', id: value },
        value,
      })),
    ),
  );
}

/** Asks for one of some leaders; a single candidate is taken without asking; null when there is none. */
export function* askLeader(play: Play, asking: Asking, among: () => readonly LeaderId[]): Script<LeaderId | null> {
  return yield* pick(
    play,
    question(play, asking, msg('ask.target-leader'), () =>
      among().map((value) => ({
        key: `leader:${value}`,
        label: msg('option.thing', { thing: name.leader(value) }),
        ref: { kind: 'leader', id: value },
        value,
      })),
    ),
  );
}

/** Asks for one of some face-up cards; a single candidate is taken without asking; null when there is none. */
export function* askCard(play: Play, asking: Asking, among: () => readonly CardKey[]): Script<CardKey | null> {
  return yield* pick(
    play,
    question(play, asking, msg('ask.target-card'), () =>
      among().map((value) => ({
        key: `card:${value}`,
        label: msg('option.thing', { thing: name.card(value) }),
        ref: { kind: 'card', id: value },
        value,
      })),
    ),
  );
}

/** A conspirator's own player chooses one card of the dossier and discards it; nothing happens without one. */
export function* chooseDiscard(play: Play, id: SheetId, asking: Omit<Asking, 'seat'>): Script {
  const { seat } = conspirator(play.core.pub, id);
  const card = yield* askCard(play, { ...asking, seat }, () => conspirator(play.core.pub, id).dossier);
  if (card !== null) discardCards(play, id, [card]);
}

/** Asks for one of some kinds of items; `refKind` says where they lie: on a sheet or on the discard pile. */
export function* askItem(
  play: Play,
  asking: Asking,
  at: { readonly sheet: SheetId } | 'discard-pile',
  among: () => readonly ItemId[],
): Script<ItemId | null> {
  return yield* pick(
    play,
    question(play, asking, msg('ask.target-item'), () =>
      [...new Set(among())].map((value) => ({
        key: `item:${value}`,
        label: msg('option.thing', { thing: name.item(value) }),
        ref:
          at === 'discard-pile' ? { kind: 'discarded-item', id: value } : { kind: 'item', id: `${at.sheet}:${value}` },
        value,
      })),
    ),
  );
}

/** Offers something that may be declined. The yes option carries what it costs and brings as its label. */
export function* askMay(play: Play, asking: Asking & { readonly prompt: Text }, yes: Text): Script<'yes' | 'no'> {
  const answer = yield* choose(
    play,
    question<'yes' | 'no'>(play, { kind: 'may', ...asking }, asking.prompt, () => [
      { key: 'yes', label: yes, value: 'yes' },
      { key: 'no', label: msg('option.no'), value: 'no' },
    ]),
  );
  return answer ?? 'no';
}

/** Asks for one of a few named effects. */
export function* askEffect<T extends string>(
  play: Play,
  asking: Asking & { readonly prompt: Text },
  effects: () => readonly { readonly value: T; readonly label: Text }[],
): Script<T | null> {
  return yield* pick(
    play,
    question(play, asking, asking.prompt, () => effects().map(({ value, label }) => ({ key: value, label, value }))),
  );
}

/**
 * Of some spaces the one nearest to `from`; the active player breaks ties [BO 9]. Null when there is none. Both are read anew
 * whenever the question is put again: Called Away can move the deputy it is about meanwhile.
 */
export function* askNearest(
  play: Play,
  from: () => SpaceId | null,
  thing: Text,
  candidates: (from: SpaceId) => readonly SpaceId[],
): Script<SpaceId | null> {
  return yield* askSpace(
    play,
    { seat: activeSeat(play.core.pub), kind: 'nearest', prompt: msg('ask.nearest', { thing }) },
    () => {
      const start = from();
      return start === null ? [] : nearestOf(start, [...new Set(candidates(start))]);
    },
  );
}
