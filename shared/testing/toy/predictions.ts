import type { Question, SpectatorView } from '../../engine/predictions';
import type { ToyTable } from './state';

/** Spectators may foretell whether the next roll is high, and how it ends. */
export function openQuestions({ table, log, over }: SpectatorView<ToyTable>): readonly Question[] {
  if (over !== null) return [];
  return [
    { id: `roll:${rollsIn(log).length + 1}`, answers: ['low', 'high'].map((key) => ({ key, points: 1 })) },
    { id: 'end', answers: ['victory', 'defeat'].map((key) => ({ key, points: 1 + table.rounds - table.round })) },
  ];
}

/** How the rolls so far and the match have turned out. */
export function outcomes({ log, over }: SpectatorView<ToyTable>): Readonly<Record<string, string>> {
  const rolls = rollsIn(log).map((die, i) => [`roll:${i + 1}`, die > 3 ? 'high' : 'low'] as const);
  return { ...Object.fromEntries(rolls), ...(over === null ? {} : { end: over.outcome }) };
}

function rollsIn(log: SpectatorView<ToyTable>['log']): readonly number[] {
  return log.flatMap(({ text: { m, p } }) => (m === 'log.rolled' ? [Number(p?.['die'])] : []));
}
