import { isQuestion } from '../../../engine/ask';
import type { Bots } from '../../../engine/policy';
import type { Table } from '../table';
import { quickOption } from './quick';
import { steadyOption } from './steady';

/** How many worlds a steady bot looks at. */
const WORLDS = 4;

/** The bots of Moonless Alley: `quick` goes by rules of thumb, `steady` looks at where its turn ends in some worlds. */
export const bots: Bots<Table> = {
  looksAhead: (level, { asks }) => level === 'steady' && (asks.find(isQuestion)?.options.length ?? 0) > 1,
  pausesFor: () => 0,
  decide: (level, sight) => {
    const { you, asks, table } = sight.view;
    const ask = asks.find(isQuestion);
    if (ask === undefined || you === null) throw new RangeError('nothing is asked');
    const ahead = level === 'steady' ? steadyOption(ask, you, sight.worlds(WORLDS)) : undefined;
    const option = ahead ?? quickOption(ask, table, you);
    if (option === undefined) throw new RangeError(`no option of ${ask.kind}`);
    return { choice: { seat: ask.seat, ask: ask.id, key: option.key } };
  },
};
