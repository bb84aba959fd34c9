import './proposal.css';

import type { MemberId, ProposalView, ToKeep } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { hasSay, meOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { ConsentLine, useConsent, useConsenting } from './consent';

/**
 * The open proposal: who has agreed, and the buttons to answer. It folds to one line, so that the parts below it can be
 * used.
 */
export function ProposalCard() {
  const proposal = useTable(({ room }) => room.proposal);
  return proposal === null ? null : <Card key={proposal.id} proposal={proposal} />;
}

function Card({ proposal }: { readonly proposal: ProposalView }) {
  const { t } = useWords();
  const { members } = useTable(({ room }) => room);
  const me = useTable(meOf)?.id ?? null;
  const says = useTable(hasSay);
  const { text } = useTable(({ game }) => game);
  const { by, what, agreed, awaited } = proposal;
  const nameOf = (one: MemberId | null) => members.find((member) => member.id === one)?.name ?? '';
  const isBot = (one: MemberId) => members.some(({ id, bot }) => id === one && bot !== null);
  const { consent, sentences } = useConsent(proposal, by);
  const { answer, busy, error } = useConsenting(proposal.id);
  const asked = () => {
    switch (what.kind) {
      case 'rewind': {
        if (what.turn !== undefined) {
          const to = { by: nameOf(by), turn: text.render(what.turn) };
          return t(by === me ? 'proposal.rewind.named.own' : 'proposal.rewind.named', to);
        }
        return t(by === me ? `proposal.rewind.${what.to}.own` : `proposal.rewind.${what.to}`, { by: nameOf(by) });
      }
      case 'keep':
        return wished(what);
      case 'vacate': {
        const who = nameOf(what.member);
        return by === me ? t('proposal.vacate.own', { who }) : t('proposal.vacate', { by: nameOf(by), who });
      }
      case 'call-off':
      case 'pause':
        return t(by === me ? `proposal.${what.kind}.own` : `proposal.${what.kind}`, { by: nameOf(by) });
    }
  };
  const wished = ({ member, by: keeper }: ToKeep) => {
    const who = nameOf(member);
    const of = keeper.kind === 'member' ? keeper.member : null;
    if (of !== null && of === by)
      return by === me ? t('proposal.keep.offer.own', { who }) : t('proposal.keep.offer', { by: nameOf(by), who });
    if (of !== null && of === me) return t('proposal.keep.you', { by: nameOf(by), who });
    const named = keeper.kind === 'bot' ? t(`keep.a-bot.${keeper.level}`) : nameOf(of);
    return by === me
      ? t('proposal.keep.own', { keeper: named, who })
      : t('proposal.keep', { by: nameOf(by), keeper: named, who });
  };
  const button = (word: 'agree' | 'refuse' | 'withdraw' | 'go-ahead', look: 'primary' | 'plain') => (
    <button
      type="button"
      className={look}
      disabled={busy}
      onClick={() => answer(word === 'agree' || word === 'go-ahead' ? 'agree' : 'refuse')}
      data-testid={`proposal-${word}`}
    >
      {t(`proposal.${word}`)}
    </button>
  );
  useTold('proposal', `${asked()} ${consent}`.trim());
  // The author of the proposal can only wait and read whose answers are missing.
  const waits = by === me && awaited.length > 0;
  const answers = <ConsentLine sentences={sentences} />;
  return (
    <section className="proposal paper slip" aria-label={t('proposal.title')} data-testid="proposal">
      <details open={!waits}>
        <summary>
          <span className="proposal-what">{asked()}</span> {waits && answers}
        </summary>
        {what.kind === 'rewind' && what.undone !== null && (
          <p className="proposal-undone">{t('proposal.undone', { what: text.render(what.undone) })}</p>
        )}
        {what.kind === 'vacate' && (
          <p className="hint">
            {t(isBot(what.member) ? 'vacate.bot.help' : 'vacate.help', { who: nameOf(what.member) })}
          </p>
        )}
        {what.kind === 'rewind' && <p className="hint">{t('proposal.rewind.known')}</p>}
        {what.kind === 'keep' && (
          <p className="hint">
            {t('proposal.keep.help', { who: nameOf(what.member) })}
            {what.alone === 'kept' && <> {t('proposal.keep.alone', { who: nameOf(what.member) })}</>}
          </p>
        )}
        {!waits && answers}
        {me !== null && says && (
          <div className="buttons more-foot">
            {!agreed.includes(me) && button('agree', 'primary')}
            {!agreed.includes(me) && button('refuse', 'plain')}
            {agreed.includes(me) && awaited.length === 0 && button('go-ahead', 'primary')}
            {by === me && button('withdraw', 'plain')}
          </div>
        )}
        <ErrorLine error={error} />
      </details>
    </section>
  );
}
