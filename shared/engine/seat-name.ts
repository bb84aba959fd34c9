import type { Seat } from './ask';
import type { GameModule } from './game';
import type { CoreBase } from './run';
import { type Text, text } from './text';

/** How the log names a seat: as the game does, or by its number. */
export function seatName<Core extends CoreBase>(game: GameModule<Core>, core: Core, of: Seat): Text {
  return game.seatName?.(core, of) ?? text('engine.seat', { n: of + 1 });
}
