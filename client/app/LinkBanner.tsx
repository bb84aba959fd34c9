import { isQuestion } from '../../shared/engine/ask';
import { useConnectionState } from '../base/connection/ConnectionContext';
import type { ConnectionState } from '../base/connection/state';
import type { FirstWord } from '../base/i18n/first/en';
import { useFirstWords } from '../base/i18n/WordsContext';
import { useTold } from '../base/told/Told';
import { useNewerPage } from './useNewerPage';

/**
 * Says above every screen when the connection is lost, and that the server has a newer page, with a button that loads it: while
 * something is asked of this player only when this page cannot go on.
 */
export function LinkBanner() {
  const state = useConnectionState();
  const { t } = useFirstWords();
  const newer = useNewerPage(state.link);
  const ofLink = wordOf(state);
  const offered = state.link === 'outdated' || (newer && ofLink === null && !isAsked(state));
  const word = offered ? 'link.newer' : ofLink;
  const said = word === null ? '' : t(word);
  useTold('link', said);
  return (
    <div className="link-banner" data-testid="link-banner" data-link={state.link} hidden={word === null}>
      <span>
        {said}
        {offered && (
          <button type="button" className="plain" onClick={() => window.location.reload()} data-testid="load-newer">
            {t('link.load-newer')}
          </button>
        )}
      </span>
    </div>
  );
}

function isAsked({ shown }: ConnectionState): boolean {
  const { asks = [], kept = [] } = shown?.message.view ?? {};
  return [asks, ...kept.map((one) => one.asks)].flat().some(isQuestion);
}

function wordOf({ link, entry, room, session }: ConnectionState): FirstWord | null {
  if (link === 'outdated') return 'link.newer';
  // Who is in no room has no game that could be safe.
  if (session === null) return link === 'connecting' || link === 'online' ? null : 'link.away';
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
