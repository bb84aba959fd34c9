import type { ReactElement, ReactNode } from 'react';

import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Renderer } from '../../../../shared/text/render';
import type { Drawing } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { MiniCards } from '../glyphs/MiniCards';
import { nameOf, title, word } from '../i18n/words';
import { MarkOf } from '../sheets/MarkOf';
import type { Actor, Scene } from './scene';

/** The stage between its curtains: a caption, a sentence that somebody says, and what is before them. */
export function Curtains({
  scene: { caption, sentence, medallion },
  text,
  children,
}: {
  readonly scene: Pick<Scene, 'caption' | 'sentence'> & { readonly medallion?: Scene['medallion'] };
  readonly text: Renderer;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section
      className="co-theatre"
      aria-label={word(text, 'co.stage')}
      data-says={sentence === null ? 'no' : 'yes'}
      data-medallion={medallion}
      data-testid="co-theatre"
    >
      <i className="co-curtain" data-side="left" aria-hidden="true" />
      <i className="co-curtain" data-side="right" aria-hidden="true" />
      <svg className="co-valance" viewBox="0 0 80 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h80v3Q75 9 70 3 65 9 60 3 55 9 50 3 45 9 40 3 35 9 30 3 25 9 20 3 15 9 10 3 5 9 0 3z" />
      </svg>
      <figure className="co-said">
        <figcaption>{caption}</figcaption>
        {sentence !== null && <blockquote>{sentence}</blockquote>}
      </figure>
      {children}
    </section>
  );
}

/** A scene of the stage, with both people and what is between them. */
export function Theatre({ scene, drawing }: { readonly scene: Scene; readonly drawing: Drawing }): ReactElement {
  const { text } = drawing;
  const { caption, character, medallion, actors, band, answers } = scene;
  const [left, right] = actors;
  return (
    // Another claim is another scene: its curtains part anew.
    <Curtains key={caption} scene={scene} text={text}>
      <div className="co-players">
        {left !== undefined && <Person actor={left} drawing={drawing} />}
        {character !== null && (
          <div className="co-claimed" data-medallion={medallion}>
            <OnStage character={character} medallion={medallion} text={text} />
            {band !== null && <small className="co-band">{band}</small>}
            {medallion === 'proved' && <b className="co-stamp">{word(text, 'co.stamp.proved')}</b>}
            {medallion === 'broken' && <b className="co-stamp">{word(text, 'co.stamp.lie')}</b>}
            {medallion === 'lost' && <b className="co-stamp">{word(text, 'co.stamp.lost')}</b>}
          </div>
        )}
        {right !== undefined && <Person actor={right} drawing={drawing} />}
        {right === undefined && character !== null && <div className="co-person" />}
      </div>
      {answers.length > 0 && (
        <p className="co-answers">
          <span>{word(text, 'co.stage.answered')}</span>
          {answers.map(({ seat, has }) => (
            <span key={seat} className="co-answer" data-has={has}>
              <span className="sr-only">
                {nameOf(text, seat)}, {word(text, has === 'answered' ? 'co.stage.has' : 'co.stage.waits')}
              </span>
              <MarkOf seat={seat} drawing={drawing} />
            </span>
          ))}
        </p>
      )}
    </Curtains>
  );
}

/** The card between the people: face up, or face down, with the medallion of the claim on it. */
function OnStage({
  character,
  medallion,
  text,
}: {
  readonly character: CharacterId;
  readonly medallion: Scene['medallion'];
  readonly text: Renderer;
}): ReactElement {
  switch (medallion) {
    case 'proved':
    case 'lost':
      return (
        <span className="co-shown">
          <Emblem of={character} />
          <b>{title(text, character)}</b>
        </span>
      );
    case 'none':
      return <span className="co-back" />;
    case 'pressed':
    case 'trembling':
    case 'broken':
      return (
        <span className="co-back">
          <span className="co-medallion">
            <Emblem of={character} />
          </span>
          {medallion === 'broken' && (
            <span className="co-medallion" data-half="other" aria-hidden="true">
              <Emblem of={character} />
            </span>
          )}
        </span>
      );
  }
}

function Person({ actor, drawing }: { readonly actor: Actor; readonly drawing: Drawing }): ReactElement {
  const { table, text } = drawing;
  const { seat, coins, note, slots = table.seats[seat]?.slots ?? [] } = actor;
  return (
    <div className="co-person">
      <MarkOf seat={seat} drawing={drawing} />
      <b>{nameOf(text, seat)}</b>
      <MiniCards slots={slots} />
      {coins !== null && (
        <span
          className="co-person-coins"
          data-way={coins.to > coins.from ? 'up' : coins.to < coins.from ? 'down' : 'no'}
        >
          {coins.from}
          {coins.to !== coins.from && <b> → {coins.to}</b>}
        </span>
      )}
      {note !== null && (
        <span className="co-person-note" data-tone={note.tone}>
          {word(text, note.says)}
        </span>
      )}
    </div>
  );
}
