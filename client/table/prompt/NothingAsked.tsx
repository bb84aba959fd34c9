import { isQuestion } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { Link } from '../../base/ui/Link';
import { explainNothing } from '../contract/defaults';
import { isOut, stagedOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { Stakes } from './Stakes';

/**
 * Said where nothing is asked of the seat that is on the screen: whose turn it is and when one's own comes, or, where somebody is
 * asked whose seat one keeps, how to answer for them.
 */
export function NothingAsked() {
  const { t, language } = useWords();
  const view = useTable((table) => table.view);
  const members = useTable(({ room }) => room.members);
  const { client, text } = useTable(({ game }) => game);
  const { moment, awaits } = useTable(stagedOf);
  const out = useTable(isOut);
  const kept = (view.kept ?? []).filter(({ asks }) => asks.some(isQuestion)).map(({ seat }) => seat);
  if (kept.length > 0) {
    const names = members.filter(({ seat }) => kept.includes(seat)).map(({ name }) => name);
    const who = new Intl.ListFormat(language).format(names);
    return <p className="quiet">{t('kept.there', { who, button: t('kept.show') })}</p>;
  }
  if (out) {
    return (
      <>
        <p className="quiet" data-testid="out">
          {t('out.you')}
        </p>
        <Link className="button" to="/">
          {t('out.leave')}
        </Link>
      </>
    );
  }
  const next = moment === null || awaits === 'others' ? null : awaits;
  const otherwise = moment === null ? t('table.nothing') : '';
  return (
    <>
      {next === null && <Stakes />}
      <p className="quiet">
        {next === null
          ? (client.ahead(view, text) ?? otherwise)
          : t(next === 'turn' ? 'table.your-turn-next' : 'table.you-next')}{' '}
        {client.explain === explainNothing ? null : t('table.look-around')}
      </p>
    </>
  );
}
