import { useWords } from '../i18n/WordsContext';

/** A full dot for who is connected, a hollow one for who is not. */
export function Presence({ connected }: { readonly connected: 'here' | 'away' }) {
  const { t } = useWords();
  return <span className="presence" data-connected={connected} role="img" aria-label={t(`lobby.${connected}`)} />;
}
