import './claims.css';

import { secluding } from '../../../shared/engine/ask';
import type { ClaimView } from '../../../shared/protocol/rooms';
import { useAllWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { awayTime } from '../people/useAway';
import { hasSay, meOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { ConsentLine, useConsent, useConsenting } from './consent';

/**
 * The claims of seats, told apart by their words, with the reader's answers. It folds to one line, so that the parts
 * below it can be used.
 */
export function ClaimsCard() {
  const { t } = useAllWords();
  const { claims, members } = useTable(({ room }) => room);
  const me = useTable(meOf)?.id ?? null;
  const view = useTable((table) => table.view);
  const { meta } = useTable(({ game }) => game);
  /** The seats with a secret choice. */
  const alone = secluding(meta.secluding, view.waiting);
  const claimed = members.filter(({ id }) => claims.some((claim) => claim.member === id));
  const [only] = claimed;
  const title = () => {
    if (only === undefined || claimed.length > 1) return t('claims.count', { n: claims.length });
    if (only.bot !== null) return t('claims.bot', { n: claims.length, name: only.name });
    if (only.id === me) return t('claims.own', { n: claims.length });
    return t('claims.of', { n: claims.length, name: only.name });
  };
  if (only === undefined) return null;
  return (
    <section className="claims paper slip" aria-label={t('claims.title')} data-testid="claims">
      <details open>
        <summary>{title()}</summary>
        {claimed.map(({ id, name, seat: at, bot }) => (
          <div key={id}>
            {claimed.length > 1 && <h3>{t('claims.seat', { name })}</h3>}
            {me !== null && me !== id && (
              <p className="hint">{t(bot === null ? 'claims.help' : 'claims.bot.help', { name })}</p>
            )}
            {me !== null && alone.some((one) => one.seat === at) && (
              <p className="hint">{t('claims.alone', { name })}</p>
            )}
            <ul>
              {claims
                .filter((claim) => claim.member === id)
                .map((claim) => (
                  <ClaimRow key={claim.id} claim={claim} name={name} />
                ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}

/** @param name the name of the seat's owner */
function ClaimRow({ claim, name }: { readonly claim: ClaimView; readonly name: string }) {
  const { t, language } = useAllWords();
  const me = useTable(meOf)?.id ?? null;
  const says = useTable(hasSay);
  const clockOffsetMs = useTable((table) => table.clockOffsetMs);
  const { id, word, since, agreed, awaited } = claim;
  const { sentences } = useConsent(claim, null);
  const { answer, busy, error } = useConsenting(id);
  useTold(`claim ${id}`, t('claims.told', { name, word }));
  const time = awayTime(Date.now() + clockOffsetMs - since, language);
  const button = (which: 'agree' | 'refuse' | 'go-ahead', look: 'primary' | 'plain') => (
    <button
      type="button"
      className={look}
      aria-label={`${t(`proposal.${which}`)} (${word})`}
      disabled={busy}
      onClick={() => answer(which === 'refuse' ? 'refuse' : 'agree')}
      data-testid={`claim-${which}`}
    >
      {t(`proposal.${which}`)}
    </button>
  );
  return (
    <li data-testid="claim-row">
      <strong translate="no" data-testid="claim-word">
        {word}
      </strong>
      {time !== null && <span className="claim-since">{t('claims.since', { time })}</span>}
      <ConsentLine sentences={sentences} />
      {me !== null && says && (
        <span className="claim-answers">
          {!agreed.includes(me) && button('agree', 'primary')}
          {agreed.includes(me) && awaited.length === 0 && button('go-ahead', 'primary')}
          {button('refuse', 'plain')}
        </span>
      )}
      <ErrorLine error={error} />
    </li>
  );
}
