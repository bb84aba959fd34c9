import './kept.css';

import { Fragment } from 'react';

import { isQuestion, type Seat } from '../../../shared/engine/ask';
import type { KeptSeat } from '../../../shared/engine/keeper';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { keeperName } from '../people/keepers';
import { useAway } from '../people/useAway';

/** Which seat is on the screen: one's own, or one that one keeps. */
export type Showing = Seat | 'own';

/**
 * For a stand-in: the seats they stand in for, with a switch between these and their own. For a member who was away:
 * their stand-in, and the button that ends it.
 */
export function KeptBar({
  view,
  members,
  seat,
  text,
  showing,
  onShow,
  gone,
  onSeen,
}: {
  /** One's own view. */
  readonly view: MatchView;
  readonly members: readonly MemberView[];
  readonly seat: Seat | null;
  readonly text: Renderer;
  readonly showing: Showing;
  readonly onShow: (showing: Showing) => void;
  /** The seat that was shown when its owner came back; null once that has been read. */
  readonly gone: Seat | null;
  readonly onSeen: () => void;
}) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const awayFor = useAway(members);
  const nameOf = (of: Seat) => members.find((one) => one.seat === of)?.name ?? '';
  const kept = view.over === null ? (view.kept ?? []) : [];
  const newsOf = ({ seat: of, asks, told }: KeptSeat) => {
    const name = nameOf(of);
    const waits = view.keepers[of]?.alone === 'waits';
    if (showing === of) {
      const what = told.map((one) => text.render(one)).join(' ');
      return [t(waits ? 'kept.seen.waits' : 'kept.seen', { name }), ...(what === '' ? [] : [t('kept.told', { what })])];
    }
    return [t(waits ? 'kept.waits' : asks.some(isQuestion) ? 'kept.asked' : 'kept.yours', { name })];
  };
  const left = gone === null ? [] : [t('kept.gone', { name: nameOf(gone) })];
  // For how long somebody has been away is no news.
  useTold('kept', [...left, ...kept.flatMap(newsOf)].join(' '));
  if (seat === null || view.over !== null) return null;
  const release = (of: Seat) => command.send(() => connection.send('release', { seat: of }));
  const own = view.keepers[seat];
  if (own === undefined && kept.length === 0 && gone === null) return null;
  return (
    <section className="kept-bar" data-testid="kept-bar">
      {gone !== null && (
        <div className="kept-row" data-testid="kept-gone">
          <p>{left}</p>
          <button type="button" className="plain" onClick={onSeen}>
            {t('kept.close')}
          </button>
        </div>
      )}
      {own !== undefined && (
        <div className="kept-row">
          <p>{own.by.kind === 'bot' ? t('kept.own.bot') : t('kept.own', { by: keeperName(own.by, members, t) })}</p>
          <button
            type="button"
            className="primary"
            disabled={command.busy}
            onClick={() => release(seat)}
            data-testid="kept-back"
          >
            {t('kept.back')}
          </button>
        </div>
      )}
      {kept.map((one) => {
        const { seat: of, asks } = one;
        const owner = members.find((one) => one.seat === of);
        const time = owner === undefined ? null : awayFor(owner);
        const shown = showing === of;
        const asked = asks.some(isQuestion);
        const [state, ...before] = newsOf(one);
        return (
          <div key={of} className="kept-row" data-asked={asked ? 'yes' : 'no'} data-testid="kept-seat">
            <p>
              {state}
              {time !== null && <> {t('kept.away', { time })}</>}
              {before.map((what) => (
                <Fragment key={what}> {what}</Fragment>
              ))}
            </p>
            <span className="buttons">
              <button
                type="button"
                className={asked && !shown ? 'primary' : 'plain'}
                onClick={() => onShow(shown ? 'own' : of)}
                data-testid={shown ? 'kept-mine' : 'kept-show'}
              >
                {t(shown ? 'kept.mine' : 'kept.show')}
              </button>
              <button
                type="button"
                className="plain"
                disabled={command.busy}
                onClick={() => release(of)}
                data-testid="kept-give-up"
              >
                {t('kept.give-up')}
              </button>
            </span>
          </div>
        );
      })}
      <ErrorLine error={command.error} />
    </section>
  );
}
