import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import { missionOf } from '../../../../shared/games/moonless-alley/board/cards';
import { ZONE_IDS } from '../../../../shared/games/moonless-alley/board/zones';
import { strengthIn } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Table } from '../../../../shared/games/moonless-alley/table';
import { SeatMark } from '../../../base/ui/SeatMark';
import type { AccountProps } from '../../../table/contract/contract';
import { placesOf, useOutcome } from '../../../table/people/useOutcome';
import { Cited } from '../../../table/rules/Cited';
import { shortName, standingOf } from '../drawing';
import { ZoneHeads } from '../glyphs/ZoneHeads';
import { Lantern, ZoneSign } from '../glyphs/ZoneSign';
import { word } from '../i18n/words';
import { masters, standingIn } from '../sheets/standing';
import { DECIDERS, type Party, partyOf, tieOf } from './ties';
import { type Turned, turningOrder, useTurning } from './turning';

type Props = AccountProps<Table>;

/** The report of a match: everybody's missions turned one by one, what decided a tie, and the zones as they stood. */
export function Account(props: Props): ReactElement | null {
  const { view, text, actions } = props;
  const { table, over } = view;
  const outcome = useOutcome();
  const order = turningOrder(table);
  const { n, to } = useTurning(over, order.length);
  if (over?.outcome !== 'ranked' || table.bared === null) return null;
  const { scored } = table.bared;
  const isDone = n >= order.length;
  const standing = standingOf(table);
  const parties = placesOf(over.places, table.options.teams === 'on' ? 'teams' : 'alone').map(({ n: place, seats }) =>
    partyOf(place, seats, scored, standing),
  );
  return (
    <div className="ma ma-account" data-testid="account-page">
      <h2>{isDone ? outcome : word(text, 'ma.end.turning')}</h2>
      <Stepper {...props} order={order} n={n} to={to} />
      <ol className="ma-places" data-testid="places">
        {parties.map((party, i) => (
          <li key={i}>
            <b className="ma-place">{isDone ? word(text, 'ma.end.place', { n: party.n }) : ''}</b>
            <div>
              {party.seats.map((seat) => (
                <Turning key={seat} {...props} seat={seat} turned={order.slice(0, n)} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {isDone && <Tie {...props} parties={parties} />}
      {isDone && <LastZones {...props} />}
      <div className="ma-account-foot">{actions}</div>
    </div>
  );
}

/** The mission that was turned last, what it pays and why, with the way to the one before and the next. */
function Stepper({
  view: { table },
  nameOf,
  text,
  order,
  n,
  to,
}: Props & {
  readonly order: readonly Turned[];
  readonly n: number;
  readonly to: (wanted: number) => void;
}): ReactElement | null {
  if (order.length === 0) return null;
  const last = order[n - 1];
  const mission = last === undefined ? undefined : table.bared?.scored[last.seat]?.[last.i];
  const said = (): string => {
    if (last === undefined || mission === undefined) return word(text, 'ma.end.first');
    const { card, zone, pays } = mission;
    const p = { who: nameOf(last.seat), card: shortName(text, card), n: missionOf(card).bounty };
    if (pays > 0) return word(text, 'ma.end.pays', p);
    const { zones, condition } = missionOf(card);
    const among = condition === 'where-it-lies' ? [zone] : zones;
    const why = among
      .map((one) =>
        word(text, 'ma.end.master', { zone: { m: `zone.${one}` }, who: masters(standingOf(table), one, text) }),
      )
      .join(', ');
    return word(text, 'ma.end.fails', { ...p, why });
  };
  return (
    <div className="ma-stepper">
      <button type="button" aria-label={word(text, 'ma.end.back')} disabled={n === 0} onClick={() => to(n - 1)}>
        ‹
      </button>
      <p aria-live="polite">
        <b>{word(text, 'ma.end.count', { n, all: order.length })}</b> {said()}
      </p>
      <button
        type="button"
        aria-label={word(text, 'ma.end.next')}
        disabled={n >= order.length}
        onClick={() => to(n + 1)}
      >
        ›
      </button>
      {n < order.length && (
        <button type="button" className="ma-stepper-all" onClick={() => to(order.length)} data-testid="turn-all">
          {word(text, 'ma.end.all')}
        </button>
      )}
    </div>
  );
}

/** The missions of a seat as far as they are turned, and what they come to. */
function Turning({
  view: { table },
  members,
  nameOf,
  text,
  seat,
  turned,
}: Props & { readonly seat: Seat; readonly turned: readonly Turned[] }): ReactElement {
  const member = members.find((one) => one.seat === seat);
  const scored = table.bared?.scored[seat] ?? [];
  const isTurned = (i: number): boolean => turned.some((one) => one.seat === seat && one.i === i);
  const sum = scored.reduce((so, { pays }, i) => (isTurned(i) ? so + pays : so), 0);
  return (
    <div className="ma-turning">
      <span className="ma-turning-who">
        {member !== undefined && <SeatMark member={member} />}
        <b>{nameOf(seat)}</b>
      </span>
      <ul>
        {scored.map(({ card, pays }, i) => {
          const { zones, bounty } = missionOf(card);
          const shown = isTurned(i);
          return (
            <li key={i} data-pays={!shown ? 'unknown' : pays > 0 ? 'yes' : 'no'}>
              {shown && (
                <>
                  <span className="sr-only">{shortName(text, card)}</span>
                  {zones.slice(0, 2).map((zone) => (
                    <i key={zone} data-zone={zone}>
                      <ZoneSign of={zone} />
                    </i>
                  ))}
                  <b>{bounty}</b>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <b className="ma-turning-sum">{sum}</b>
    </div>
  );
}

/** Why those who are level in bounties have their places. */
function Tie({ nameOf, text, parties }: Props & { readonly parties: readonly Party[] }): ReactElement | null {
  const tie = tieOf(parties);
  if (tie === null) return null;
  const figure = (of: 'zones' | 'strength'): string =>
    tie.level.map((party) => `${party.seats.map(nameOf).join(' + ')} ${party[of]}`).join(' · ');
  return (
    <section className="ma-tie">
      <h3>{word(text, 'ma.end.tie', { n: tie.level[0]?.bounties ?? 0 })}</h3>
      <ol>
        {DECIDERS.map((one) => (
          <li key={one} data-decides={one === tie.by ? 'yes' : 'no'}>
            {word(text, `ma.end.by.${one}`)} {one !== 'shared' && <b>{figure(one)}</b>}
          </li>
        ))}
      </ol>
      <p>
        <Cited text={word(text, 'ma.ties')} />
      </p>
    </section>
  );
}

/** The zones of everybody as they stood at the end. */
function LastZones({ view: { table, over }, members, nameOf, text }: Props): ReactElement {
  const standing = standingOf(table);
  const seats = over?.outcome === 'ranked' ? over.places.flat() : [];
  return (
    <table className="ma-last">
      <caption>{word(text, 'ma.end.zones')}</caption>
      <ZoneHeads text={text} />
      <tbody>
        {seats.map((seat) => {
          const member = members.find((one) => one.seat === seat);
          return (
            <tr key={seat}>
              <th scope="row">
                {member !== undefined && <SeatMark member={member} />}
                {nameOf(seat)}
              </th>
              {ZONE_IDS.map((zone) => {
                const stands = standingIn(standing, seat, zone);
                return (
                  <td key={zone} data-stands={stands}>
                    {stands === 'dominates' && <Lantern />}
                    {stands === 'ties' && '= '}
                    {strengthIn(standing, seat, zone)}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
