import type { FirstWord } from '../i18n/first/en';
import { useFirstWords } from '../i18n/WordsContext';
import { useTold } from '../told/Told';
import { useConnectionState } from './ConnectionContext';
import type { ConnectionState } from './state';

/** Says above every screen when the connection is lost. */
export function LinkBanner() {
  const state = useConnectionState();
  const { t } = useFirstWords();
  const word = wordOf(state);
  const said = word === null ? '' : t(word);
  useTold('link', said);
  return (
    <div className="link-banner" data-testid="link-banner" data-link={state.link} hidden={word === null}>
      {said}
    </div>
  );
}

function wordOf({ link, entry, room }: ConnectionState): FirstWord | null {
  switch (link) {
    case 'connecting':
      return null;
    case 'silent':
      return 'link.silent';
    case 'offline':
      return 'link.offline';
    case 'restarting':
      return 'link.restarting';
    case 'online':
      return entry.kind === 'entering' && room !== null ? 'link.entering' : null;
  }
}
