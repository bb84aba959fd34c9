import { type GameModule, SetupError } from './game';
import { declaredError } from './lobby';
import type { CoreBase } from './run';

/** What no game can do without. */
type Required = 'meta' | 'rules' | 'streams' | 'setup' | 'step' | 'table' | 'messages';

/** What a game is made of: the rest has a default. */
type GameParts<Core extends CoreBase, Table, Content> = Pick<GameModule<Core, Table, Content>, Required> &
  Partial<GameModule<Core, Table, Content>> &
  // A game whose steps use content has to say what it is.
  (null extends Content ? unknown : Pick<GameModule<Core, Table, Content>, 'content'>);

/**
 * A whole game from its parts. Without `checkOptions` any options that {@link GameModule.meta} declares are fine; without the
 * others a game has no content, no any-time effects, no facts and an empty rulebook. The `setup` of the parts is called only with
 * options that `checkOptions` has found fine.
 */
export function defineGame<Core extends CoreBase, Table, Content = null>(
  parts: GameParts<Core, Table, Content>,
): GameModule<Core, Table, Content> {
  const { meta, setup } = parts;
  const checkOptions = parts.checkOptions ?? ((seats, options) => declaredError(meta, seats, options));
  return {
    content: () => null as Content,
    offers: () => [],
    facts: null,
    rulebook: { usual: { en: [], fr: [] } },
    ...parts,
    checkOptions,
    setup(request) {
      const wrong = checkOptions(request.seats, request.options);
      if (wrong !== null) throw new SetupError(wrong);
      return setup(request);
    },
  };
}
