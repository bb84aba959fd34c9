import {
  ANY_TIME,
  type Ask,
  BY_CHANCE,
  type Choice,
  IN_ADVANCE,
  offerAskId,
  type OfferKind,
  offerKindOf,
  type Option,
  type Seat,
  takenBy,
} from './ask';
import { HANDED_OVER } from './confidential';
import type { GameModule, Offer } from './game';
import { type CoreBase, type Run, StepOver } from './run';
import type { Answer, Script, Wait } from './script';
import type { Text } from './text';

/** An option that was taken, and whether its question was confidential, or was answered sealed. */
export interface TakenOption {
  readonly option: Option;
  /** The question or offer. */
  readonly prompt: Text;
  readonly confidential?: true;
  readonly sealed?: true;
}

/** A script with what it waits for; null while it runs. */
interface Level {
  readonly script: Script;
  wait: Wait | null;
}

/** One step under way: its script, and the any-time effects on top of the scripts that they interrupt. */
export class StepUnderWay<Core extends CoreBase> {
  private readonly stack: Level[];
  private answer: Answer = null;
  private open: readonly Ask[] = [];
  /** The questions in confidence whose seats have come to another person since, wherever they lie in the stack. */
  private readonly handedOver = new Set<string>();

  constructor(
    private readonly game: GameModule<Core>,
    readonly run: Run<Core>,
  ) {
    this.stack = [{ script: game.step(run), wait: null }];
  }

  /**
   * Runs on to the next question.
   * @returns the questions that are open then, without any-time effects; null when the step is done
   * @throws MatchOver when the match ends on the way; TypeError for a fallback that is no option, or an option that is said to
   * be none
   */
  next(): readonly Ask[] | null {
    try {
      return this.runOn();
    } catch (error) {
      if (!(error instanceof StepOver)) throw error;
      this.stack.length = 0;
      return null;
    }
  }

  /** The any-time effects and standing orders that are offered now. */
  offers(): readonly Ask[] {
    return [...this.asksOffering(ANY_TIME), ...this.asksOffering(IN_ADVANCE)];
  }

  /** Gives an answer to what {@link next} has opened. Returns the option taken; null, and nothing happens, when there is none. */
  give(choice: Choice): TakenOption | null {
    const kind = offerKindOf(choice.ask, choice.seat);
    return kind === null ? this.resume(choice) : this.interrupt(kind, choice);
  }

  /** Another person answers for a seat: what it was asked in confidence is asked no more. */
  handOver(of: Seat): void {
    for (const { wait } of this.stack)
      for (const ask of wait?.() ?? []) if (ask.seat === of && ask.confidential === true) this.handedOver.add(ask.id);
  }

  /** Tells the script on top that one of its questions is asked no more. */
  private endHandedOver(top: Level): boolean {
    const gone = this.open.find(({ id }) => this.handedOver.delete(id));
    if (gone === undefined) return false;
    this.answer = { ask: gone.id, key: HANDED_OVER };
    top.wait = null;
    return true;
  }

  private offered(kind: OfferKind): readonly Offer[] {
    switch (kind) {
      case ANY_TIME:
        return this.game.offers(this.run);
      case IN_ADVANCE:
        return this.game.orders?.(this.run) ?? [];
    }
  }

  private asksOffering(kind: OfferKind): readonly Ask[] {
    const offers = this.offered(kind);
    const seats = [...new Set(offers.map(({ seat }) => seat))];
    return seats.map((seat) => ({
      id: offerAskId(kind, seat),
      seat,
      kind,
      prompt: promptOf(kind),
      options: offers.filter((offer) => offer.seat === seat).map(({ option }) => option),
    }));
  }

  private runOn(): readonly Ask[] | null {
    for (;;) {
      const top = this.stack.at(-1);
      if (top === undefined) return null;
      if (top.wait === null) {
        const next = top.script.next(this.answer);
        this.answer = null;
        if (next.done === true) {
          this.stack.pop();
          continue;
        }
        top.wait = next.value;
      }
      this.open = top.wait();
      this.open.forEach(checkAsk);
      if (this.endHandedOver(top)) continue;
      if (this.open.length > 0) return this.open;
      top.wait = null;
    }
  }

  private interrupt(kind: OfferKind, { seat, key }: Choice): TakenOption | null {
    const offer = this.offered(kind).find((open) => open.seat === seat && open.option.key === key);
    if (offer === undefined) return null;
    this.stack.push({ script: offer.script(), wait: null });
    return { option: offer.option, prompt: promptOf(kind) };
  }

  private resume({ ask: id, key }: Choice): TakenOption | null {
    const asked = this.open.find((ask) => ask.id === id);
    const option = asked === undefined ? undefined : takenBy(asked, key);
    const top = this.stack.at(-1);
    if (asked === undefined || option === undefined || top === undefined) return null;
    this.answer = { ask: id, key };
    top.wait = null;
    const { prompt, confidential, sealed } = asked;
    return {
      option,
      prompt,
      ...(confidential === undefined ? {} : { confidential }),
      ...(sealed === undefined ? {} : { sealed }),
    };
  }
}

/** The question that stands above an offer. */
function promptOf(kind: OfferKind): Text {
  return { m: `ask.${kind}` };
}

function checkAsk({ id, fallback, options, unavailable }: Ask): void {
  if (fallback !== undefined && fallback !== BY_CHANCE && !options.some(({ key }) => key === fallback))
    throw new TypeError(`the fallback of ${id} is no option: ${fallback}`);
  const both = unavailable?.find(({ key }) => options.some((option) => option.key === key));
  if (both !== undefined) throw new TypeError(`an option of ${id} is said to be none: ${both.key}`);
}
