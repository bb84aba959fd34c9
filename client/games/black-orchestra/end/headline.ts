import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';
import type { Scenery } from './cards/scenery';

/** How a match ended and why, the lives that a victory has saved, and what is drawn behind it. */
export interface Ending {
  readonly title: string;
  readonly why: string;
  readonly lives: number | null;
  readonly outcome: 'victory' | 'defeat' | 'called-off';
  readonly scenery: Scenery;
}

/** How a match ended; null while it is not over. */
export function headlineOf({ over, table }: MatchView<Table>, text: Renderer): Ending | null {
  if (over === null || over.outcome === 'ranked') return null;
  const { outcome, reason } = over;
  const lives = outcome === 'victory' ? over['livesSaved'] : null;
  const told = text.render({ m: `over.${reason}` });
  const so = outcome === 'defeat' ? word(text, `bo.account.why.${reason === 'all-arrested' ? reason : 'other'}`) : told;
  return {
    outcome,
    title: outcome === 'defeat' ? told : word(text, `bo.end.${outcome}`),
    why: `${so} ${word(text, 'bo.account.stage', { n: table.stage })}`,
    lives: typeof lives === 'number' ? lives : null,
    scenery: sceneryOf(outcome, reason, table),
  };
}

function sceneryOf(outcome: Ending['outcome'], reason: string, { conspirators }: Table): Scenery {
  switch (outcome) {
    case 'victory':
      return { kind: 'dawn' };
    case 'called-off':
      return { kind: 'lamp' };
    case 'defeat':
      return reason === 'all-arrested' ? { kind: 'cells', who: conspirators.map(({ id }) => id) } : { kind: 'night' };
  }
}
