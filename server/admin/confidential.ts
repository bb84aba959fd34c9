import type { MatchView } from '../../shared/engine/match';

/** A view without confidential questions. */
export function withoutConfidential(view: MatchView): MatchView {
  if (!view.asks.some(({ confidential }) => confidential === true)) return view;
  return { ...view, asks: view.asks.filter(({ confidential }) => confidential !== true) };
}
