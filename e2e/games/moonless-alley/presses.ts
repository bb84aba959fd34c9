import { en as screenEn } from '../../../client/games/moonless-alley/i18n/en';
import { fr as screenFr } from '../../../client/games/moonless-alley/i18n/fr';
import { word } from '../../../client/games/moonless-alley/i18n/words';
import type { Ask, Choice } from '../../../shared/engine/ask';
import { moonlessAlley } from '../../../shared/games/moonless-alley';
import type { Renderer } from '../../../shared/text/render';
import { button, type Presses } from '../../browser/place';

/** What the screen and the rules of Moonless Alley say. */
export const WORDS = {
  en: { ...moonlessAlley.messages.en, ...screenEn },
  fr: { ...moonlessAlley.messages.fr, ...screenFr },
} as const;

/** The button on the card of an option that is looked at before it is taken. */
const surely: Presses[number] = (options) => options.page().getByTestId('option-card-act');

/** The way to an answer on the panels of Moonless Alley. */
export function pressesOf({ kind, options }: Ask, { key }: Choice, text: Renderer): Presses {
  const option = options.find((one) => one.key === key);
  if (option === undefined) throw new RangeError(`no option ${key}`);
  const says = (): Presses[number] => button(text.render(option.label), 'begun');
  const [what = ''] = key.split(':');
  switch (what) {
    case 'recruit':
      // While a card is put together, to recruit instead is said in a line.
      return [options.some((one) => one.key === 'done') ? says() : button(word(text, 'ma.recruit'), 'begun')];
    case 'finish':
    case 'pass':
    case 'done':
    case 'arms':
    case 'take':
    case 'decline':
    case 'place':
      return [says()];
    case 'agent':
      // One of the hand opens its page; one that a skill is used on is looked at first.
      return kind === 'turn' || kind === 'deploy' ? [says()] : [byKey(key), surely];
    default:
      return [byKey(key), surely];
  }
}

/** The button of an option among several that have the same name. */
function byKey(key: string): Presses[number] {
  return (options) => options.locator(`[data-testid=option][data-key=${JSON.stringify(key)}]`);
}
