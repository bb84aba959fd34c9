import type { Connection } from './connection/connection';
import { ConnectionProvider } from './connection/ConnectionContext';
import { LinkBanner } from './connection/LinkBanner';
import { useRoute } from './history';
import { Home } from './home/Home';
import { useWords } from './i18n/WordsContext';
import { WordsProvider } from './i18n/WordsContext';
import { RoomScreen } from './room/RoomScreen';
import { Page } from './ui/Page';

/** The whole client. */
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
  const route = useRoute();
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
  const { say } = useWords();
  return (
    <Page>
      <p className="sheet">{say('app.not-found')}</p>
    </Page>
  );
}
