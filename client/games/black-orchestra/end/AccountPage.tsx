import './account.css';
import './end-scene.css';

import { type ReactElement, type ReactNode, useId, useMemo, useState } from 'react';

import { DIE_FACES, MOST_LIVES } from '../../../../shared/games/black-orchestra/board/pieces';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { type Ending, headlineOf } from '../../../../shared/games/black-orchestra/pictures/headline';
import { type OnCard, outcomeCard } from '../../../../shared/games/black-orchestra/pictures/outcome-card';
import { drawn } from '../../../../shared/games/black-orchestra/pictures/scenery';
import { card } from '../../../../shared/games/black-orchestra/pictures/svg';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { pageLink } from '../../../base/address';
import type { AccountProps } from '../../../table/contract/contract';
import { Die } from '../glyphs/dice';
import { Pawn } from '../glyphs/tokens';
import { name, word, type WordId } from '../i18n/words';
import { type Account, accountOf, type Decided, type Luck } from './account-of';
import { Course } from './Course';
import { EndScene, useEndScene } from './EndScene';
import { addressOf } from './picture';
import { Pictures } from './Pictures';
import { accountText, decidingLine, deedsLine, luckLine, playersLine, plotLine, resultLine } from './sentences';
import { Share } from './Share';

type Props = AccountProps<Table, FactsByEdition>;

/**
 * The account of a match that is over, after the scene of its end: how it ended, what decided it, its course, its heaviest moments as
 * pictures, who did what, what was tried, and how the dice fell.
 */
