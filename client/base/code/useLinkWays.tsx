import type { ReactElement } from 'react';

import { useWords } from '../i18n/WordsContext';
import { LinkField } from './LinkField';
import { Outcome } from './Outcome';
import { useGiving } from './useGiving';

/** The parts by which a page gives the link of a room: each page puts them where it has room. */
interface LinkWays {
  readonly copy: ReactElement;
  /** Null where the browser has no apps to share with. */
  readonly share: ReactElement | null;
  /** What became of the link, which stands there to be selected where nothing else worked. */
  readonly outcome: ReactElement;
}

/** The buttons that share and copy the link of a room, and what came of them. */
export function useLinkWays(title: string, link: string): LinkWays {
  const { t } = useWords();
  const giving = useGiving(title, link);
  return {
    copy: (
      <button type="button" className="plain" onClick={giving.copy} data-testid="copy">
        {t('lobby.copy')}
      </button>
    ),
    share: giving.sharing ? (
      <button type="button" className="plain" onClick={giving.share} data-testid="share">
        {t('lobby.share')}
      </button>
    ) : null,
    outcome: (
      <>
        {giving.byHand && <LinkField link={link} label={t('lobby.link')} field={giving.field} testId="room-link" />}
        <Outcome of={giving.outcome} />
      </>
    ),
  };
}
