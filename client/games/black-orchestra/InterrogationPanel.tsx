import type { ReactElement } from 'react';

import type { Option } from '../../../shared/engine/ask';
import type { DieFace } from '../../../shared/games/black-orchestra/board/pieces';
import { SPACE_IDS } from '../../../shared/games/black-orchestra/board/spaces';
import type { FactsByEdition } from '../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../shared/text/render';
import type { AskPanelProps, Noted } from '../../table/contract/contract';
import { AnswerButton } from '../../table/kit/AnswerButton';
import { aidsOf, isAided } from './aids/aids';
import { servedPlots } from './aids/served';
import { note, tileText } from './choosing/note';
import { toPrisoner, wayOut } from './choosing/way-out';
import { printed } from './faces';
import { Die } from './glyphs/dice';
import { name, word } from './i18n/words';

/** The interrogation as only the prisoner sees it [BO 11]: under the lamp, what can be chosen and where it leads. */
export function InterrogationPanel({
  ask,
  view,
  facts,
  options,
  text,
  choose,
  busy,
}: AskPanelProps<Table, FactsByEdition>): ReactElement {
  const { conspirators, turn } = view.table;
  // The prisoner is the active conspirator. The seat is not enough to find it: a player may run more than one.
  const prisoner = conspirators[turn.active];
  const shows = ask.prompt.m === 'ask.interrogation' ? 'ways' : 'picks';
  return (
    <section className="bo-panel bo-interrogation">
      <svg className="bo-interrogation-lamp" viewBox="0 0 360 84" aria-hidden="true" focusable="false">
        <path className="bo-lamp-cord" d="M180 0v24" />
        <path className="bo-lamplight" d="M152 50 L208 50 L300 84 H60 Z" />
        <path className="bo-lampshade" d="M150 50 h60 l-14 -26 h-32z" />
      </svg>
      {prisoner !== undefined && (
        <p className="bo-interrogation-who">{word(text, 'bo.interrogation', { who: { m: `sheet.${prisoner.id}` } })}</p>
      )}
      {/* What is picked for a way that was taken, it says itself (found: “what do you say?” above a list of places). */}
      <h2 data-shows={shows}>
        {shows === 'ways' ? word(text, 'bo.interrogation.says') : text.render(toPrisoner(ask.prompt, text))}
      </h2>
      <div className="bo-interrogation-options" data-shows={shows}>
        {ask.options.map((option) => (
          <AnswerButton key={option.key} ask={ask} option={option} choose={choose} busy={busy}>
            {shows === 'ways' ? (
              <Way option={option} text={text} />
            ) : (
              <Pick noted={{ option, options, view, facts, text }} />
            )}
          </AnswerButton>
        ))}
      </div>
      <p className="bo-closed">{word(text, 'bo.interrogation.closed')}</p>
    </section>
  );
}

/**
 * What somebody gives up who picks an option: the tile of a space, and the plots that it would serve; what a card says; whoever is named,
 * their levels.
 */
function givenUp(noted: Noted<Table, FactsByEdition>): string | null {
  const { option, options, view, facts, text } = noted;
  const { table, you } = view;
  const { ref } = option;
  if (ref?.kind === 'card') return name(text, `card.${printed(ref.id)}.text`);
  const space = ref?.kind === 'space' ? SPACE_IDS.find((id) => id === ref.id) : undefined;
  const tile = space === undefined ? undefined : table.tiles[space];
  if (tile === undefined) return note(noted);
  const aided = table.conspirators.filter(({ seat }) => isAided(aidsOf(options).plans, you, seat));
  const served = tile.face === 'up' ? aided.flatMap((one) => servedPlots(tile.item, one, facts[table.edition], 1)) : [];
  const item = tileText(tile);
  return served.length === 0 ? text.render(item) : word(text, 'bo.note.tile.serves', { item, served });
}

/** What can be picked for a way that was taken. */
function Pick({ noted }: { readonly noted: Noted<Table, FactsByEdition> }): ReactElement {
  const about = givenUp(noted);
  return (
    <>
      <span>{noted.text.render(noted.option.label)}</span>
      {about !== null && <small>{about}</small>}
    </>
  );
}

/** One way out of the room: its name, what it does, and what becomes of the prisoner. Cards of the first edition name none. */
function Way({ option, text }: { readonly option: Option; readonly text: Renderer }): ReactElement {
  const { key, label } = option;
  const title = wayOut(option, text);
  const sentence = toPrisoner(label, text);
  if (title === null) return <span>{text.render(sentence)}</span>;
  const { eagle } = sentence.p ?? {};
  return (
    <>
      <b>{title}</b>
      {typeof eagle === 'object' && 'm' in eagle ? (
        <span className="bo-interrogation-faces">
          <Face face="target" text={text}>
            {word(text, 'bo.interrogation.resists.target')}
          </Face>
          <Face face="2" text={text}>
            {word(text, 'bo.interrogation.resists.number')}
          </Face>
          <Face face="eagle" text={text}>
            {text.render(eagle)}
          </Face>
        </span>
      ) : (
        <span>{text.render(sentence)}</span>
      )}
      <small data-fate={key}>{name(text, `bo.interrogation.${key}.fate`)}</small>
    </>
  );
}

function Face({
  face,
  text,
  children,
}: {
  readonly face: DieFace;
  readonly text: Renderer;
  readonly children: string;
}): ReactElement {
  return (
    <span>
      <Die face={face} size={22} />
      {face !== '2' && <span className="sr-only">{name(text, `face.${face}`)}: </span>}
      {children}
    </span>
  );
}
