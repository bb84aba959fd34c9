import { picksPerSeat } from '../../../shared/engine/lobby';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { usePressed } from '../../base/ui/usePressed';
import type { Game } from '../../table/contract/game';
import { takenBy, toggledPick } from './picking';

/**
 * The reader's choice among the game's characters, as cards: one of them, or several where a seat has several. Those of other
 * members are shown as taken.
 */
export function Picks({ room, me, game }: { readonly room: RoomView; readonly me: MemberView; readonly game: Game }) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const allowed = picksPerSeat(game.meta, room.options, room.members.length);
  // Text, since each room that the server sends has a new list.
  const { shown, press } = usePressed(me.picks.join(' '), command, (ids) =>
    connection.send('pick', { picks: listOf(ids) }),
  );
  if (allowed === 0) return null;
  const titled =
    allowed === 1 ? 'lobby.picks' : room.members.length === 1 ? 'lobby.picks.alone' : 'lobby.picks.several';
  const picked = listOf(shown);
  const { Figure } = game.client;
  return (
    <fieldset className="picks-choice">
      <legend>{t(titled, { n: allowed })}</legend>
      <ErrorLine error={command.error} />
      <div className="picks" data-sideways>
        <label className="pick" data-chosen={picked.length === 0 ? 'yes' : 'no'} data-testid="pick-random">
          <input
            type={allowed === 1 ? 'radio' : 'checkbox'}
            name="pick"
            checked={picked.length === 0}
            onChange={() => press('')}
          />
          <span className="pick-name">{t('lobby.random')}</span>
          <span className="pick-help">{t('lobby.random.help', { n: allowed })}</span>
        </label>
        {game.meta.picks.ids.map((id) => {
          const other = takenBy(room.members, me, id);
          const help = `pick.${id}.help`;
          return (
            <label
              key={id}
              className="pick"
              data-chosen={picked.includes(id) ? 'yes' : 'no'}
              data-taken={other === null ? 'no' : 'yes'}
              data-testid="pick"
              data-pick={id}
            >
              <input
                type={allowed === 1 ? 'radio' : 'checkbox'}
                name="pick"
                checked={picked.includes(id)}
                disabled={other !== null}
                onChange={({ target }) => {
                  // A card that was cut at the edge is read once it is chosen.
                  target.closest('.pick')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                  press(toggledPick(picked, id, allowed).join(' '));
                }}
              />
              {Figure !== null && (
                <span className="pick-figure">
                  <Figure id={id} />
                </span>
              )}
              <span className="pick-name">{game.text.render({ m: `pick.${id}` })}</span>
              {game.text.has(help) && <span className="pick-help">{game.text.render({ m: help })}</span>}
              {other !== null && <span className="pick-taken">{t('lobby.taken', { name: other.name })}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function listOf(ids: string): readonly string[] {
  return ids === '' ? [] : ids.split(' ');
}
