import type { Connection } from '../base/connection/connection';
import { ConnectionProvider } from '../base/connection/ConnectionContext';
import { LinkBanner } from '../base/connection/LinkBanner';
import { usePath } from '../base/history';
import { useWords } from '../base/i18n/WordsContext';
import { WordsProvider } from '../base/i18n/WordsContext';
import { Loading } from '../base/ui/Loading';
import { Page } from '../base/ui/Page';
import { useLoaded } from '../base/useLoaded';
import { Home } from './home/Home';
import { routeOf } from './route';

/** The whole client: the screen of the present address, and the banner about the connection. */
export function App({ connection }: { readonly connection: Connection }) {
  return (
    <WordsProvider>
      <ConnectionProvider connection={connection}>
        <Screen />
        <LinkBanner />
      </ConnectionProvider>
    </WordsProvider>
  );
}

function Screen() {
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

/** Loaded when first wanted: the start page is drawn without it. */
const loadRoom = () => import('./room/RoomScreen');

function Room({ code }: { readonly code: string }) {
  const loaded = useLoaded(loadRoom);
  if (loaded.kind === 'ready') return <loaded.value.RoomScreen key={code} code={code} />;
  return (
    <Page>
      <Loading what={loaded} failure="app.page-failed" />
    </Page>
  );
}

function Nothing() {
  const { t } = useWords();
  return (
    <Page>
      <p className="sheet">{t('app.not-found')}</p>
    </Page>
  );
}
