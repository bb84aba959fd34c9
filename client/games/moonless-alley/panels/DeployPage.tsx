import type { ReactElement } from 'react';

import { agentOf, armsStrength } from '../../../../shared/games/moonless-alley/board/cards';
import { opened } from '../../../../shared/games/moonless-alley/forecast/deploying';
import { payOf } from '../../../../shared/games/moonless-alley/forecast/pay';
import { totalOf } from '../../../../shared/games/moonless-alley/forecast/strength';
import { Private } from '../../../table/curtain/Cover';
import { noteOf } from '../board/notes';
import { cardName, type composedIn, shortName, standingOf, thenOf } from '../drawing';
import { saysOf } from '../explain/says';
import { Face } from '../glyphs/Face';
import { ArmsSign } from '../glyphs/ZoneSign';
import { word } from '../i18n/words';
import { ZoneCompared } from '../sheets/ZoneCompared';
import { Answer, AnswerRow } from './Answer';
import { guildOf } from './guild';
import type { PanelProps } from './props';

type Composed = NonNullable<ReturnType<typeof composedIn>>;
type PageProps = PanelProps & { readonly composed: Composed };

/** An agent with its arms before it is deployed: its zone before and after, and what becomes possible [MA 7.1]. */
export function DeployPage(props: PageProps): ReactElement {
  const { ask, view, text, composed } = props;
  const { card, arms, zone } = composed;
  const { table, you } = view;
  const [now, then] = [standingOf(table), thenOf(table)];
  const done = ask.options.find(({ key }) => key === 'done');
  const why = ask.unavailable?.find(({ key }) => key === 'done')?.why ?? null;
  const more = ask.options.filter(({ key }) => key.startsWith('arms:'));
  const places = ask.options.filter(({ key }) => /^(?:place|by):/.test(key));
  const rest = ask.options.filter((option) => option !== done && !more.includes(option) && !places.includes(option));
  return (
    <Private>
      <div className="ma ma-panel ma-deploy">
        <div className="ma-deploying">
          <span className="ma-card">
            <Face card={card} name={shortName(text, card)} />
          </span>
          <div>
            <Sum composed={composed} text={text} />
            <p className="ma-arms">
              {arms.map((id, i) => (
                <span key={i} className="ma-arm" data-linked="yes">
                  <ArmsSign />
                  <b>+{armsStrength(id)}</b> <small>{word(text, 'ma.arms.linked')}</small>
                </span>
              ))}
              {more.map((option) => (
                <Answer key={option.key} props={props} option={option} as="card">
                  <span className="ma-arm">
                    <ArmsSign />
                    <small>
                      <b>{text.render(option.label)}</b>
                      {you !== null && <span>{noteOf(option.key, you, table, text)}</span>}
                    </small>
                  </span>
                </Answer>
              ))}
            </p>
          </div>
        </div>
        {why !== null && <p className="ma-why">{text.render(why)}</p>}
        {done !== undefined && (
          <Answer props={props} option={done} as="main">
            {text.render(done.label)}
          </Answer>
        )}
        {places.length > 0 && (
          <div className="ma-rows">
            {places.map((option) => (
              <AnswerRow
                key={option.key}
                props={props}
                option={option}
                name={text.render(option.label)}
                guild={guildOf(option)}
                note={you === null ? null : noteOf(option.key, you, table, text)}
              />
            ))}
          </div>
        )}
        {zone !== null && <ZoneCompared zone={zone} now={now} then={then} you={you} text={text} />}
        {zone !== null && <Then {...props} />}
        {rest.map((option) => (
          <Answer key={option.key} props={props} option={option} as="plain">
            {text.render(option.label)}
          </Answer>
        ))}
      </div>
    </Private>
  );
}

/** How strong it is with what is linked to it: 3 + 1 = 4. */
function Sum({ composed: { card, arms }, text }: Pick<PageProps, 'composed' | 'text'>): ReactElement {
  const terms = [agentOf(card).strength, ...arms.map(armsStrength)].join(' + ');
  const total = totalOf({ card, arms });
  return (
    <p className="ma-sum">
      {arms.length > 0 && <span>{terms} =</span>} <b>{total}</b> <small>{word(text, 'ma.strength')}</small>
    </p>
  );
}

/** What comes of it besides: missions that can be laid then, what others would pay, the skill, and the arms that stay. */
function Then({ view: { table, you }, text, composed: { card, arms } }: PageProps): ReactElement | null {
  if (you === null) return null;
  const [now, then] = [standingOf(table), thenOf(table)];
  const { skill } = agentOf(card);
  const isSpent = table.spent.some((one) => one === skill);
  const missions = table.turn.mission === 'free' ? opened(table.own?.hand ?? [], you, now, then) : [];
  const paid = (table.own?.laid ?? []).flatMap((mission, i) => {
    const zone = table.laid[you]?.[i];
    if (zone === undefined) return [];
    const [from, to] = [payOf(now, you, mission, zone), payOf(then, you, mission, zone)];
    return from === to ? [] : [{ mission, from, to }];
  });
  return (
    <ul className="ma-then">
      {missions.map(({ card: mission, zones }) => (
        <li key={mission}>
          {word(text, 'ma.then.mission', {
            card: cardName(text, mission),
            zones: zones.map((zone) => text.render({ m: `zone.${zone}` })).join(', '),
          })}
        </li>
      ))}
      {paid.map(({ mission, from, to }, i) => (
        <li key={i}>{word(text, 'ma.then.pays', { card: shortName(text, mission), from, to })}</li>
      ))}
      {skill !== null && <li>{isSpent ? word(text, 'ma.about.spent') : saysOf(text, card)}</li>}
      {arms.length > 0 && <li>{word(text, 'ma.then.arms')}</li>}
    </ul>
  );
}
