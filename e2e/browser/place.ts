import type { Browser as Chromium, Locator } from 'playwright-core';

import { en } from '../../client/base/i18n/en';
import { en as firstEn } from '../../client/base/i18n/first/en';
import { fr as firstFr } from '../../client/base/i18n/first/fr';
import { fr } from '../../client/base/i18n/fr';
import { en as lateEn } from '../../client/base/i18n/late/en';
import { fr as lateFr } from '../../client/base/i18n/late/fr';
import { Browser } from '../../server/testing/browser';
import type { CompleteLanguage } from '../../shared/engine/languages';
import { makeRenderer, type Renderer } from '../../shared/text/render';
import { Fingers } from './fingers';
import type { Hand } from './hand';
import { Keys } from './keys';
import { Mouse } from './mouse';
import { Player } from './player';
import { notePresses } from './pressed';
import { Reader } from './reader';

const SHELL = { en: { ...firstEn, ...en, ...lateEn }, fr: { ...firstFr, ...fr, ...lateFr } } as const;

const HANDS = { touch: Fingers, mouse: Mouse, keys: Keys, roles: Reader } as const;

/** What a game says, in each language. */
type GameWords = Readonly<Record<CompleteLanguage, Readonly<Record<string, string>>>>;

/** The way from a question to an answer: what is pressed among its options, one after another. */
export type Presses = readonly ((options: Locator) => Locator)[];

/** A name of the accessibility tree that is these words, or begins with them. */
export function named(words: string, is: 'whole' | 'begun'): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(is === 'whole' ? `^${escaped}$` : `^${escaped}(?!\\p{L})`, 'u');
}

/** A button by its name, the first of them where several are the same. */
export function button(words: string, is: 'whole' | 'begun'): Presses[number] {
  return (options) => options.getByRole('button', { name: named(words, is) }).first();
}

/** A screen with the people before it, who use it in one way, and find things by roles and names. */
export class Place {
  readonly words: Renderer;
  /** How often it was passed from one to another behind the curtain. */
  passed = 0;
  private readonly people: string[] = [];

  private constructor(
    readonly player: Player,
    private readonly hand: Omit<Hand, 'take'>,
    language: CompleteLanguage,
    game: GameWords,
  ) {
    this.words = makeRenderer(language, { ...SHELL[language], ...game[language] });
  }

  /**
   * Opens a page on a screen of its own.
   * @param how the way in which its people use it
   * @param game what the game says
   */
  static async arrive(
    browser: Chromium,
    url: string,
    {
      screen,
      language,
      how,
    }: { readonly screen: 'phone' | 'laptop'; readonly language: CompleteLanguage; readonly how: keyof typeof HANDS },
    game: GameWords,
  ): Promise<Place> {
    const player = await Player.arrive(browser, url, { screen, locale: language === 'en' ? 'en-GB' : 'fr-FR' });
    await player.page.evaluate(notePresses);
    // Whoever was away is told what they missed, over the options. Keys and roles find it by the focus.
    if (how === 'touch' || how === 'mouse') await player.page.evaluate(closeMissed);
    return new Place(player, new HANDS[how](player.page), language, game);
  }

  private say(m: keyof (typeof SHELL)['en'], p: Readonly<Record<string, string>> = {}): string {
    return this.words.render({ m, p });
  }

  private button(m: keyof (typeof SHELL)['en'], p: Readonly<Record<string, string>> = {}): Locator {
    return this.player.page.getByRole('button', { name: named(this.say(m, p), 'begun') }).first();
  }

  /** Opens a table for a game from the start page, with a preset of options by its title or the usual ones; resolves to its code. */
  async open(game: string, name: string, preset: string | null = null): Promise<string> {
    const { player } = this;
    await player.at('game').selectOption(game);
    const opens = player.page.getByRole('button', { name: named(preset ?? this.say('home.open'), 'begun') });
    await this.hand.press(opens.first());
    await this.write(name);
    await this.hand.press(this.button('home.create'));
    this.people.push(name);
    return (await player.at('room-code').first().innerText()).trim();
  }

  /** Takes a seat on the page of a room. */
  async sit(name: string): Promise<void> {
    await this.write(name);
    await this.hand.press(this.button('take-seat.submit'));
    this.people.push(name);
    await this.player.at('member').filter({ hasText: name }).waitFor();
  }

  /** Takes a seat for one more person at this screen. */
  async sitBeside(name: string): Promise<void> {
    const { page } = this.player;
    await this.hand.press(this.player.at('seat-own'));
    await this.hand.press(this.button('party.add'));
    await this.write(name);
    await this.hand.press(page.getByRole('dialog').getByRole('button', { name: this.say('take-seat.submit') }));
    this.people.push(name);
    await this.player.at('member').filter({ hasText: name }).waitFor();
    await page.keyboard.press('Escape');
  }

