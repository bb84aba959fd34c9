import type { Draft } from '../../../engine/draft';
import type { Core } from '../state';
import { nextDice, one, Scenario } from './scenario';

/**
 * Beck in prison, interrogated with the named card; Canaris and Kordt are free. Both can prevent the event that follows,
 * so that the game waits there and a test sees what the interrogation itself has done.
 */
export function interrogated(id: string, table?: (draft: Draft<Core>) => void): Scenario {
  return Scenario.interrogation(id, {
    table: (draft) => {
      table?.(draft);
      one(draft, 'canaris').dossier.push('slow-news-day#1');
      one(draft, 'kordt').dossier.push('slow-news-day#2');
    },
  });
}

/** The same in the first edition: timid Beck has rolled a 1, and the named card is the first of the deck. */
export function interrogatedInFirst(id: string, table?: (draft: Draft<Core>) => void): Scenario {
  return Scenario.interrogation(id, {
    options: { edition: 'first' },
    table: (draft) => {
      table?.(draft);
      one(draft, 'canaris').dossier.push('slow-news-day#1');
      one(draft, 'kordt').dossier.push('slow-news-day#2');
      nextDice(draft, '1');
    },
  });
}

/** What everybody but the prisoner sees, spectators included, byte for byte. */
export function othersSee(s: Scenario): readonly string[] {
  return [s.view('canaris'), s.view('kordt'), s.view(null)].map((view) => JSON.stringify(view));
}
