import { useCallback, useEffect, useState } from 'react';

import { type Ask, type AskId, isQuestion } from '../../../shared/engine/ask';
import type { Choose } from './useAnswers';

/** Steps that are carried out one after another, and the question that the last one has answered. */
interface Course {
  readonly keys: readonly string[];
  readonly answered: AskId | null;
}

/**
 * Carries out steps as ordinary answers, each once it is an option of the next question. It stops for good where one is not.
 * @param asks the reader's open asks
 * @param failed whether the last answer was refused
 */
export function useCarryOut(
  asks: readonly Ask[],
  choose: Choose,
  failed: 'failed' | 'fine',
): (keys: readonly string[]) => void {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    const [key, ...rest] = course?.keys ?? [];
    const open = asks.filter(isQuestion);
    if (course === null || open.length === 0 || open.some(({ id }) => id === course.answered)) {
      if (failed === 'failed') setCourse(null);
      return;
    }
    const ask = open.find(({ options }) => options.some((option) => option.key === key));
    if (key === undefined || ask === undefined) {
      setCourse(null);
      return;
    }
    setCourse({ keys: rest, answered: ask.id });
    choose(ask.id, key);
  }, [course, asks, choose, failed]);
  return useCallback((keys) => setCourse({ keys, answered: null }), []);
}
