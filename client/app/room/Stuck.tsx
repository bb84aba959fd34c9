import { useWords } from '../../base/i18n/WordsContext';
import { Link } from '../../base/ui/Link';
import { Page } from '../../base/ui/Page';

/** Stands in for a match that the server keeps but cannot go on with. */
export function Stuck({ code }: { readonly code: string }) {
  const { say } = useWords();
  return (
    <Page>
      <div className="sheet door" data-testid="stuck">
        <h1>{say('stuck.title', { code })}</h1>
        <p>{say('stuck.why')}</p>
        <p>{say('stuck.kept')}</p>
        <div className="buttons">
          <Link className="button" to="/">
            {say('app.home')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
