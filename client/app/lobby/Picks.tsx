import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/game';
import { picksPerSeat, takenBy, toggledPick } from './picks';

/** One's own pick among the game's characters; what others have is shown as taken. */
export function Picks({ room, me, game }: { readonly room: RoomView; readonly me: MemberView; readonly game: Game }) {
  const { say } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const allowed = picksPerSeat(game.meta, room.members.length);
  if (allowed === 0) return null;
  const send = (picks: readonly string[]) => command.send(() => connection.pick(picks));
  return (
    <section className="sheet">
      <h2>{allowed === 1 ? say('lobby.picks') : say('lobby.picks.several', { n: allowed })}</h2>
      <ErrorLine error={command.error} />
      <div className="picks">
        <button
          type="button"
          className="pick"
          aria-pressed={me.picks.length === 0}
          onClick={() => send([])}
          data-testid="pick-random"
        >
          <span className="pick-name">{say('lobby.random')}</span>
          <span className="pick-help">{say('lobby.random.help', { n: allowed })}</span>
        </button>
        {game.meta.picks.ids.map((id) => {
          const other = takenBy(room.members, me, id);
          const help = `pick.${id}.help`;
          return (
            <button
              key={id}
              type="button"
              className="pick"
              aria-pressed={me.picks.includes(id)}
              disabled={other !== null}
              onClick={() => send(toggledPick(me.picks, id, allowed))}
              data-testid="pick"
              data-pick={id}
            >
              <span className="pick-name">{game.text.render({ m: `pick.${id}` })}</span>
              {game.text.has(help) && <span className="pick-help">{game.text.render({ m: help })}</span>}
              {other !== null && <span className="pick-taken">{say('lobby.taken', { name: other.name })}</span>}
            </button>
          );
        })}
      </div>
    </section>
  );
}
