import type { ReactElement } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { MOTIVATIONS, SUSPICIONS } from '../../../../shared/games/black-orchestra/board/levels';
import { type Conspirator } from '../../../../shared/games/black-orchestra/state';
import { AFFILIATION } from '../faces';
import { Sign } from '../glyphs/signs';
import { Pawn } from '../glyphs/tokens';
import { name, word } from '../i18n/words';
import type { Play } from '../play';
import { abilityWord } from './ability';
import { CardSlip, ItemTag } from './Cards';
import { Ladder } from './Ladder';

function Count({ n, limit, play }: { readonly n: number; readonly limit: number; readonly play: Play }): ReactElement {
  return (
    <span
      className={n > limit ? 'bo-count bo-count-over' : 'bo-count'}
      role="img"
      aria-label={word(play.text, 'bo.sheet.limit.label', { n, limit })}
    >
      {word(play.text, 'bo.sheet.limit', { n, limit })}
    </span>
  );
}

/** The sheet of one conspirator: who plays it, levels, ability, dossier, items. */
export function Sheet({ one, play }: { readonly one: Conspirator; readonly play: Play }): ReactElement {
  const { table, text, you, members, tap, marks } = play;
  const index = table.conspirators.indexOf(one);
  const limits = table.limits[index] ?? { dossier: 0, items: 0 };
  const ref: Ref = { kind: 'conspirator', id: one.id };
  const own = one.seat === you;
  const active = index === table.turn.active;
  const player = members.find(({ seat }) => seat === one.seat)?.name;
  const affiliation = AFFILIATION[one.id];
  const usable = table.abilities[index] === true;
  const classes = ['bo-sheet', own ? 'bo-sheet-own' : '', active ? 'bo-sheet-active' : ''].join(' ');
  return (
    <section className={classes} aria-label={name(text, `sheet.${one.id}`)} data-sheet={one.id}>
      <button type="button" className={`bo-sheet-head${marks(ref)}`} onClick={() => tap(ref)}>
        <Pawn sheet={one.id} size={34} />
        <span className="bo-sheet-names">
          <strong>{name(text, `sheet.${one.id}`)}</strong>
          <small>
            <Sign sign={affiliation} size={13} /> {name(text, `affiliation.${affiliation}`)}
            {own ? ` · ${word(text, 'bo.sheet.you')}` : player === undefined ? null : ` · ${player}`}
          </small>
        </span>
        <span className="bo-sheet-stamps">
          {active ? <b className="bo-stamp bo-stamp-active">{word(text, 'bo.sheet.active')}</b> : null}
          {one.space === 'prison' ? <b className="bo-stamp bo-stamp-prison">{word(text, 'bo.sheet.prison')}</b> : null}
        </span>
      </button>
      <div className="bo-ladders">
        <Ladder
          play={play}
          sign="motivation"
          title={word(text, 'bo.sheet.motivation')}
          steps={MOTIVATIONS.length}
          at={MOTIVATIONS.indexOf(one.motivation)}
          levelName={name(text, `motivation.${one.motivation}`)}
        />
        <Ladder
          play={play}
          sign="suspicion"
          title={word(text, 'bo.sheet.suspicion')}
          steps={SUSPICIONS.length}
          at={SUSPICIONS.indexOf(one.suspicion)}
          levelName={name(text, `suspicion.${one.suspicion}`)}
        />
      </div>
      <p className={usable ? 'bo-ability bo-ability-on' : 'bo-ability'}>
        <b>
          {word(text, 'bo.sheet.ability')} ({word(text, abilityWord(table, one.id))})
        </b>{' '}
        {name(text, `sheet.${one.id}.text`)}
      </p>
      {one.extraDice.length === 0 ? null : (
        <p className="bo-extra">{word(text, 'bo.sheet.extra', { dice: one.extraDice.join(' + ') })}</p>
      )}
      <div className="bo-slips">
        <h4>
          {word(text, 'bo.sheet.dossier')} <Count n={one.dossier.length} limit={limits.dossier} play={play} />
        </h4>
        {one.dossier.length === 0 ? <i>{word(text, 'bo.sheet.dossier.empty')}</i> : null}
        {one.dossier.map((card) => (
          <CardSlip key={card} card={card} play={play} />
        ))}
      </div>
      <div className="bo-slips">
        <h4>
          {word(text, 'bo.sheet.items')} <Count n={one.items.length} limit={limits.items} play={play} />
        </h4>
        {one.items.length === 0 ? <i>{word(text, 'bo.sheet.items.empty')}</i> : null}
        {one.items.map((item, i) => (
          <ItemTag key={`${item}${i}`} item={item} target={{ kind: 'item', id: `${one.id}:${item}` }} play={play} />
        ))}
      </div>
    </section>
  );
}
