import { type SubmitEvent, useState } from 'react';

import { allowedBy } from '../../../shared/engine/allowed';
import { inLanguage } from '../../../shared/engine/languages';
import type { RoomView, Standing } from '../../../shared/protocol/rooms';
import { storedName } from '../../base/browser-storage';
import { useShownCode } from '../../base/code/useShownCode';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { setScreen } from '../../base/shared-screen';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Page } from '../../base/ui/Page';
import type { Game } from '../../table/contract/game';
import { botsToAsk } from '../../table/room/bots-to-ask';
import { NameField } from '../NameField';
import { ClaimSeat } from './ClaimSeat';
import { useSit } from './useSit';
import { WatchOffer } from './WatchOffer';

/** Whether somebody comes anew, has lost a seat in the room, or was taken out of it. */
export type Visitor = 'new' | 'seat-lost' | 'left-out' | 'seat-replaced' | 'kicked';

/**
 * The form by which a visitor takes a seat in a room, comes back to one's own, or chooses to watch, here or as a shared screen. It
 * says who is there already.
 */
export function TakeSeat({
  room,
  game,
  visitor,
  former,
  standing,
  watcher,
  onSeated,
  onNamed,
  onWatch,
  onContinue,
}: {
  readonly room: RoomView;
  readonly game: Game;
  readonly visitor: Visitor;
  /** The token of a visitor who was taken out; null for all others. */
  readonly former: string | null;
  /** Whether the visitor is let in. */
  readonly standing: Standing;
  /** The name under which the visitor watches, or has asked to. */
  readonly watcher: string | null;
  readonly onSeated: () => void;
  /** The visitor has given a name as a spectator. */
  readonly onNamed: () => void;
  readonly onWatch: () => void;
  /** Leads to the form for a seat that the visitor has on another device. */
  readonly onContinue: () => void;
}) {
  const { t, language } = useAllWords();
  const shownCode = useShownCode(room.code);
  const connection = useConnection();
  const [name, setName] = useState(storedName);
  const sit = useSit(name, { inside: onSeated, former });
  const { title, about } = inLanguage(game.meta.announced, language);
  const vacant = room.members.filter((member) => member.vacant);
  const running = room.phase === 'playing';
  const unlocked = room.phase === 'lobby' ? game.meta.maxSeats - room.members.length : vacant.length;
  const free = room.entrance === 'open' ? unlocked : 0;
  const seated = room.members.filter((member) => !member.vacant).map((member) => member.name);
  const passesOn = allowedBy(game.meta).succession !== 'never';
  const bots = passesOn ? botsToAsk(room).map((member) => member.name) : [];
  const asksForBot = bots.length > 0;
  const list = new Intl.ListFormat(language);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter in the name's field submits a form without such a button as well.
    if (free > 0) sit.join(room.code, (applicant) => connection.join({ code: room.code, ...applicant }));
  };
  const playing = running ? 'take-seat.full.running' : 'take-seat.full';
  const full = room.entrance === 'locked' ? 'take-seat.locked' : playing;
  // Keyed: a request goes on while the page is laid out anew.
  const claim = passesOn && <ClaimSeat key="claim" room={room} typed={name} onSeated={onSeated} />;
  const ways = (
    <div key="ways" className="buttons">
      {free > 0 && (
        <button className="primary" disabled={sit.busy} data-testid="join">
          {t('take-seat.submit')}
        </button>
      )}
      <WatchOffer room={room} standing={standing} watcher={watcher} typed={name} onWatch={onWatch} onNamed={onNamed} />
      {standing === 'inside' && (
        <button
          type="button"
          className="plain"
          onClick={() => setScreen(room.code, 'shared')}
          data-testid="share-screen"
        >
          {t('shared.open')}
        </button>
      )}
      {seated.length > 0 && (
        <button type="button" className="plain" onClick={onContinue} data-testid="continue-offer">
          {t('continue.offer')}
        </button>
      )}
    </div>
  );
  return (
    <Page>
      <form className="sheet narrow" onSubmit={submit} noValidate>
        <h1>{t('take-seat.title', { code: shownCode })}</h1>
        <p className="game-title">{title}</p>
        {room.phase === 'lobby' && about !== null && <p className="game-about">{about}</p>}
        {visitor !== 'new' && <p role="alert">{t(`take-seat.${visitor}`)}</p>}
        {running && <p>{t('take-seat.running')}</p>}
        <p>{t('take-seat.seated', { n: seated.length, names: list.format(seated) })}</p>
        {vacant.length > 0 && free > 0 && (
          <p>{t('take-seat.vacant', { n: vacant.length, names: list.format(vacant.map((member) => member.name)) })}</p>
        )}
        {free === 0 && !asksForBot && <p>{t(full)}</p>}
        {asksForBot && <p>{t('take-seat.bots', { n: bots.length, names: list.format(bots) })}</p>}
        {(free > 0 || asksForBot || (standing === 'door' && room.watching === 'approval')) && (
          <NameField name={name} onName={setName} />
        )}
        <ErrorLine error={sit.error} />
        {asksForBot ? [claim, ways] : [ways, claim]}
      </form>
    </Page>
  );
}
