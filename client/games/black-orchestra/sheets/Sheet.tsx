import { type ReactElement, useRef } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { MOTIVATIONS, SUSPICIONS } from '../../../../shared/games/black-orchestra/board/levels';
import { type Conspirator } from '../../../../shared/games/black-orchestra/state';
import { Presence } from '../../../base/ui/Presence';
import { SeatMark } from '../../../base/ui/SeatMark';
import { useRoving } from '../../../base/ui/useRoving';
import { standsFor } from '../../../table/mates/thing';
import type { Drawing } from '../drawing';
import { AFFILIATION, printed } from '../faces';
import { Sign } from '../glyphs/signs';
import { Pawn } from '../glyphs/tokens';
import { placeName } from '../i18n/places';
import { name, word, type WordId } from '../i18n/words';
import type { Lost } from '../story/changes';
import { abilityWord } from './ability';
import { Holdings } from './Holdings';
import { Ladder } from './Ladder';

/** Stands between two things that are said of somebody, and stays with the former where the line breaks. */
const DOT = '\u00a0· ';

/** Says what somebody has no longer. */
const LOST: readonly { readonly how: Lost['how']; readonly says: WordId }[] = [
  { how: 'gone', says: 'bo.lost' },
  { how: 'played', says: 'bo.lost.played' },
  { how: 'delivered', says: 'bo.lost.delivered' },
  { how: 'used', says: 'bo.lost.used' },
];

/**
 * The sheet of one conspirator: who plays it and where it is, levels, dossier, items, and its ability. One in `brief` is for others:
 * it shows the ability and the limits only where there is room. It is one stop of the Tab key: the arrows go through it.
 */
export function Sheet({
  one,
  drawing,
  detail,
  things,
}: {
  readonly one: Conspirator;
  readonly drawing: Drawing;
  readonly detail: 'whole' | 'brief';
  /** Whether its cards and items also lie in the viewer's hand: where that is drawn, they stand there alone. */
  readonly things: 'here' | 'in-hand';
}): ReactElement {
  const { table, text, you, members, tap, marks } = drawing;
  const box = useRef<HTMLElement>(null);
  useRoving(box);
  const index = table.conspirators.indexOf(one);
  const ref: Ref = { kind: 'conspirator', id: one.id };
  const own = one.seat === you;
  const active = one.id === drawing.active;
  const player = members.find(({ seat }) => seat === one.seat);
  const affiliation = AFFILIATION[one.id];
  // A card is played before it leaves the dossier: until then it is not gone.
  const lost = (drawing.changed.lost.get(one.id) ?? []).filter(
    ({ what }) => !one.dossier.some((key) => what.m === `card.${printed(key)}`),
  );
  const usable = table.abilities[index] === true;
  // Those that this turn began with are among its actions already.
  const extra = active ? one.extraDice.slice(table.turn.extraDice) : one.extraDice;
  const classes = [
    `bo-sheet more-below bo-sheet-${detail}`,
    own ? 'bo-sheet-own' : '',
    things === 'in-hand' ? 'bo-sheet-held' : '',
    active ? 'bo-sheet-active' : '',
    one.space === 'prison' ? 'bo-sheet-imprisoned' : '',
  ];
  const state = word(text, abilityWord(table, one.id));
  const place = placeName(one.space, text);
  return (
    <section
      ref={box}
      className={classes.filter((name) => name !== '').join(' ')}
      aria-label={name(text, `sheet.${one.id}`)}
      data-sheet={one.id}
    >
      <h2 className="sr-only">{name(text, `sheet.${one.id}`)}</h2>
      <div className="bo-sheet-top">
        <button type="button" className={`bo-sheet-head${marks(ref)}`} onClick={() => tap(ref)} {...standsFor(ref)}>
          <Pawn sheet={one.id} size={detail === 'whole' ? 32 : 28} />
          <span className="bo-sheet-names">
            <strong>{name(text, `sheet.${one.id}`)}</strong>
            <small>
              {detail === 'whole' ? (
                <>
                  <Sign sign={affiliation} size={13} /> {name(text, `affiliation.${affiliation}`)}
                  {DOT}
                </>
              ) : null}
              {player === undefined ? null : <SeatMark member={player} />}
              {own ? word(text, 'bo.sheet.you') : (player?.name ?? '')}
              {player === undefined || own ? null : <Presence connected={player.connected ? 'here' : 'away'} />}
              {DOT}
              {place}
            </small>
          </span>
        </button>
        {active ? <b className="bo-stamp">{word(text, 'bo.sheet.active')}</b> : null}
        <div className="bo-ladders">
          <Ladder
            drawing={drawing}
            who={one.id}
            sign="motivation"
            title={word(text, 'bo.sheet.motivation')}
            steps={MOTIVATIONS.length}
            at={MOTIVATIONS.indexOf(one.motivation)}
            levelName={name(text, `motivation.${one.motivation}`)}
          />
          <Ladder
            drawing={drawing}
            who={one.id}
            sign="suspicion"
            title={word(text, 'bo.sheet.suspicion')}
            steps={SUSPICIONS.length}
            at={SUSPICIONS.indexOf(one.suspicion)}
            levelName={name(text, `suspicion.${one.suspicion}`)}
          />
        </div>
      </div>
      {extra.length === 0 ? null : (
        <p className="bo-extra">{word(text, 'bo.sheet.extra', { dice: extra.join(' + ') })}</p>
      )}
      {LOST.map(({ how, says }) => {
        const what = lost.flatMap((each) => (each.how === how ? [each.what] : []));
        return what.length === 0 ? null : (
          <p key={how} className="bo-lost" data-how={how}>
            {word(text, says, { n: what.length, what })}
          </p>
        );
      })}
      <Holdings one={one} drawing={drawing} detail="name" />
      <div className={detail === 'brief' ? 'bo-rest bo-sheet-rest' : 'bo-sheet-rest'}>
        <p className={usable ? 'bo-ability bo-ability-on' : 'bo-ability'}>
          <b>
            {detail === 'brief'
              ? word(text, 'bo.sheet.ability.brief', { state })
              : `${word(text, 'bo.sheet.ability')} (${state})`}
          </b>{' '}
          {name(text, `sheet.${one.id}.${detail === 'brief' ? 'brief' : 'text'}`)}
        </p>
      </div>
    </section>
  );
}
