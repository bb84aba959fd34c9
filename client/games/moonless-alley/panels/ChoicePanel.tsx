import type { ReactElement } from 'react';

import type { Option } from '../../../../shared/engine/ask';
import type { CardId } from '../../../../shared/games/moonless-alley/board/cards';
import { totalOf } from '../../../../shared/games/moonless-alley/forecast/strength';
import { Private } from '../../../table/curtain/Cover';
import { cardName, nameOf, rowsOf, shortName, standingOf } from '../drawing';
import { Face } from '../glyphs/Face';
import { word } from '../i18n/words';
import { Answer, AnswerRow } from './Answer';
import { guildOf } from './guild';
import type { PanelProps } from './props';

/** What a skill is used on, which agent is given up, or which card is kept or handed over [MA 8, 13]. */
export function ChoicePanel(props: PanelProps): ReactElement {
  const { ask, view, text } = props;
  const cards = ask.options.filter(({ ref }) => ref?.kind === 'card');
  const others = ask.options.filter(({ ref }) => ref === undefined);
  const seats = rowsOf(standingOf(view.table), view.you);
  const lies = (option: Option, seat: number): boolean => ownerOf(props, option) === seat;
  const unowned = ask.options.filter(({ ref }) => ref?.kind === 'pile');
  return (
    <div className="ma ma-panel ma-choice">
      {cards.length > 0 && (
        <Private>
          <div className="ma-cards" role="group" data-sideways>
            {cards.map((option) => (
              <Answer key={option.key} props={props} option={option} as="card">
                <Face card={option.ref?.id as CardId} name={shortName(text, option.ref?.id as CardId)} />
                <span className="sr-only">{text.render(option.label)}</span>
              </Answer>
            ))}
          </div>
        </Private>
      )}
      {seats.map((seat) => {
        const own = ask.options.filter((option) => lies(option, seat));
        if (own.length === 0) return null;
        return (
          <section key={seat} className="ma-owner">
            <h3>
              {nameOf(text, seat)} <small>{word(text, 'ma.targets', { n: own.length })}</small>
            </h3>
            <div className="ma-rows">
              {own.map((option) => (
                <AnswerRow key={option.key} props={props} option={option} {...told(props, option)} />
              ))}
            </div>
          </section>
        );
      })}
      {[...unowned, ...others].map((option) => (
        <Answer key={option.key} props={props} option={option} as={option.ref === undefined ? 'plain' : 'row'}>
          {text.render(option.label)}
        </Answer>
      ))}
    </div>
  );
}

/** On whose tiles the thing of an option lies; null for a card or a pile. */
function ownerOf({ view: { table } }: PanelProps, { ref }: Option): number | null {
  if (ref?.kind === 'zone') return Number(ref.id.split(':')[0]);
  if (ref?.kind !== 'agent') return null;
  return table.agents.find(({ card }) => card === ref.id)?.seat ?? null;
}

/** An agent by its name, with its strength where it lies; a zone by its name, with what the question says of it. */
function told({ view: { table }, text }: PanelProps, option: Option) {
  const guild = guildOf(option);
  const label = text.render(option.label);
  if (option.ref?.kind === 'zone')
    return { guild, name: guild === null ? label : text.render({ m: `zone.${guild}` }), note: label };
  const one = table.agents.find(({ card }) => card === option.ref?.id);
  if (one === undefined) return { guild, name: label, note: null };
  const said = { zone: { m: `zone.${one.zone}` }, n: totalOf(one), arms: one.arms.length };
  return { guild, name: cardName(text, one.card), note: word(text, 'ma.about.target', said) };
}
