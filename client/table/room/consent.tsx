import { Fragment } from 'react';

import type { Consent, MemberId, MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { clockTime } from '../status/status';
import { useElapsed } from './useElapsed';

/**
 * Who has agreed to what the table is asked, and who has not answered yet, in sentences.
 * @param me whoever reads; they are “you”
 * @param by whoever has asked, who is not named again
 */
export function useConsent(
  members: readonly MemberView[],
  me: MemberId | null,
  asked: Consent,
  by: MemberId | null,
): { readonly consent: string; readonly sentences: readonly string[] } {
  const { t, language } = useWords();
  const { agreed, awaited, absent } = asked;
  const elapsed = useElapsed(asked, absent.some(({ forMs }) => forMs !== null) ? 'counts' : 'still');
  const nameOf = (one: MemberId) => members.find((member) => member.id === one)?.name ?? '';
  /** Names as a list; whoever reads comes first, as “you”. */
  const names = (of: readonly MemberId[]) => {
    const others = of.filter((one) => one !== me).map(nameOf);
    return new Intl.ListFormat(language).format(others.length < of.length ? [t('lobby.you'), ...others] : others);
  };
  const here = awaited.filter((one) => absent.every(({ member }) => member !== one));
  const missing = () => {
    if (awaited.every((one) => one === me)) return t('proposal.awaited.you');
    return t('proposal.awaited', { names: names(here), n: here.length });
  };
  const others = agreed.filter((one) => one !== by);
  const consent = others.length === 0 ? '' : t('proposal.agreed', { names: names(others) });
  const sentences = [
    ...(consent === '' ? [] : [consent]),
    ...(here.length > 0 ? [missing()] : []),
    ...absent.map(({ member, forMs }) =>
      forMs === null
        ? t('proposal.absent.always', { name: nameOf(member) })
        : t('proposal.absent', { name: nameOf(member), time: clockTime(forMs - elapsed) }),
    ),
  ];
  return { consent, sentences };
}

/** The sentences of {@link useConsent}, one after another. */
export function ConsentLine({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <span className="proposal-names" data-testid="proposal-names">
      {sentences.map((words, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          <span>{words}</span>
        </Fragment>
      ))}
    </span>
  );
}
