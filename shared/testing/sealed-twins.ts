import { type Ask, type AskId, TABLE } from '../engine/ask';
import { scriptId } from '../engine/epochs';
import type { GameModule } from '../engine/game';
import { keptOf, type Match, resumeExactly, viewOf } from '../engine/match';
import { previewOf } from '../engine/preview';
import type { Given } from '../engine/replay';
import type { CoreBase } from '../engine/run';
import { playout, type PlayoutSpec } from './playout';
import type { Compared } from './worlds';

/**
 * Plays a random game. Wherever a seat still has a sealed question that others have answered, the same match is taken up with
 * another answer of theirs: a preview of each option of that seat must be the same, byte for byte.
 */
export function compareSealed<Core extends CoreBase>(game: GameModule<Core>, spec: PlayoutSpec): Compared {
  const told: string[] = [];
  let compared = 0;
  let asked = new Map<AskId, Ask>();
  playout(game, spec, (match) => {
    const open = match.asks.filter(({ sealed, seat }) => sealed === true && seat !== TABLE);
    if (open.length === 0) asked = new Map();
    for (const ask of open) asked.set(scriptId(ask.id), ask);
    for (const { id, seat, kind, options } of open) {
      for (const twin of twinsOf(game, match, asked)) {
        const seen = [match, twin].map((one) => JSON.stringify(viewOf(game, one, seat)));
        // It may be that the other answer was enough: then the seat is asked no more.
        if (seen[0] !== seen[1]) continue;
        for (const { key } of options) {
          const [here, there] = [match, twin].map((one) =>
            JSON.stringify(previewOf(game, one, { seat, ask: id, key })),
          );
          compared += 1;
          if (here !== there)
            told.push(`answer ${match.rev}: a preview of ${kind} ${key} tells seat ${seat} what others have answered`);
        }
      }
    }
  });
  return { compared, told };
}

/** The same match with another answer in the place of each sealed one, as far as it fits the rules. */
function twinsOf<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  asked: ReadonlyMap<AskId, Ask>,
): readonly Match<Core>[] {
  return match.choices.flatMap((given: Given, i) => {
    if (!('key' in given) || match.taken[i]?.sealed !== true) return [];
    const other = asked.get(given.ask)?.options.find(({ key }) => key !== given.key);
    if (other === undefined) return [];
    const twin = resumeExactly(game, {
      ...keptOf(match),
      choices: match.choices.with(i, { ...given, key: other.key }),
    });
    return twin === null ? [] : [twin];
  });
}
