import type { ReactElement } from 'react';

import type { Option } from '../../../../shared/engine/ask';
import { Private } from '../../../table/curtain/Cover';
import { Missions } from '../board/Missions';
import { noteOf } from '../board/notes';
import { composedIn, standingOf, thenOf } from '../drawing';
import { word } from '../i18n/words';
import { Answer, AnswerRow } from './Answer';
import { DeployPage } from './DeployPage';
import { guildOf } from './guild';
import type { PanelProps } from './props';

const LEAVING: readonly string[] = ['recruit', 'pass', 'finish'];

/** A turn: recruit or deploy [MA 5]. Each card of the hand says what it would bring; one that is put together has a page of its own. */
export function TurnPanel(props: PanelProps): ReactElement {
  const { ask, view, text } = props;
  const { table } = view;
  const composed = composedIn(table);
  if (composed !== null) return <DeployPage {...props} composed={composed} />;
  const leaving = ask.options.filter(({ key }) => LEAVING.includes(key));
  const moves = ask.options.filter(({ key }) => !LEAVING.includes(key));
  return (
    <div className="ma ma-panel ma-turn">
      <div className="ma-two">
        {leaving.map((option) => (
          <Answer key={option.key} props={props} option={option} as="tile">
            <Leaving of={option.key} {...props} />
          </Answer>
        ))}
        <div className="ma-tile" data-idle={moves.length === 0 ? 'yes' : 'no'}>
          <h3>{word(text, ask.kind === 'turn' ? 'ma.deploy' : 'ma.deploy.more')}</h3>
          <p>
            {word(
              text,
              moves.length === 0 ? 'ma.deploy.none' : ask.kind === 'turn' ? 'ma.deploy.how' : 'ma.deploy.rest',
            )}
          </p>
        </div>
      </div>
      <Private>
        <div className="ma-rows">
          {moves.map((option) => (
            <Move key={option.key} props={props} option={option} />
          ))}
        </div>
        <Missions drawing={{ table, text, you: view.you, now: standingOf(table), then: thenOf(table) }} />
      </Private>
    </div>
  );
}

/** What else a turn may be, or its end. */
function Leaving({ of, view: { table }, text }: PanelProps & { readonly of: string }): ReactElement {
  if (of === 'recruit')
    return (
      <>
        <h3>{word(text, 'ma.recruit')}</h3>
        <span className="ma-sizes" aria-label={word(text, 'ma.recruit.sizes', { list: table.piles.join(', ') })}>
          {table.piles.map((n, i) => (
            <span key={i} aria-hidden="true">
              <i className="ma-back" />
              {n}
            </span>
          ))}
        </span>
        <p>{word(text, 'ma.recruit.how')}</p>
      </>
    );
  return (
    <>
      <h3>{text.render({ m: `choice.${of}` })}</h3>
      <p>{word(text, of === 'pass' ? 'ma.pass.how' : 'ma.finish.how')}</p>
    </>
  );
}

/** A card that can be deployed or laid, or what the plot allows, with what that comes to. */
function Move({ props, option }: { readonly props: PanelProps; readonly option: Option }): ReactElement {
  const { view, text } = props;
  const note = view.you === null ? null : noteOf(option.key, view.you, view.table, text);
  return (
    <AnswerRow props={props} option={option} name={text.render(option.label)} guild={guildOf(option)} note={note} />
  );
}