export function AccountPage({ view, facts, members, text, onPast, actions }: Props): ReactElement | null {
  const { table, over } = view;
  const account = useMemo(() => accountOf(view, facts[table.edition]), [view, facts, table.edition]);
  const head = headlineOf(view, text);
  const leaveScene = useEndScene(over, onPast === null ? 'from-afar' : 'by-hand');
  if (over === null || head === null) return null;
  const { decided, marks, deeds, plots, luck, pictures, turns } = account;
  if (leaveScene !== null) return <EndScene head={head} turns={turns} text={text} onDone={leaveScene} />;
  return (
    <div className={`bo bo-account bo-account-${over.outcome}`}>
      <div className="bo-account-page more-below" data-testid="account-page">
        <div className="bo-account-head">
          <img src={addressOf(card([drawn(head.scenery, 'middle')]))} alt="" />
          <div className="bo-account-words">
            <p className="bo-account-label">{word(text, 'bo.account.over', { n: turns })}</p>
            <h2>{head.title}</h2>
            <p>{head.why.join(' ')}</p>
            {head.lives !== null && (
              <p className="bo-account-lives">
                <b>{word(text, 'bo.end.lives.value', { lives: head.lives })}</b>
                <span>{word(text, 'bo.account.lives', { most: MOST_LIVES })}</span>
              </p>
            )}
          </div>
        </div>
        <div className="bo-account-parts">
          {decided !== null && (
            <section className="bo-account-decided" data-by={decided.by}>
              <h3>{word(text, `bo.account.decided.${decided.by}`)}</h3>
              <Deciding decided={decided} text={text} />
            </section>
          )}
          <Course marks={marks} turns={turns} />
          {pictures.length > 0 && onPast !== null && (
            <Part title="bo.account.pictures" text={text}>
              <Pictures pictures={pictures} text={text} onPast={onPast} />
            </Part>
          )}
          <Part title="bo.account.deeds" text={text}>
            <ul className="bo-account-deeds">
              {deeds.map((deed) => {
                const one = table.conspirators.find(({ id }) => id === deed.id);
                const player = members.find(({ seat }) => seat === one?.seat)?.name;
                if (one === undefined) return null;
                return (
                  <li key={deed.id}>
                    <Pawn sheet={one.id} size={34} />
                    <div>
                      <b>{name(text, `sheet.${one.id}`)}</b>{' '}
                      <span className="bo-account-player">
                        {one.seat === view.you ? word(text, 'bo.account.you') : player}
                      </span>
                      <p>{deedsLine(text, deed)}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          </Part>
          <Part title="bo.account.plots" text={text}>
            {plots.length === 0 ? (
              <p>{word(text, 'bo.account.plots.none')}</p>
            ) : (
              <ul className="bo-account-plots">
                {plots.map((plot) => (
                  <li key={plot.at} data-outcome={plot.outcome}>
                    <p>{plotLine(text, plot)}</p>
                    <p className="bo-account-result">{resultLine(text, plot)}</p>
                  </li>
                ))}
              </ul>
            )}
          </Part>
          {luck !== null && luck.dice > 0 && (
            <Part title="bo.account.luck" text={text} aside={word(text, 'bo.account.luck.dice', { n: luck.dice })}>
              <Bar face="targets" luck={luck} label={luckLine(text, 'targets', luck)} />
              <Bar face="eagles" luck={luck} label={luckLine(text, 'eagles', luck)} />
            </Part>
          )}
          {onPast !== null && (
            <Part title="bo.account.line" text={text}>
              <ol className="bo-account-line">
                <li>
                  <button type="button" onClick={() => onPast(0)}>
                    <span>{word(text, 'bo.account.turn', { n: 1 })}</span>{' '}
                    <span>{word(text, 'bo.account.from-start')}</span>
                  </button>
                </li>
                {marks.map(({ at, turn, sentence, tone, kind }) => (
                  <li key={at} data-tone={tone} data-kind={kind}>
                    <button type="button" onClick={() => onPast(at)}>
                      <span>{word(text, 'bo.account.turn', { n: turn })}</span> <span>{text.render(sentence)}</span>
                    </button>
                  </li>
                ))}
              </ol>
            </Part>
          )}
          {onPast !== null && (
            <Part title="bo.account.share" text={text}>
              <ShareCard view={view} members={members} text={text} head={head} account={account} />
            </Part>
          )}
        </div>
      </div>
      {actions !== null && <footer className="bo-account-foot">{actions}</footer>}
    </div>
  );
}

/** What decided the match: the dice and their chance, or whom the last arrests took. */
function Deciding({ decided, text }: { readonly decided: Decided; readonly text: Props['text'] }): ReactElement {
  if (decided.by === 'arrests') {
    const { moment, turn } = decided.pictured;
    return (
      <>
        <p>
          <b>{word(text, 'bo.account.turn', { n: turn })}</b> {text.render(moment.head)}
        </p>
        {moment.rest.map((line, i) => (
          <p key={i}>{text.render(line)}</p>
        ))}
      </>
    );
  }
  const { plot } = decided;
  return (
    <div className="bo-account-roll">
      <span className="bo-account-dice">
        {(plot.roll?.faces ?? []).map((face, i) => (
          <span key={i} title={name(text, `face.${face}`)}>
            <Die face={face} size={34} />
          </span>
        ))}
      </span>
      <p>
        {decidingLine(text, plot)} {decided.by === 'closest' && resultLine(text, plot)}
      </p>
    </div>
  );
}

/** The card of the outcome as it would be sent, with or without the names of the players. */
function ShareCard({
  view: { table },
  members,
  text,
  head,
  account,
}: Pick<Props, 'view' | 'members' | 'text'> & { readonly head: Ending; readonly account: Account }): ReactElement {
  const [names, setNames] = useState<'shown' | 'hidden'>('hidden');
  const label = useId();
  const people = table.conspirators.map(({ id, seat }): OnCard => {
    const player = members.find((member) => member.seat === seat)?.name ?? null;
    return { sheet: id, name: names === 'shown' ? player : null };
  });
  const { decided } = account;
  const drawing = () =>
    outcomeCard(text, head, decided === null || decided.by === 'arrests' ? null : decided.plot, people);
  return (
    <div className="bo-pictures">
      <img src={addressOf(drawing())} width={1200} height={630} alt={[head.title, ...head.why].join(' ')} />
      <label className="bo-account-names" htmlFor={label}>
        <input
          id={label}
          type="checkbox"
          checked={names === 'shown'}
          onChange={({ target }) => setNames(target.checked ? 'shown' : 'hidden')}
        />
        {word(text, 'bo.account.share.names')}
      </label>
      <Share
        text={text}
        drawing={drawing}
        link={pageLink()}
        copy={() => accountText(text, head, playersLine(text, members, table.conspirators), account)}
      />
    </div>
  );
}

function Part({
  title,
  text,
  aside,
  children,
}: {
  readonly title: WordId;
  readonly text: AccountProps<Table>['text'];
  readonly aside?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="bo-account-part">
      <h3>
        {word(text, title)}
        {aside !== undefined && <span>{aside}</span>}
      </h3>
      <div className="bo-account-sheet">{children}</div>
    </section>
  );
}

/** How many of a face fell: a bar, with a mark where expectation lies. The sentence says the same. */
function Bar({
  face,
  luck,
  label,
}: {
  readonly face: 'targets' | 'eagles';
  readonly luck: Luck;
  readonly label: string;
}): ReactElement {
  const { fell, expected } = luck[face];
  const most = Math.max(fell, expected) * 1.2;
  const [shown] = DIE_FACES.filter((one) => `${one}s` === face);
  return (
    <div className="bo-account-luck">
      {shown !== undefined && <Die face={shown} size={24} />}
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className="bo-account-ground" width="100" height="12" />
        <rect className={`bo-account-${face}`} width={(fell / most) * 100} height="12" />
        <rect className="bo-account-expected" x={(expected / most) * 100} width="0.8" height="12" />
      </svg>
      <p>{label}</p>
    </div>
  );
}
