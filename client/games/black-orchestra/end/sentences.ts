import type { Text } from '../../../../shared/engine/text';
import type { Ending } from '../../../../shared/games/black-orchestra/pictures/headline';
import type { TriedPlot } from '../../../../shared/games/black-orchestra/pictures/tried';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { MemberView } from '../../../../shared/protocol/rooms';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';
import { percent } from '../plot/odds';
import type { Account, Deeds, Luck } from './account-of';

/** A plot that was tried: when, which, who, with how many dice and at what chance. */
export function plotLine(text: Renderer, { turn, card, who, roll }: TriedPlot): string {
  const what = { turn, card, who };
  if (roll === null) return word(text, 'bo.account.plot', what);
  return word(text, 'bo.account.plot.rolled', { ...what, n: roll.faces.length, chance: percent(roll.chance) });
}

/** What became of it, and by how much. */
export function resultLine(text: Renderer, { outcome, roll }: TriedPlot): string {
  if (roll === null) return word(text, `bo.account.${outcome}`);
  const { targets, needed, eagles, first } = roll;
  switch (outcome) {
    case 'success':
      return word(text, 'bo.account.success.by', { targets, needed });
    case 'quiet':
      return word(text, 'bo.account.quiet.by', { targets, needed, short: Math.max(0, needed - targets) });
    case 'detected':
      return word(text, 'bo.account.detected.by', { eagles, first });
  }
}

/** The roll that decided the match, and the cards that were played on it. */
export function decidingLine(text: Renderer, { who, card, roll, reactions }: TriedPlot): string {
  if (roll === null) return plotLineOf(text, who, card);
  const said = word(text, 'bo.account.deciding', { who, n: roll.faces.length, chance: percent(roll.chance) });
  return reactions.length === 0 ? said : `${said} ${word(text, 'bo.account.reactions', { cards: reactions })}`;
}

function plotLineOf(text: Renderer, who: Text, card: Text): string {
  return text.render({ m: 'log.plot-success', p: { who, card } });
}

/** What a conspirator did, in sentences; a deed that was not done is not named. */
export function deedsLine(text: Renderer, deeds: Deeds): string {
  const { drawn, found, delivered, given, plots, arrests, releases } = deeds;
  const all = { drawn, found, delivered, given, plots, arrests, releases };
  const said = Object.entries(all).flatMap(([deed, n]) =>
    n === 0 ? [] : [word(text, `bo.account.did.${deed as keyof typeof all}`, { n })],
  );
  return said.length === 0 ? word(text, 'bo.account.did.nothing') : said.join(' ');
}

/** How many of a face fell, and how many were to be expected. */
export function luckLine(text: Renderer, face: 'targets' | 'eagles', luck: Luck): string {
  const { fell, expected } = luck[face];
  return word(text, 'bo.account.luck.line', { face: word(text, `bo.account.luck.${face}`), fell, expected });
}

/** Who played, each with their conspirators. */
export function playersLine(
  text: Renderer,
  members: readonly Pick<MemberView, 'seat' | 'name'>[],
  conspirators: Table['conspirators'],
): string {
  const players = members.map(({ seat, name }): Text => {
    const own = conspirators.filter((one) => one.seat === seat).map(({ id }): Text => ({ m: `sheet.${id}` }));
    return { m: 'bo.account.player', p: { name, who: own } };
  });
  return word(text, 'bo.account.players', { players });
}

/** The whole account in a few lines of text, to be sent to somebody. */
export function accountText(
  text: Renderer,
  { title, why }: Pick<Ending, 'title' | 'why'>,
  played: string,
  account: Account,
): string {
  const { plots, luck } = account;
  return [
    text.render({ m: 'game.name' }),
    title,
    why.join(' '),
    played,
    '',
    ...plots.map((plot) => `${plotLine(text, plot)} ${resultLine(text, plot)}`),
    ...(luck === null ? [] : [luckLine(text, 'targets', luck), luckLine(text, 'eagles', luck)]),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