  private async write(name: string): Promise<void> {
    const field = this.player.page.getByRole('textbox', { name: this.say('home.name') }).first();
    await field.waitFor();
    await this.hand.write(field, name);
  }

  /** Presses a button of the room. */
  async press(m: keyof (typeof SHELL)['en']): Promise<void> {
    await this.hand.press(this.button(m));
  }

  /**
   * Answers a question of one of the people here: brings the screen to them, and goes the way to the answer.
   * @param awaited the names of all for whom the table waits
   */
  async answer(name: string, ask: string, presses: Presses, awaited: readonly string[]): Promise<void> {
    const { page } = this.player;
    if (this.people.length > 1) await this.bring(name, awaited);
    const question = page.locator(`[data-testid=ask][data-ask=${JSON.stringify(ask)}]`);
    await question.waitFor();
    const options = page.getByRole('complementary').getByRole('group', { name: this.say('table.choices.yours') });
    for (const to of presses) {
      const next = to(options);
      await next.waitFor();
      await this.hand.choose(next);
    }
    await question.waitFor({ state: 'detached' });
  }

  /**
   * Passes the screen to one of the people here, behind the curtain, unless they have it. The screen also passes by itself, when the
   * table does not wait for the one who has it, and back: so what was to be pressed may be gone.
   */
  private async bring(name: string, awaited: readonly string[]): Promise<void> {
    const { page } = this.player;
    const party = page.getByRole('navigation', { name: this.say('party.title') });
    const curtain = page.getByTestId('pass');
    for (;;) {
      await curtain.or(party).first().waitFor();
      if (await curtain.isVisible()) {
        await this.passCurtain(name, awaited);
        continue;
      }
      const pressed = party.getByRole('button', { pressed: true });
      const holder = await unless(curtain.waitFor(), pressed.innerText());
      if (holder === name) return;
      if (holder === undefined) continue;
      const next = party.getByRole('button', { name, exact: true });
      await unless(curtain.waitFor(), awaited.includes(holder) ? this.hand.press(next) : curtain.waitFor());
    }
  }

  /** Lifts the curtain for whoever it asks for; waits where it will ask for another one. */
  private async passCurtain(name: string, awaited: readonly string[]): Promise<void> {
    const { page } = this.player;
    for (const one of this.people) {
      const takes = page.getByRole('button', { name: this.say('party.take', { name: one }), exact: true });
      if (!(await takes.isVisible())) continue;
      // Nothing of anybody's table is there before somebody has said who they are.
      if ((await page.locator(':root:has([data-testid=pass]) [data-testid=ask]').count()) > 0)
        throw new Error('a question is there before the curtain is lifted');
      const gone = takes.waitFor({ state: 'detached' });
      if (one !== name && !awaited.includes(one)) {
        await gone;
        return;
      }
      this.passed += 1;
      await unless(gone, this.hand.press(takes));
      return;
    }
  }

  /** The tokens of the people here by their names, as the browser keeps them. */
  async tokens(code: string): Promise<ReadonlyMap<string, string>> {
    const kept = await this.player.page.evaluate(
      (room) => [localStorage.getItem(`room.${room}`) ?? '{}', localStorage.getItem(`beside.${room}`) ?? '[]'] as const,
      code,
    );
    const own = JSON.parse(kept[0]) as { readonly name: string; readonly token: string };
    const beside = JSON.parse(kept[1]) as readonly (typeof own)[];
    return new Map([own, ...beside].map(({ name, token }) => [name, token]));
  }
}

/** Closes the list of what was missed whenever it comes: in the page, since a handler of the browser's driver can hang when two wait at once. */
function closeMissed(): void {
  const close = (): void => document.querySelector<HTMLElement>('[data-testid=recap-done]')?.click();
  new MutationObserver(close).observe(document, { subtree: true, childList: true });
}

/** What comes of something, unless something else comes before; undefined then. */
async function unless<T>(other: Promise<unknown>, what: Promise<T>): Promise<T | undefined> {
  const none = (): undefined => undefined;
  return Promise.race([other.then(none, none), what.catch(none)]);
}

/** What the server shows a seat, or a spectator where there is no token, once it is as wanted. */
export async function shownTo(
  url: string,
  code: string,
  token: string | null,
  isReady: (view: Browser['view']['view']) => boolean,
): Promise<Browser['view']['view']> {
  const one = new Browser(url);
  await one.say('enter', { code, token });
  const view = await one.until(() => {
    const last = one.views.at(-1)?.view;
    return last !== undefined && isReady(last) ? last : null;
  });
  one.close();
  return view;
}
