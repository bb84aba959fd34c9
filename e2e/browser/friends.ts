import type { Browser as Chromium } from 'playwright-core';

import { Browser } from '../../server/testing/browser';
import { type Ask, type AskId, TABLE } from '../../shared/engine/ask';
import type { Locale } from '../../shared/engine/languages';
import type { Reply } from '../../shared/protocol/rooms';
import { Player, type SCREENS } from './player';
import type { Script } from './rehearsal';

/** The fields of a successful reply. Throws when it is refused. */
function done<T extends object>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.error);
  return reply;
}

/** People in one room who answer without a page, so that a match comes quickly to where a page is to look at it. */
export class Friends {
  /** The questions that were answered by a script. */
  private readonly answered = new Set<AskId>();

  private constructor(
    private readonly url: string,
    readonly code: string,
    private readonly names: readonly string[],
    readonly seats: readonly Browser[],
  ) {}

  /** Opens a room and seats people in it; the first is host. */
  static async gather(url: string, game: string, names: readonly string[]): Promise<Friends> {
    const seats = names.map(() => new Browser(url));
    const [host, ...guests] = seats;
    if (host === undefined) throw new RangeError('nobody is there');
    const code = await host.create(names[0] ?? '', game);
    // One after another: the order of the seats is that of the names.
    for (const [i, guest] of guests.entries()) await guest.join(code, names[i + 1] ?? '');
    return new Friends(url, code, names, seats);
  }

  /** The browser of the member who opened the room. */
  get host(): Browser {
    return this.at(0);
  }

  /** @throws RangeError when the seat is free */
  at(seat: number): Browser {
    const one = this.seats[seat];
    if (one === undefined) throw new RangeError(`nobody at seat ${seat}`);
    return one;
  }

  /** Starts the match under these options. */
  async start(options: Readonly<Record<string, string>> = {}): Promise<void> {
    if (Object.keys(options).length > 0) done(await this.host.say('configure', { options }));
    done(await this.host.say('start', {}));
  }

  /** Plays the answers of a script, each from its seat. Where the table itself waits, the server ends that by its clock. */
  async play(script: Script): Promise<void> {
    for (const { seat, ask, key } of script) {
      if (seat === TABLE) continue;
      await this.at(seat).until(() =>
        this.at(seat)
          .views.at(-1)
          ?.view.asks.some(({ id }) => id === ask),
      );
      done(await this.at(seat).choose(ask, key));
      this.answered.add(ask);
    }
  }

  /**
   * The seat that has an open question of this kind. An answer is accepted before its result is heard, so questions that were
   * answered do not count (bug: the seat that was asked before was waited for, and never asked again).
   */
  async asked(kind: string): Promise<number> {
    await Promise.all(this.seats.map((one) => one.settled()));
    const isOpen = (ask: Ask): boolean => ask.kind === kind && !this.answered.has(ask.id);
    return Promise.any(
      this.seats.map(async (one, seat) => {
        await one.until(() => one.views.at(-1)?.view.asks.some(isOpen));
        return seat;
      }),
    );
  }

  /** A page of one of the seats; null stands at the door without a seat. */
  async look(
    browser: Chromium,
    seat: number | null,
    locale: Locale,
    screen: keyof typeof SCREENS = 'laptop',
    pace: 'normal' | 'at-once' = 'at-once',
  ): Promise<Player> {
    const stored =
      seat === null ? {} : { stored: { code: this.code, token: this.at(seat).token, name: this.names[seat] ?? '' } };
    const player = await Player.arrive(browser, `${this.url}/r/${this.code}`, { screen, locale, pace, ...stored });
    await player.page.locator('.table-screen, .lobby, form').first().waitFor();
    return player;
  }

  /** Closes the browsers of all seats. */
  leave(): void {
    for (const seat of this.seats) seat.close();
  }
}
