/** Letters that mean something else at the table, or that look like a digit. */
const NO_CHOICE = new Set(['G', 'H', 'I', 'O', 'P', 'Z']);

/** The keys of choices, in the order in which choices get them: digits, then letters. What comes after has none. */
const CHOICE_KEYS: readonly string[] = Array.from('123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter(
  (key) => !NO_CHOICE.has(key),
);

/** The key of what finishes a turn: always the same one, wherever that stands in the list. */
export const FINISH_KEY = '0';

/** The key of the next step towards what the reader is after. */
export const GOAL_KEY = 'G';

/** The key that leads to the game's list of facts, which has the id {@link FACTS_ID}. */
export const FACTS_KEY = 'I';

/** The key that shows a covered hand for as long as it is held. */
export const HAND_KEY = 'H';

/** The id of the list in which a game tells its board in words. */
export const FACTS_ID = 'table-facts';

/** The options of the open questions, and the headings and slots behind which they are folded. */
const CHOICES = '[data-testid=option], [data-testid=option-group], [data-testid=slot]';

/** The attribute that tells the key of a choice: screen readers read it, and the badge shows it. */
const KEY = 'aria-keyshortcuts';

/** Takes the keys from all choices in a box. */
export function takeKeys(box: HTMLElement): void {
  for (const choice of box.querySelectorAll(`[${KEY}]`)) choice.removeAttribute(KEY);
}

/**
 * Gives a key to each choice in a box that has none yet. Choices keep their keys, so unfolding a part renumbers
 * nothing. Choices under a heading get theirs after those beside it.
 */
export function giveKeys(box: HTMLElement): void {
  const choices = [...box.querySelectorAll(CHOICES)];
  const used = new Set(choices.map((choice) => choice.getAttribute(KEY)));
  const fresh = choices.filter((choice) => !choice.hasAttribute(KEY));
  const finishing = fresh.find((choice) => choice instanceof HTMLElement && choice.dataset['finishes'] === 'yes');
  if (finishing !== undefined && !used.has(FINISH_KEY)) finishing.setAttribute(KEY, FINISH_KEY);
  const rest = fresh.filter((choice) => !choice.hasAttribute(KEY));
  const free = CHOICE_KEYS.filter((key) => !used.has(key));
  [...rest.filter((one) => !isUnfolded(one)), ...rest.filter(isUnfolded)].forEach((choice, i) => {
    const key = free[i];
    if (key !== undefined) choice.setAttribute(KEY, key);
  });
}

/** The choice in a box that a key presses now; null when there is none. */
export function choiceOf(box: HTMLElement, key: string): HTMLButtonElement | null {
  const pressed = key.toUpperCase();
  const choices = [...box.querySelectorAll<HTMLButtonElement>(`button[${KEY}]:not(:disabled)`)];
  return choices.find((choice) => choice.getAttribute(KEY) === pressed) ?? null;
}

/** Whether a choice stands under a heading that has been unfolded. */
function isUnfolded(choice: Element): boolean {
  const heading = choice.closest('.group')?.querySelector('[aria-expanded]') ?? null;
  return heading !== null && heading !== choice;
}
