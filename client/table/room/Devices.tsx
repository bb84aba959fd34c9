import './devices.css';

import { useEffect, useRef, useState } from 'react';

import type { DeviceView, MemberView } from '../../../shared/protocol/rooms';
import { pairingLink } from '../../base/address';
import { timeOf } from '../../base/chat/time';
import { CodePicture } from '../../base/code/CodePicture';
import { Covered } from '../../base/code/Covered';
import { LinkField } from '../../base/code/LinkField';
import { Outcome } from '../../base/code/Outcome';
import { useGiving } from '../../base/code/useGiving';
import { useShownCode } from '../../base/code/useShownCode';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Presence } from '../../base/ui/Presence';
import { useCommand } from '../../base/ui/useCommand';
import { useEvent } from '../../base/ui/useEvent';

/** Where the offer of one more device stands. */
type Offer =
  | { readonly kind: 'none' }
  /** `devices`: how many there were when the code was made. */
  | { readonly kind: 'open'; readonly pairing: string; readonly forMs: number; readonly devices: number }
  | { readonly kind: 'taken' };

/** The first content of the slip of devices: the list of them, or a code for one more. */
export type First = 'list' | 'code';

/** The devices that have one's own seat: one more is added by a code, and the others can be signed out. */
export function Devices({
  code,
  me,
  first,
}: {
  readonly code: string;
  readonly me: MemberView;
  readonly first: First;
}) {
  const { t, language } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const [devices, setDevices] = useState<readonly DeviceView[]>([]);
  const [offer, setOffer] = useState<Offer>({ kind: 'none' });
  const { connected } = me;
  const { entry } = useConnectionState();
  // An answer that was lost with the connection is asked for again when the room is entered again.
  useEffect(() => {
    let current = true;
    void connection.send('devices', {}).then((answer) => {
      if (current && answer.ok) setDevices(answer.devices);
    });
    return () => {
      current = false;
    };
  }, [connection, me.devices, connected, entry.kind]);
  useTold('devices', offer.kind === 'taken' ? t('devices.taken') : '');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The code stands at the end of a slip that may be longer than the screen.
    if (offer.kind === 'open') box.current?.scrollIntoView({ block: 'start' });
  }, [offer.kind]);
  useEffect(() => {
    if (offer.kind !== 'open') return undefined;
    if (me.devices > offer.devices) {
      setOffer({ kind: 'taken' });
      return undefined;
    }
    const timer = setTimeout(() => setOffer({ kind: 'none' }), offer.forMs);
    return () => clearTimeout(timer);
  }, [offer, me.devices]);
  const add = useEvent(() =>
    command.send(
      () => connection.send('pair', {}),
      ({ pairing, forMs }) => setOffer({ kind: 'open', pairing, forMs, devices: me.devices }),
    ),
  );
  useEffect(() => {
    if (first === 'code') add();
  }, [first, add]);
  const link = offer.kind === 'open' ? pairingLink(code, offer.pairing) : '';
  const shownCode = useShownCode(code);
  const giving = useGiving(t('devices.title'), link);
  const spelt = offer.kind === 'open' ? `${offer.pairing.slice(0, 4)}-${offer.pairing.slice(4)}` : '';
  return (
    <section className="devices" ref={box} data-testid="devices">
      <ul className="members" hidden={offer.kind === 'open'}>
        {devices.map(({ since, own, ...device }) => (
          <li key={since} data-own={own ? 'yes' : 'no'}>
            <Presence connected={device.connected ? 'here' : 'away'} />
            <span>{own ? t('devices.this') : t('devices.other', { time: timeOf(since, Date.now(), language) })}</span>
          </li>
        ))}
      </ul>
      <ErrorLine error={command.error} />
      {offer.kind === 'open' ? (
        <>
          <div className="qr-room">
            <CodePicture link={link} label={t('devices.qr')} />
          </div>
          <p>{t('devices.how', { code: shownCode, button: t('continue.offer') })}</p>
          <p className="pairing-code" data-testid="pairing">
            <Covered what={t('continue.code')} shape="line">
              {spelt}
            </Covered>
          </p>
          <p className="hint">{t('devices.once')}</p>
          <div className="field">
            <span className="label">{t('devices.link')}</span>
            <LinkField link={link} label={t('devices.link')} field={giving.field} testId="pairing-link" />
          </div>
          <button type="button" className="plain" onClick={giving.copy} data-testid="pairing-copy">
            {t('lobby.copy')}
          </button>
          <Outcome of={giving.outcome} />
        </>
      ) : (
        <p hidden={offer.kind === 'none'}>{offer.kind === 'taken' && t('devices.taken')}</p>
      )}
      <div className="buttons">
        {offer.kind !== 'open' && (
          <button type="button" className="plain" disabled={command.busy} onClick={add} data-testid="pair">
            {t('devices.add')}
          </button>
        )}
        {me.devices > 1 && offer.kind !== 'open' && (
          <button
            type="button"
            className="plain"
            disabled={command.busy}
            onClick={() => command.send(() => connection.send('signOutOthers', {}))}
            data-testid="sign-out"
          >
            {t('devices.sign-out')}
          </button>
        )}
      </div>
    </section>
  );
}
