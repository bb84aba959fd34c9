import './claims.css';

import type { Seat } from '../../../shared/engine/ask';
import type { ClaimView, MemberId, MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { ConsentLine, useConsent } from './consent';
import { awayTime } from './useAway';

/**
 * Who asks for the seats of members who are away, by the words that tell claims apart, and one's own answers. It folds to one line, so
 * that what lies below it can be used.
 */
export function ClaimsCard({
  room,
  seat,
  alone,
  clockOffsetMs,
  held,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  /** The seats that are being asked something alone. */
  readonly alone: readonly Seat[];
  /** How far the server's clock is ahead of this browser's. */
  readonly clockOffsetMs: number;
  /** Says why no answer is given now, while presses only explain; null where they act. */
  readonly held: (() => void) | null;
}) {
  const { t } = useWords();
  const { claims, members } = room;
  const me = members.find((member) => member.seat === seat)?.id ?? null;
  const claimed = members.filter(({ id }) => claims.some((claim) => claim.member === id));
  const [only] = claimed;
  const title = () => {
    if (only === undefined || claimed.length > 1) return t('claims.count', { n: claims.length });
    if (only.id === me) return t('claims.own', { n: claims.length });
    return t('claims.of', { n: claims.length, name: only.name });
  };
  if (only === undefined) return null;
  return (
    <section className="claims slip-card" aria-label={t('claims.title')} data-testid="claims">
      <details open>
        <summary>{title()}</summary>
        {claimed.map(({ id, name, seat: at }) => (
          <div key={id}>
            {claimed.length > 1 && <h3>{t('claims.seat', { name })}</h3>}
            {me !== null && me !== id && <p className="hint">{t('claims.help', { name })}</p>}
            {me !== null && alone.includes(at) && <p className="hint">{t('claims.alone', { name })}</p>}
            <ul>
              {claims
                .filter((claim) => claim.member === id)
                .map((claim) => (
                  <ClaimRow
                    key={claim.id}
                    claim={claim}
                    name={name}
                    members={members}
                    me={me}
                    clockOffsetMs={clockOffsetMs}
                    held={held}
                  />
                ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}

function ClaimRow({
  claim,
  name,
  members,
  me,
  clockOffsetMs,
  held,
}: {
  readonly claim: ClaimView;
  /** Of whose seat it is. */
  readonly name: string;
  readonly members: readonly MemberView[];
  readonly me: MemberId | null;
  readonly clockOffsetMs: number;
  readonly held: (() => void) | null;
}) {
  const { t, language } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const { id, word, since, agreed, awaited } = claim;
  const { sentences } = useConsent(members, me, claim, null);
  useTold(`claim ${id}`, t('claims.told', { name, word }));
  const time = awayTime(Date.now() + clockOffsetMs - since, language);
  const button = (answer: 'agree' | 'refuse' | 'go-ahead', look: 'primary' | 'plain') => (
    <button
      type="button"
      className={look}
      aria-label={`${t(`proposal.${answer}`)} (${word})`}
      disabled={command.busy}
      onClick={held ?? (() => command.send(() => (answer === 'refuse' ? connection.refuse(id) : connection.agree(id))))}
      data-testid={`claim-${answer}`}
    >
      {t(`proposal.${answer}`)}
    </button>
  );
  return (
    <li data-testid="claim-row">
      <strong translate="no" data-testid="claim-word">
        {word}
      </strong>
      {time !== null && <span className="claim-since">{t('claims.since', { time })}</span>}
      <ConsentLine sentences={sentences} />
      {me !== null && (
        <span className="claim-answers">
          {!agreed.includes(me) && button('agree', 'primary')}
          {agreed.includes(me) && awaited.length === 0 && button('go-ahead', 'primary')}
          {button('refuse', 'plain')}
        </span>
      )}
      <ErrorLine error={command.error} />
    </li>
  );
}
