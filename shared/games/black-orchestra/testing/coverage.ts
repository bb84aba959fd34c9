import type { Match } from '../../../engine/match';
import { idOf } from '../board/copies';
import type { EditionId } from '../board/editions';
import { editions } from '../editions';
import type { Core } from '../state';

/**
 * Collects which cards have had their effect over many games, for each edition that was played. An event counts when it
 * became current, a dossier card when it was played or attempted, an ongoing one when it lay in a dossier, an
 * interrogation card when it was drawn.
 */
export class Coverage {
  private readonly seen = new Map<EditionId, Set<string>>();

  private of({ core }: Match<Core>): Set<string> {
    const { edition } = core.pub;
    const seen = this.seen.get(edition) ?? new Set();
    this.seen.set(edition, seen);
    return seen;
  }

  /** Looks at a match after an answer. */
  watch(match: Match<Core>): void {
    const seen = this.of(match);
    const { pub, hidden } = match.core;
    const edition = editions[pub.edition];
    if (pub.currentEvent !== null) seen.add(`event ${idOf(pub.currentEvent)}`);
    if (pub.attempt !== null) seen.add(`card ${idOf(pub.attempt.card)}`);
    for (const key of pub.resolving) seen.add(`card ${idOf(key)}`);
    if (hidden.interrogation !== null) seen.add(`interrogation ${idOf(hidden.interrogation)}`);
    for (const { dossier } of pub.conspirators) {
      for (const key of dossier) if (edition.card(key).ongoing !== undefined) seen.add(`card ${idOf(key)}`);
    }
  }

  /** The log tells of cards whose effect asked nobody. */
  watchLog(match: Match<Core>): void {
    const seen = this.of(match);
    for (const { text } of match.log) {
      const card = text.p?.['card'];
      const event = text.p?.['event'];
      if (text.m === 'log.played' && typeof card === 'object' && 'm' in card)
        seen.add(`card ${card.m.slice('card.'.length)}`);
      if (text.m === 'log.event' && typeof event === 'object' && 'm' in event)
        seen.add(`event ${event.m.slice('event.'.length)}`);
    }
  }

  /** Every card of an edition that was played which was not seen so far. */
  missing(): readonly string[] {
    return [...this.seen].flatMap(([id, seen]) => {
      const { events, dossier, interrogations } = editions[id];
      return [
        ...events.map((card) => `event ${card.id}`),
        ...dossier.map((card) => `card ${card.id}`),
        ...interrogations.map((card) => `interrogation ${card.id}`),
      ].flatMap((what) => (seen.has(what) ? [] : [`${what} (${id} edition)`]));
    });
  }
}
