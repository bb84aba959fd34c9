import type { Speaker } from '../../../engine/link-card';
import type { Over } from '../../../engine/run';
import type { Table } from '../table';
import type { Scenery } from './scenery';

/** How a match ended and why, the lives that a victory has saved, and what is drawn behind it. */
export interface Ending {
  readonly title: string;
  /** Sentence by sentence. */
  readonly why: readonly string[];
  readonly lives: number | null;
  readonly outcome: 'victory' | 'defeat' | 'called-off';
  readonly scenery: Scenery;
}

/** How a match ended; null while it is not over. */
export function headlineOf(
  { over, table }: { readonly over: Over | null; readonly table: Table },
  text: Speaker,
): Ending | null {
  if (over === null || over.outcome === 'ranked') return null;
  const { outcome, reason } = over;
  const lives = outcome === 'victory' ? over['livesSaved'] : null;
  const told = text.render({ m: `over.${reason}` });
  return {
    outcome,
    title: outcome === 'defeat' ? told : text.render({ m: `end.${outcome}` }),
    why: [text.render({ m: whyOf(outcome, reason) }), text.render({ m: 'end.stage', p: { n: table.stage } })],
    lives: typeof lives === 'number' ? lives : null,
    scenery: sceneryOf(outcome, reason, table),
  };
}

/** The message that says more than the title does. */
function whyOf(outcome: Ending['outcome'], reason: string): string {
  switch (outcome) {
    case 'victory':
      return `end.why.${reason}`;
    case 'called-off':
      return `over.${reason}`;
    case 'defeat':
      return `end.why.${reason === 'all-arrested' ? reason : 'other'}`;
  }
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
