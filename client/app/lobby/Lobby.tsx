import { useState } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import { inLanguage } from '../../../shared/engine/languages';
import type { MemberId, RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Page } from '../../base/ui/Page';
import type { Game } from '../../table/contract/game';
import { Slip } from '../../table/kit/Slip';
import { DevicesSlip } from '../../table/room/DevicesSlip';
import { ForgetfulNote } from '../../table/room/ForgetfulNote';
import { Knocks } from '../../table/room/Knocks';
import { PlayedGames } from '../../table/room/PlayedGames';
import { ScreenSlip } from '../../table/room/ScreenSlip';
import { RulesButton } from '../../table/rules/RulesButton';
import { BotsSlip } from './BotsSlip';
import { Invitation } from './Invitation';
import { LobbyChat, LobbyChatButton, useLobbyChat } from './LobbyChat';
import { OptionsSlip } from './OptionsSlip';
import { Picks } from './Picks';
import { Presets } from './Presets';
import { Seats } from './Seats';
import { HostSlip, OwnSeatSlip } from './SeatSlip';
import { StartFoot } from './StartFoot';

/** What lies over the lobby: one slip at a time. */
type Open =
  | { readonly kind: 'nothing' | 'own-seat' | 'bots' | 'options' | 'screen' | 'played' }
  | { readonly kind: 'devices'; readonly first: 'list' | 'code' }
  | { readonly kind: 'member'; readonly id: MemberId };

const NOTHING: Open = { kind: 'nothing' };

/** The room before the start: its link, its players, their picks, and how the table plays. */
export function Lobby({
  room,
  seat,
  game,
  onLeft,
  onTakeSeat,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly game: Game;
  readonly onLeft: () => void;
  readonly onTakeSeat: () => void;
}) {
  const { t, language } = useWords();
  const chat = useLobbyChat();
  const [open, setOpen] = useState<Open>(NOTHING);
  const close = () => setOpen(NOTHING);
  const me = room.members.find((member) => member.seat === seat) ?? null;
  const who = me === null ? 'spectator' : me.host ? 'host' : 'guest';
  const { title } = inLanguage(game.meta.announced, language);
  const other = open.kind === 'member' ? room.members.find(({ id }) => id === open.id) : undefined;
  return (
    <Page title={title} tools={<RulesButton className="page-rules" label="rules.short" />}>
      <div className="lobby">
        <div className="lobby-people">
          {me?.devices === 1 && (
            <ForgetfulNote code={room.code} onPair={() => setOpen({ kind: 'devices', first: 'code' })} />
          )}
          <Knocks room={room} seat={seat} />
          <Invitation code={room.code} title={title}>
            <button
              type="button"
              className="plain"
              onClick={() => setOpen({ kind: 'screen' })}
              data-testid="screen-open"
            >
              {t('lobby.screen')}
            </button>
          </Invitation>
          <Seats
            room={room}
            seat={seat}
            game={game}
            onSeat={({ id }) => setOpen(id === me?.id ? { kind: 'own-seat' } : { kind: 'member', id })}
            onFree={() => setOpen({ kind: 'bots' })}
          />
          {room.played.length > 0 && (
            <button
              type="button"
              className="plain"
              onClick={() => setOpen({ kind: 'played' })}
              data-testid="played-open"
            >
              {t('played.title')}: {t('played.count', { n: room.played.length })}
            </button>
          )}
        </div>
        {me !== null && <Picks room={room} me={me} game={game} />}
        <Presets
          room={room}
          game={game}
          who={who === 'host' ? 'host' : 'guest'}
          onAll={() => setOpen({ kind: 'options' })}
        />
        <StartFoot room={room} me={me} game={game} onTakeSeat={onTakeSeat}>
          <LobbyChatButton chat={chat} />
        </StartFoot>
        <LobbyChat chat={chat} />
      </div>
      {open.kind === 'own-seat' && me !== null && (
        <OwnSeatSlip
          meta={game.meta}
          room={room}
          me={me}
          free={room.entrance === 'locked' ? 0 : Math.max(0, game.meta.maxSeats - room.members.length)}
          onDevices={() => setOpen({ kind: 'devices', first: 'list' })}
          onLeft={onLeft}
          onClose={close}
        />
      )}
      {open.kind === 'devices' && me !== null && (
        <DevicesSlip code={room.code} me={me} first={open.first} onClose={close} />
      )}
      {other !== undefined && <HostSlip room={room} member={other} onClose={close} />}
      {open.kind === 'bots' && <BotsSlip meta={game.meta} onClose={close} />}
      {open.kind === 'options' && <OptionsSlip room={room} game={game} who={who} onClose={close} />}
      {open.kind === 'screen' && <ScreenSlip code={room.code} onClose={close} />}
      {open.kind === 'played' && (
        <Slip title={t('played.title')} id="played-slip" onClose={close}>
          <PlayedGames played={room.played} game={game} />
        </Slip>
      )}
    </Page>
  );
}
