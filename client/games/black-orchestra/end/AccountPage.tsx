import './account.css';

import { type ReactElement, type ReactNode, useMemo } from 'react';

import { DIE_FACES } from '../../../../shared/games/black-orchestra/board/pieces';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { AccountProps } from '../../../table/contract/contract';
import { Die } from '../glyphs/dice';
import { Pawn } from '../glyphs/tokens';
import { name, word, type WordId } from '../i18n/words';
import { accountOf, type Luck } from './account-of';
import { headlineOf } from './headline';
import { decidingLine, deedsLine, luckLine, playersLine, plotLine, resultLine } from './sentences';
import { Share } from './Share';

/** The account of a match that is over: how it ended, by which roll, who did what, what was tried, and how the dice fell. */
export function AccountPage({
  view,
  facts,
  members,
  text,
  onPast,
  actions,
}: AccountProps<Table, FactsByEdition>): ReactElement | null {
  const { table, over } = view;
  const account = useMemo(() => accountOf(view, facts[table.edition]), [view, facts, table.edition]);
  const head = headlineOf(view, text);
  if (over === null || head === null) return null;
  const { deciding, marks, deeds, plots, luck } = account;
  return (
    <div className={`bo bo-account bo-account-${over.outcome}`}>
      <div className="bo-account-page more-below" data-testid="account-page">
        <div className="bo-account-head">
          <p className="bo-account-label">{word(text, 'bo.account.over', { n: account.turns })}</p>
          <h2>{head.title}</h2>
          <p>{head.why}</p>
          {head.lives !== null && (
            <p className="bo-account-lives">
              <b>{word(text, 'bo.end.lives.value', { lives: head.lives })}</b>
              <span>{word(text, 'bo.account.lives')}</span>
            </p>
          )}
        </div>
        <div className="bo-account-parts">
          {deciding !== null && (
            <Part title="bo.account.deciding.title" text={text}>
              <div className="bo-account-roll">
                <span className="bo-account-dice">
                  {(deciding.roll?.faces ?? []).map((face, i) => (
                    <span key={i} title={name(text, `face.${face}`)}>
                      <Die face={face} size={34} />
                    </span>
                  ))}
                </span>
                <p>{decidingLine(text, deciding)}</p>
              </div>
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
        </div>
      </div>
      <footer className="bo-account-foot">
        <Share text={text} head={head} played={playersLine(text, members, table.conspirators)} account={account} />
        {actions}
      </footer>
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
