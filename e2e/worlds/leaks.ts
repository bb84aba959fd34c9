import type { GameModule } from '../../shared/engine/game';
import type { CoreBase } from '../../shared/engine/run';

/** A game whose steps take so many milliseconds more whenever what is hidden adds up to an odd number: its times tell of it. */
export function slowWhenOdd(game: GameModule, ms: number): GameModule {
  return {
    ...game,
    *step(run) {
      if (isOdd(run.openly(() => run.core.hidden))) block(ms);
      yield* game.step(run);
    },
  };
}

/** A game whose own waits last so many milliseconds longer whenever what is hidden adds up to an odd number. */
export function lastsWhenOdd(game: GameModule, ms: number): GameModule {
  return {
    ...game,
    *step(run) {
      const more = isOdd(run.openly(() => run.core.hidden)) ? ms : 0;
      const script = game.step(run);
      for (let next = script.next(null); next.done !== true;) {
        const wait = next.value;
        const answer = yield () =>
          wait().map((ask) => (ask.lasts === undefined ? ask : { ...ask, lasts: ask.lasts + more }));
        next = script.next(answer);
      }
    },
  };
}

/** A game whose table also has what `told` makes of it and of whether what is hidden adds up to an odd number. */
export function tellsWhenOdd(game: GameModule, told: (table: object, odd: number) => object): GameModule {
  return { ...game, table: (core, viewer) => told(game.table(core, viewer) as object, isOdd(core.hidden) ? 1 : 0) };
}

/** Whether the signs of what is hidden add up to an odd number; its luck does not count. */
function isOdd(hidden: CoreBase['hidden']): boolean {
  let sum = 0;
  const text = JSON.stringify({ ...hidden, rng: null });
  for (let i = 0; i < text.length; i++) sum += (i % 7) * text.charCodeAt(i);
  return sum % 2 === 1;
}

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
