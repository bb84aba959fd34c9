import { Fragment } from 'react';

import type { Consent, MemberId, ProposalId } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';
import { useWords } from '../../base/i18n/WordsContext';
import { useCommand } from '../../base/ui/useCommand';
import { clockTime } from '../kit/clock-time';
import { meOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { useElapsed } from './useElapsed';

/**
 * The consent to a proposal in sentences: who has agreed, and who has not answered yet; the reader is “you”.
 * @param by the author of the proposal, who is not named again
 */
export function useConsent(
  asked: Consent,
  by: MemberId | null,
): { readonly consent: string; readonly sentences: readonly string[] } {
  const { t, language } = useWords();
  const { members } = useTable(({ room }) => room);
  const me = useTable(meOf)?.id ?? null;
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

/** How the reader answers what the table is asked. While presses only explain, an answer is not given but the reason told. */
export function useConsenting(id: ProposalId): {
  readonly answer: (how: 'agree' | 'refuse') => void;
  readonly busy: boolean;
  readonly error: CommandError | null;
} {
  const connection = useConnection();
  const { send, busy, error } = useCommand();
  const { look } = useActions();
  const looks = useTable(({ mode }) => mode === 'look');
  const answer = (how: 'agree' | 'refuse') => {
    if (looks) look({ dialog: 'look-only' });
    else send(() => connection.send(how, { proposal: id }));
  };
  return { answer, busy, error };
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
