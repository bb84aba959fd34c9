import type { Ask, Option } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Renderer } from '../../../../shared/text/render';
import { printed } from '../faces';
import { name, word } from '../i18n/words';

/** The kinds of questions that come from a card or an event, and cannot be answered by somebody who has not read it. */
const FROM_CARDS: readonly string[] = ['may', 'target', 'nearest', 'event-moves-hitler', 'consent'];
/** Of these, what can be done about an event is a card as well, and so may be what is chosen. */
const AMONG_CARDS: readonly string[] = ['event-moves-hitler', 'target'];
/** The questions whose answers are cards or events: what each of them brings is what somebody decides about. */
const FOR_CARDS: readonly string[] = [
  'before-event',
  'before-penalties',
  'leader-moved',
  'plot-gathering',
  'plot-rolled',
  'peek',
  'discard',
  'give-up',
  'penalty',

  'raid',
];
/** Of whom these ask, none moves: what a leader does to who starts a turn beside him has nothing to do with them. */
const FINDING: readonly string[] = ['ask.found', 'about.found'];
/** Of these, whoever threatens is named by the question. */
const THREATENING: readonly string[] = ['before-penalties', 'penalty'];
/** The texts of more cards than this are a page, not what stands beside a question. */
const FEW = 4;

/** What a sentence can name that has a text of its own. */
const CARDS = /^(card|event)\.[a-z0-9-]+$/;
const LEADERS = /^leader\.[a-z]+$/;

/** The texts of the things of one sort that a sentence names. */
function textsOf(
  { p = {} }: Text,
  sort: RegExp,
  text: Renderer,
): readonly { readonly of: Text; readonly id: string }[] {
  const params: readonly unknown[] = Object.values(p).flat();
  return params.flatMap((param) => {
    if (!isText(param) || !sort.test(param.m)) return [];
    const id = `${param.m}.text`;
    return text.has(id) ? [{ of: param, id }] : [];
  });
}

/** What a question or an option says of the next turn beside its sentence. */
export function aheadIn({ p = {} }: Text, text: Renderer): readonly string[] {
  const ahead: readonly unknown[] = [p['ahead'] ?? []].flat();
  return ahead.flatMap((one) => (isText(one) ? [text.render(one)] : []));
}

function isText(param: unknown): param is Text {
  return typeof param === 'object' && param !== null && 'm' in param && typeof param.m === 'string';
}

/** The word of the card that an option discards, whose note is its text; null when it discards none. */
export function discardedCard({ label, ref }: Option): string | null {
  return label.m === 'option.discard' && ref?.kind === 'card' ? `card.${printed(ref.id)}` : null;
}

/**
 * The text of the card or event that a question names, or of the cards and events among which somebody chooses and of what
 * threatens: also of a leader who goes to one of several places, and of those who stand where a turn ends. Each of them is a line.
 */
export function source(
  { kind, prompt, options }: Pick<Ask, 'kind' | 'prompt' | 'options'>,
  text: Renderer,
  beside: 'labels' | 'notes' = 'labels',
): readonly string[] {
  if (kind === 'finish') return aheadIn(prompt, text);
  if (FROM_CARDS.includes(kind)) {
    const [told] = textsOf(prompt, CARDS, text);
    const going = kind === 'nearest' && !FINDING.includes(prompt.m) ? textsOf(prompt, LEADERS, text) : [];
    const answers = AMONG_CARDS.includes(kind) ? options.flatMap(({ label }) => textsOf(label, CARDS, text)) : [];
    return [...(told === undefined ? [] : [name(text, told.id)]), ...eachOnce([...going, ...answers], text)];
  }
  if (!FOR_CARDS.includes(kind)) return [];
  // First what threatens, then what can be done about it.
  const threats = THREATENING.includes(kind) ? textsOf(prompt, LEADERS, text) : [];
  const untold = options.filter((option) => beside === 'labels' || discardedCard(option) === null);
  const all = [...threats, ...untold.flatMap(({ label }) => textsOf(label, CARDS, text))];
  return eachOnce(all, text);
}

/** What each of these does, after its name, once; nothing where they are too many to be read. */
function eachOnce(all: ReturnType<typeof textsOf>, text: Renderer): readonly string[] {
  const told = new Map(all.map(({ of, id }) => [id, of]));
  if (told.size > FEW) return [];
  return [...told].map(([id, card]) => word(text, 'bo.source.card', { card, text: { m: id } }));
}
