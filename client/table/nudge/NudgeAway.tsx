import type { Seat } from '../../../shared/engine/ask';
import { awaitedSeats } from '../../../shared/engine/keeper';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberView } from '../../../shared/protocol/rooms';
import type { Game } from '../contract/game';
import { NudgeButton } from './NudgeButton';

/**
 * Nudges whoever the table waits for while they are away, beside the sentence that says so. Of several one after another: the next
 * one once the first is back, or in the list of people.
 */
export function NudgeAway({
  members,
  seat,
  view,
  meta,
}: {
  readonly members: readonly MemberView[];
  /** One's own seat. */
  readonly seat: Seat | null;
  readonly view: Pick<MatchView, 'keepers' | 'waiting'>;
  readonly meta: Pick<Game['meta'], 'secluding'>;
}) {
  const awaited = awaitedSeats(meta.secluding, view.keepers, view.waiting);
  const gone = members.find(({ seat: of, connected, vacant }) => !connected && !vacant && awaited.includes(of));
  if (gone === undefined) return null;
  return <NudgeButton key={gone.id} member={gone} seat={seat} view={view} meta={meta} length="brief" />;
}
