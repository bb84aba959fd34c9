import { useEffect, useState } from 'react';

import { NAME_LENGTH } from '../../../shared/protocol/rooms';
import { storedName } from '../../base/browser-storage';
import { useConnectionIfHere } from '../../base/connection/ConnectionContext';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { Lamp } from '../../base/ui/Lamp';
import { Page } from '../../base/ui/Page';
import { NameField } from '../NameField';
import { CreateRoom } from './CreateRoom';
import { JoinRoom } from './JoinRoom';
import { ReturnToRoom } from './ReturnToRoom';

/** The start page: open a room, join one, or go back to one. */
export function Home() {
  const { t } = useFirstWords();
  const connection = useConnectionIfHere();
  const [name, setName] = useState(storedName);
  useEffect(() => {
    connection?.show(null);
    document.title = t('app.title');
  }, [connection, t]);
  return (
    <Page brand="in-content">
      <div className="home">
        <section className="hero">
          <Lamp />
          <h1>{t('app.title')}</h1>
          <p>{t('home.intro')}</p>
        </section>
        <ReturnToRoom />
        <section className="sheet home-name">
          <NameField name={name} onName={setName}>
            <span className="hint">{t('home.name.hint', { max: NAME_LENGTH.max })}</span>
          </NameField>
        </section>
        <CreateRoom name={name} />
        <JoinRoom name={name} />
      </div>
    </Page>
  );
}
