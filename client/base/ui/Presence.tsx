import { useWords } from '../i18n/WordsContext';

/** A full dot for a connected member, a hollow one for a member who is away. */
export function Presence({ connected }: { readonly connected: 'here' | 'away' }) {
  const { t } = useWords();
  return <span className="presence" data-connected={connected} role="img" aria-label={t(`lobby.${connected}`)} />;
}
