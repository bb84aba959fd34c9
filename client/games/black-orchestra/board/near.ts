import { ANY_TIME, type Ask, isQuestion, type Option } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import { neighbours } from '../../../../shared/games/black-orchestra/board/distance';
import type { Renderer } from '../../../../shared/text/render';
import { groupsOf } from '../../../table/choices/grouping';
import { speaker } from '../../../table/story/address';
import type { Drawing } from '../drawing';
import { meetingLines } from '../explain/space';
import { placeName } from '../i18n/places';
import { word } from '../i18n/words';
import { ownOf } from '../sheets/seating';

/**
 * What the reader asks first, in short sentences: where they are, what each space beside that has, and what they can do now. Nothing for
 * spectators.
 */
export function nearLines({ table, asks, you, active, text }: Drawing): readonly string[] {
  const own = ownOf(table.conspirators, you, table.turn.active);
  if (own === null) return [];
  const { space } = own;
  const ownNames = new Set(table.conspirators.filter(({ seat }) => seat === you).map(({ id }) => `sheet.${id}`));
  const others = table.conspirators.filter((one) => one !== own);
  const who: Text = { m: `sheet.${own.id}` };
  const here = word(text, ownNames.size > 1 ? 'bo.near.here.of' : 'bo.near.here', {
    who,
    space: placeName(space, text),
  });
  const beside = space === 'prison' ? [] : neighbours(space);
  return [
    [here, ...meetingLines(space, others, table, text)].join(' '),
    ...beside.map((next) =>
      [word(text, 'bo.near.space', { space: placeName(next, text) }), ...meetingLines(next, others, table, text)].join(
        ' ',
      ),
    ),
    ...(active === null ? [] : doableLines(asks, speaker(ownNames, text), text)),
  ];
}

/** What the open questions offer, in groups as the screen shows them. */
function doableLines(asks: readonly Ask[], say: (sentence: Text) => string, text: Renderer): readonly string[] {
  const questions = asks.filter(isQuestion);
  const labels = (options: readonly Option[]) =>
    options.map(({ label }) => text.render(label).replace(/\.$/, '')).join(', ');
  return [
    ...(questions.length === 0 ? [word(text, 'bo.near.nothing')] : []),
    ...questions.flatMap(({ prompt, options }) => [
      say(prompt),
      ...groupsOf(options).map(({ heading, options: grouped }) =>
        heading === null || grouped.length === 1
          ? word(text, 'bo.near.can', { what: labels(grouped) })
          : word(text, 'bo.near.group', { group: { m: heading }, what: labels(grouped) }),
      ),
    ]),
    ...asks
      .filter(({ kind }) => kind === ANY_TIME)
      .map(({ options }) => word(text, 'bo.near.any-time', { what: labels(options) })),
  ];
}
