import type { Connection } from '../base/connection/connection';
import { ConnectionProvider } from '../base/connection/ConnectionContext';
import { LinkBanner } from '../base/connection/LinkBanner';
import { usePath } from '../base/history';
import { useWords } from '../base/i18n/WordsContext';
import { WordsProvider } from '../base/i18n/WordsContext';
import { Page } from '../base/ui/Page';
import { Home } from './home/Home';
import { RoomScreen } from './room/RoomScreen';
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
      return <RoomScreen key={route.code} code={route.code} />;
    case 'nothing':
      return <Nothing />;
  }
}

function Nothing() {
  const { t } = useWords();
  return (
    <Page>
      <p className="sheet">{t('app.not-found')}</p>
    </Page>
  );
}
