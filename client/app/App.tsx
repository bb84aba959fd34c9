import { useCallback, useEffect, useRef } from 'react';

import { storedSeat } from '../base/browser-storage';
import { type Coming, ConnectionProvider, useComingConnection } from '../base/connection/ConnectionContext';
import { followCovering, usePath } from '../base/history';
import { loadRoomMessages } from '../base/i18n/words';
import { FirstWordsProvider, useFirstWords } from '../base/i18n/WordsContext';
import { ToldProvider } from '../base/told/Told';
import { Loading } from '../base/ui/Loading';
import { Page } from '../base/ui/Page';
import { useLoaded } from '../base/useLoaded';
import { prepareGame } from './games/prepare';
import { Home } from './home/Home';
import { LinkBanner } from './LinkBanner';
import type { RoomSentences } from './room/RoomPage';
import { routeOf } from './route';

/** The whole client: the screen of the present address, and the banner about the connection. */
export function App({ connection }: { readonly connection: Coming }) {
  return (
    <FirstWordsProvider>
      <ConnectionProvider connection={connection}>
        <ToldProvider>
          <Screen />
          <LinkBanner />
        </ToldProvider>
      </ConnectionProvider>
    </FirstWordsProvider>
  );
}

function Screen() {
  useEffect(followCovering, []);
  const route = routeOf(usePath());
  switch (route.kind) {
    case 'home':
      return <Home />;
    case 'room':
      return <Room code={route.code} />;
    case 'nothing':
      return <Nothing />;
  }
}

/**
 * Loaded when first wanted, with its words, the connection, and what it asks for first: the start page is drawn without it. A room stays in its
 * language until the other one is there.
 */
function useRoom(code: string) {
  const { language, setLanguage } = useFirstWords();
  const connection = useComingConnection();
  const shown = useRef<RoomSentences | null>(null);
  const load = useCallback(async () => {
    try {
      const parts = Promise.all([import('./room/RoomPage'), loadRoomMessages(language), connection]);
      prepareGame(storedSeat(code)?.game ?? null, language);
      const [{ RoomPage }, messages] = await parts;
      shown.current = { language, messages };
      return { RoomPage, sentences: shown.current };
    } catch (error) {
      if (shown.current !== null) setLanguage(shown.current.language);
      throw error;
    }
  }, [code, language, setLanguage, connection]);
  return useLoaded(load);
}

function Room({ code }: { readonly code: string }) {
  const { t } = useFirstWords();
  const loaded = useRoom(code);
  if (loaded.kind === 'ready') {
    const { RoomPage, sentences } = loaded.value;
    return <RoomPage code={code} sentences={sentences} />;
  }
  return (
    <Page>
      <Loading what={loaded} failure={t('app.page-failed')} />
    </Page>
  );
}

function Nothing() {
  const { t } = useFirstWords();
  return (
    <Page>
      <p className="sheet">{t('app.not-found')}</p>
    </Page>
  );
}
