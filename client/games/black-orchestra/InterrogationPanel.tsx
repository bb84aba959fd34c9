import type { ReactElement } from 'react';

import type { Option } from '../../../shared/engine/ask';
import type { Text } from '../../../shared/engine/text';
import type { DieFace } from '../../../shared/games/black-orchestra/board/pieces';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../shared/text/render';
import type { AskPanelProps } from '../../table/contract/contract';
import { AnswerButton } from '../../table/kit/AnswerButton';
import { Die } from './glyphs/dice';
import { name, word } from './i18n/words';

/** What an option does, as it is said to the prisoner: “You are released.” */
export function toPrisoner(label: Text, text: Pick<Renderer, 'has'>): Text {
  for (const part of ['eagle', 'effect']) {
    const does = label.p?.[part];
    if (typeof does === 'object' && 'm' in does) return { ...label, p: { ...label.p, [part]: toPrisoner(does, text) } };
  }
  const own = `${label.m}.own`;
  return text.has(own) ? { ...label, m: own } : label;
}

/** The interrogation as only the prisoner sees it [BO 11]: under the lamp, what can be chosen and where it leads. */
export function InterrogationPanel({ ask, view, text, choose, busy }: AskPanelProps<Table>): ReactElement {
  const { conspirators, turn } = view.table;
  // The prisoner is the active conspirator. The seat is not enough to find it: a player may run more than one.
  const prisoner = conspirators[turn.active];
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
      <h2>{word(text, 'bo.interrogation.says')}</h2>
      <div className="bo-interrogation-options">
        {ask.options.map((option) => (
          <AnswerButton key={option.key} ask={ask} option={option} choose={choose} busy={busy}>
            <Way option={option} text={text} />
          </AnswerButton>
        ))}
      </div>
      <p className="bo-closed">{word(text, 'bo.interrogation.closed')}</p>
    </section>
  );
}

/** One way out of the room: its name, what it does, and what becomes of the prisoner. Cards of the first edition name none. */
function Way({ option: { key, label }, text }: { readonly option: Option; readonly text: Renderer }): ReactElement {
  const title = `bo.interrogation.${key}`;
  const sentence = toPrisoner(label, text);
  if (!text.has(title)) return <span>{text.render(sentence)}</span>;
  const { eagle } = sentence.p ?? {};
  return (
    <>
      <b>{name(text, title)}</b>
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
      <small data-fate={key}>{name(text, `${title}.fate`)}</small>
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
