import type { Seat } from '../../engine/ask';
import type { Run } from '../../engine/run';
import type { Possible, Script } from '../../engine/script';
import type { Text } from '../../engine/text';
import type { AgentId, CardId } from './board/cards';
import type { PlotId } from './board/plots';
import type { SkillId } from './board/skills';
import type { ZoneId } from './board/zones';
import type { Allowance, Core, Deployed, Target } from './state';

/** A pass over a step of this game. */
export type AlleyRun = Run<Core, Content>;

/** What using a skill came to: it is done, nobody wanted it, or it goes on with a question in a step of its own. */
export type Outcome = 'done' | 'skipped' | { readonly on: Target; readonly asked: Seat };

/** The skill of an agent: one file each. */
export interface Skill {
  readonly id: SkillId;
  /** Whether there is anything that it could be used on. Only what everybody knows may decide it [R35]. */
  can(run: AlleyRun): boolean;
  /** Its effect, or its first question. */
  use(run: AlleyRun): Script<Outcome>;
  /** What follows when its first answer was carried out, in a step of its own. */
  goOn?(run: AlleyRun, on: Target): Script;
}

/** A plot in force: what it changes; one file each [MA 12]. */
export interface Plot {
  readonly id: PlotId;
  /** Why a seat may not deploy an agent into a zone now; null where it may. */
  bars?(core: Core, seat: Seat, zone: ZoneId): Text | null;
  /** How many cards an empty pile gets, and a blind draw gives. */
  readonly refill?: number;
  /** What may be deployed besides, once the agent of the turn lies. */
  besides?(base: Deployed): Allowance;
  /** Whether a card may be used wherever arms are asked for. */
  isArms?(card: CardId): boolean;
  /** Whether an agent may lie in any zone of its tiles. */
  roams?(agent: AgentId): boolean;
  /** Whether an agent may be deployed on the tiles of an opponent. */
  crosses?(agent: AgentId): boolean;
  /** Moves of a deployment that only it allows. */
  moves?(run: AlleyRun): readonly Possible<() => Script>[];
}

/** What a match is played with. */
export interface Content {
  readonly skills: readonly Skill[];
  readonly plot: Plot | null;
}
