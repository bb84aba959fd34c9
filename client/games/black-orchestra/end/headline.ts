import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';
import type { Headline } from './sentences';

/** How a match ended and why, and the lives that a victory has saved; null while it is not over. */
export function headlineOf(
  { over, table }: MatchView<Table>,
  text: Renderer,
): (Headline & { readonly lives: number | null; readonly outcome: 'victory' | 'defeat' | 'called-off' }) | null {
  if (over === null || over.outcome === 'ranked') return null;
  const lives = over.outcome === 'victory' ? over['livesSaved'] : null;
  const why = `${text.render({ m: `over.${over.reason}` })} ${word(text, 'bo.account.stage', { n: table.stage })}`;
  return {
    outcome: over.outcome,
    title: word(text, `bo.end.${over.outcome}`),
    why,
    lives: typeof lives === 'number' ? lives : null,
  };
}
