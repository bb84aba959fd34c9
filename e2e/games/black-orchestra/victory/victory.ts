import { readFileSync } from 'node:fs';
import path from 'node:path';

import { choosing } from '../../../../client/games/black-orchestra/choosing/choosing';
import { en } from '../../../../client/games/black-orchestra/i18n/en';
import { fr } from '../../../../client/games/black-orchestra/i18n/fr';
import { slots } from '../../../../client/games/black-orchestra/turn/slots';
import { slotOf } from '../../../../client/table/choices/slots';
import type { Choice } from '../../../../shared/engine/ask';
import type { SetupRequest } from '../../../../shared/engine/game';
import type { CompleteLanguage } from '../../../../shared/engine/languages';
import { answerAsk, startMatch } from '../../../../shared/engine/match';
import { keysFrom, type StreamKeys } from '../../../../shared/engine/rng';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import { testEntropy } from '../../../../shared/testing/playout';
import { makeRenderer } from '../../../../shared/text/render';
import type { Step } from '../../../browser/hand';

/** The file that a found game is kept in. */
export const FILE = path.join(__dirname, 'victory.json');

/** A game won by one person: its seed and choices. `search.ts` has found it. */
export interface Victory {
  readonly seed: number;
  readonly choices: readonly Choice[];
}

/** How the game is set up: by one person, in a room with its first settings but for the difficulty. */
export function requestOf(keys: StreamKeys): SetupRequest {
  const options = Object.fromEntries(blackOrchestra.meta.options.map(({ id, initial }) => [id, initial]));
  return { seats: 1, options: { ...options, difficulty: 'easy', picks: [[]] }, keys };
}

/** The game that is kept. */
export const victory = JSON.parse(readFileSync(FILE, 'utf8')) as Victory;

/**
 * The choices of the kept game as a reader of a language knows them.
 * @throws Error when the rules no longer lead to victory with it: then `search.ts` has to find another one
 */
export function stepsIn(language: CompleteLanguage): readonly Step[] {
  const text = makeRenderer(language, blackOrchestra.messages[language]);
  const keys = keysFrom(testEntropy(victory.seed), blackOrchestra.streams);
  const words: Readonly<Record<string, string>> = { en, fr }[language];
  let match = startMatch(blackOrchestra, requestOf(keys));
  const steps: Step[] = [];
  for (const choice of victory.choices) {
    const ask = match.asks.find(({ id }) => id === choice.ask);
    const option = ask?.options.find(({ key }) => key === choice.key);
    const result = answerAsk(blackOrchestra, match, choice);
    if (!result.ok || option === undefined) throw new Error(`the kept game is no longer possible: ${choice.key}`);
    const heading = option.group === undefined ? null : text.render({ m: option.group });
    const slotted = ask?.kind === slots.kind && !choosing.finishing.includes(option.key);
    const spec = slotted ? slotOf(slots.row, option) : undefined;
    const slot = spec === undefined ? null : (words[`slot.${spec.id}`] ?? spec.id);
    // A slot that takes its only option stands for it.
    const label = spec?.press === 'takes' && slot !== null ? slot : text.render(option.label);
    steps.push({ ask: choice.ask, key: choice.key, label, heading, slot });
    match = result.match;
  }
  if (match.over?.outcome !== 'victory') throw new Error('the kept game is no longer won');
  return steps;
}
