import type { Match } from '../../../engine/match';
import { dossierCards } from '../cards/dossier';
import { eventCards } from '../cards/events';
import { interrogationCards } from '../cards/interrogation';
import { idOf } from '../cards/set';
import type { Core } from '../state';

/**
 * Collects which cards have had their effect over many games. An event counts when it became current, a dossier card
 * when it was played or attempted, an ongoing one when it lay in a dossier, an interrogation card when it was drawn.
 */
export class Coverage {
  private readonly seen = new Set<string>();
  private readonly ongoing = new Set(dossierCards.filter((card) => card.ongoing !== undefined).map(({ id }) => id));

  /** Looks at a match after an answer. */
  watch({ core: { pub, hidden } }: Match<Core>): void {
    if (pub.currentEvent !== null) this.seen.add(`event ${idOf(pub.currentEvent)}`);
    if (pub.attempt !== null) this.seen.add(`card ${idOf(pub.attempt.card)}`);
    for (const card of pub.resolving) this.seen.add(`card ${idOf(card)}`);
    if (hidden.interrogation !== null) this.seen.add(`interrogation ${hidden.interrogation.slice(0, -2)}`);
    for (const { dossier } of pub.conspirators) {
      for (const card of dossier) if (this.ongoing.has(idOf(card))) this.seen.add(`card ${idOf(card)}`);
    }
  }

  /** The log tells of cards whose effect asked nobody. */
  watchLog({ log }: Match<Core>): void {
    for (const { text } of log) {
      const card = text.p?.['card'];
      const event = text.p?.['event'];
      if (text.m === 'log.played' && typeof card === 'object' && 'm' in card)
        this.seen.add(`card ${card.m.slice('card.'.length)}`);
      if (text.m === 'log.event' && typeof event === 'object' && 'm' in event)
        this.seen.add(`event ${event.m.slice('event.'.length)}`);
    }
  }

  /** Every card not seen so far. */
  missing(): readonly string[] {
    return [
      ...eventCards.map(({ id }) => `event ${id}`),
      ...dossierCards.map(({ id }) => `card ${id}`),
      ...interrogationCards.map(({ id }) => `interrogation ${id}`),
    ].filter((what) => !this.seen.has(what));
  }
}
