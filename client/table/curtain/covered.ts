import { type Ask, secluding } from '../../../shared/engine/ask';
import type { GameMeta } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import type { Text } from '../../../shared/engine/text';
import type { Renderer } from '../../../shared/text/render';
import type { Moment } from '../contract/story';

/** In the place of a sentence that is covered. No game has it: see {@link withCovered}. */
export const COVERED: Text = { m: 'covered' };

/** The sentences of a game, with the shell's words in the place of those that are covered. */
export function withCovered(text: Renderer, words: string): Renderer {
  return { ...text, render: (one) => (one === COVERED ? words : text.render(one)) };
}

/** Whether a question is for its seat alone to read. */
export function isPrivate(ask: Ask, meta: Pick<GameMeta, 'secluding'>): boolean {
  return ask.confidential === true || secluding(meta.secluding, [ask]).length > 0;
}

/**
 * A view without what its reader alone may read: private lines say nothing, and private questions keep nothing but their place, so
 * that the page stays as it is.
 */
export function coveredView<V extends MatchView>(view: V, meta: Pick<GameMeta, 'secluding'>): V {
  return {
    ...view,
    asks: view.asks.map((ask) => (isPrivate(ask, meta) ? withoutWords(ask) : ask)),
    log: view.log.map((line) => (line.alone === true ? { text: COVERED, alone: true } : line)),
  };
}

function withoutWords({ id, seat, kind, clock, confidential }: Ask): Ask {
  return {
    ...{ id, seat, kind, prompt: COVERED, options: [] },
    ...(clock === undefined ? {} : { clock }),
    ...(confidential === undefined ? {} : { confidential }),
  };
}

/** Moments without the lines that their reader alone may read: they keep their places in the log. */
export function coveredMoments(moments: readonly Moment[], log: MatchView['log']): readonly Moment[] {
  const over = (line: Text, at: number) => (log[at]?.alone === true ? COVERED : line);
  return moments.map((moment) => {
    const { at } = moment;
    const head = over(moment.head, at);
    const rest = moment.rest.map((line, i) => over(line, at + 1 + i));
    return head === COVERED ? { at, kind: 'opening', tone: 'plain', head, rest } : { ...moment, head, rest };
  });
}

/** Whether a moment has lines that its reader alone may read. */
export function hasPrivate({ at, rest }: Moment, log: MatchView['log']): boolean {
  return log.slice(at, at + 1 + rest.length).some(({ alone }) => alone === true);
}
