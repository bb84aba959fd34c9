import { inLanguage } from '../../../shared/engine/languages';
import type { RoomView } from '../../../shared/protocol/rooms';
import { tvLink } from '../../base/address';
import { useWords } from '../../base/i18n/WordsContext';
import { Page } from '../../base/ui/Page';
import type { Game } from '../../table/contract/game';
import { presetOf, presetWords } from '../games/presets';
import { Invitation } from './Invitation';
import { Seats } from './Seats';

/** The room before the start on a screen for everybody: how phones come in, who is there, and what they wait for. */
export function SharedLobby({ room, game }: { readonly room: RoomView; readonly game: Game }) {
  const { t, language } = useWords();
  const host = room.members.find((member) => member.host);
  const preset = presetWords(game.meta, language, presetOf(game.meta, room.options));
  const { title } = inLanguage(game.meta.announced, language);
  const nothing = () => undefined;
  return (
    <Page title={title}>
      <div className="lobby" data-screen="shared">
        <div className="lobby-people">
          <Invitation code={room.code} title={title} link={tvLink(room.code)}>
            {null}
          </Invitation>
          <p>{t('shared.join')}</p>
        </div>
        <div className="lobby-people">
          <Seats room={room} seat={null} game={game} onSeat={nothing} onFree={nothing} />
          {preset !== undefined && <p>{`${preset.title} · ${preset.about}`}</p>}
          {host !== undefined && <p>{t('lobby.start.wait', { host: host.name })}</p>}
        </div>
      </div>
    </Page>
  );
}
