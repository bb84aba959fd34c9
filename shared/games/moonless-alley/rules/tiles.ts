import type { Seat } from '../../../engine/ask';
import { type Text, text } from '../../../engine/text';
import type { AgentId, CardId } from '../board/cards';
import type { ZoneId } from '../board/zones';
import type { AlleyRun } from '../content';
import { name } from '../i18n/names';
import type { Deployed } from '../state';
import { changeTiles } from './flow';
import { deployed } from './select';

/** An agent where it lies, as a text. */
export function named({ card, seat }: Pick<Deployed, 'card' | 'seat'>): Text {
  return text('choice.agent-of', { card: name.card(card), who: name.seat(seat) });
}

/** The thing of the table that is an agent. */
export function refOf({ card }: Pick<Deployed, 'card'>) {
  return { kind: 'agent', id: card };
}

/** Cards go to the graveyard, the last one on top [R32]. */
export function bury(run: AlleyRun, cards: readonly CardId[]): void {
  run.change(({ pub }) => {
    pub.graveyard.push(...cards);
  });
}

/** An agent goes to the graveyard on top of its arms; `by` is the agent whose skill it falls to, where no line tells so before [MA 8]. */
export function discard(run: AlleyRun, card: AgentId, by: AgentId | null = null): void {
  const one = deployed(run.core, card);
  const said = { card: name.card(card), arms: one.arms.length };
  if (by === null) run.log(text('log.discarded', { ...said, who: name.seat(one.seat) }));
  else {
    const who = name.seat(run.core.pub.turn.seat);
    run.log(text('log.struck', { ...said, who, by: name.card(by), whom: name.seat(one.seat) }));
  }
  changeTiles(run, (pub) => {
    pub.agents = pub.agents.filter((other) => other.card !== card);
    pub.graveyard.push(...one.arms, card);
  });
}

/** An agent leaves the tiles with nothing on it; where its arms go is for the caller. */
export function pickUp(run: AlleyRun, card: AgentId): Deployed {
  const one = deployed(run.core, card);
  changeTiles(run, (pub) => {
    pub.agents = pub.agents.filter((other) => other.card !== card);
  });
  return one;
}

/** Where an agent comes to lie. */
interface Arrival {
  readonly seat: Seat;
  readonly zone: ZoneId;
  /** What is linked to it besides, on the way. */
  readonly arms?: readonly CardId[];
}

/** An agent moves with its arms, is the newest there and counts for whom it lies with; its skill is silent [R7, MA 12]. */
export function move(run: AlleyRun, card: AgentId, { seat, zone, arms = [] }: Arrival): void {
  const one = deployed(run.core, card);
  run.log(text('log.moved', { card: name.card(card), who: name.seat(seat), zone: name.zone(zone) }));
  changeTiles(run, (pub) => {
    pub.agents = pub.agents.filter((other) => other.card !== card);
    pub.agents.push({ card, seat, zone, arms: [...one.arms, ...arms], counts: 'for' });
  });
}
