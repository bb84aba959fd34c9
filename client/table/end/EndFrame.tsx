import './end.css';

import { type ReactElement, type RefObject, useState } from 'react';

import type { MemberView, ViewMessage } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Link } from '../../base/ui/Link';
import type { Game } from '../contract/game';
import { Guard } from '../kit/Guard';
import { Part } from '../kit/Part';
import { Scores } from '../predictions/Scores';
import { AccountFrame } from './AccountFrame';

/**
 * What stands in place of the prompt once the match is over: how it ended, its account, and where to go from here.
 */
export function EndFrame({
  view,
  game,
  members,
  extent,
  again,
  box,
  onPast,
}: {
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly members: readonly MemberView[];
  /** Whether there is room for more than the ways on. */
  readonly extent: 'row' | 'all';
  /** What the room offers after a match. */
  readonly again: ReactElement;
  /** Takes the focus when the match ends. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Shows the table as it was at a line of the log. */
  readonly onPast: (line: number) => void;
}): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const leave = (
    <Link className="button" to="/">
      {t('table.leave')}
    </Link>
  );
  return (
    <div className="prompt end-frame" ref={box} tabIndex={-1} data-testid="end">
      {extent === 'all' && (
        <Guard instead={t('status.over')} of={view}>
          <game.client.End view={view} text={game.text} />
        </Guard>
      )}
      {extent === 'all' && <Scores />}
      <div className="end-ways">
        {again}
        <button type="button" className="end-open" onClick={() => setOpen(true)} data-testid="end-open">
          {t('end.account')}
        </button>
        {leave}
      </div>
      {open && (
        <AccountFrame title={t('end.account')} onClose={() => setOpen(false)}>
          <Part
            of={game.client.Account}
            props={{
              view,
              facts: game.facts,
              members,
              text: game.text,
              onPast,
              actions: (
                <div className="end-ways">
                  {again}
                  {leave}
                </div>
              ),
            }}
          />
        </AccountFrame>
      )}
    </div>
  );
}
