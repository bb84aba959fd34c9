import { picksPerSeat } from '../../../shared/engine/lobby';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Fold } from '../../base/ui/Fold';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/contract/game';
import { takenBy, toggledPick } from './picking';

/** The reader's choice among the game's characters. Those of other members are shown as taken. */
export function Picks({ room, me, game }: { readonly room: RoomView; readonly me: MemberView; readonly game: Game }) {
  const { t, language } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const allowed = picksPerSeat(game.meta, room.options, room.members.length);
  if (allowed === 0) return null;
  const named = me.picks.map((id) => game.text.render({ m: `pick.${id}` }));
  const summary = named.length === 0 ? t('lobby.picks.none') : new Intl.ListFormat(language).format(named);
  const titled =
    allowed === 1 ? 'lobby.picks' : room.members.length === 1 ? 'lobby.picks.alone' : 'lobby.picks.several';
  const { Figure } = game.client;
  const send = (picks: readonly string[]) => command.send(() => connection.pick(picks));
  return (
    <Fold name="picks" title={t(titled, { n: allowed })} summary={summary}>
      <ErrorLine error={command.error} />
      <div className="picks">
        <button
          type="button"
          className="pick"
          aria-pressed={me.picks.length === 0}
          onClick={() => send([])}
          data-testid="pick-random"
        >
          <span className="pick-name">{t('lobby.random')}</span>
          <span className="pick-help">{t('lobby.random.help', { n: allowed })}</span>
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
              {Figure !== undefined && (
                <span className="pick-figure">
                  <Figure id={id} />
                </span>
              )}
              <span className="pick-name">{game.text.render({ m: `pick.${id}` })}</span>
              {game.text.has(help) && <span className="pick-help">{game.text.render({ m: help })}</span>}
              {other !== null && <span className="pick-taken">{t('lobby.taken', { name: other.name })}</span>}
            </button>
          );
        })}
      </div>
    </Fold>
  );
}
