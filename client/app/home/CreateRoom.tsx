import { type SubmitEvent, useState } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { useCommandToCome } from '../../base/connection/ConnectionContext';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Loading } from '../../base/ui/Loading';
import { useGames } from '../games/useGames';
import { useSit } from '../room/useSit';

const NONE: readonly GameMeta[] = [];

/** The form that opens a room. It asks for the game only when the server has several. */
export function CreateRoom({ name }: { readonly name: string }) {
  const { t, language } = useFirstWords();
  const send = useCommandToCome();
  const loaded = useGames();
  const sit = useSit(name);
  const [chosen, setChosen] = useState<string | null>(null);
  const games = loaded.kind === 'ready' ? loaded.value : NONE;
  const game = games.find(({ name: id }) => id === chosen) ?? games[0];
  const about = game?.announced[language].about ?? null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (game !== undefined)
      sit.open((applicant) => send((connection) => connection.create({ game: game.name, ...applicant })));
  };
  return (
    <form className="sheet" onSubmit={submit} noValidate>
      <h2>{t('home.new')}</h2>
      {loaded.kind !== 'ready' && <Loading what={loaded} failure={t('app.games-failed')} />}
      {games.length === 1 &&
        games.map(({ name: id, announced }) => (
          <p key={id} className="game-title">
            {announced[language].title}
          </p>
        ))}
      {games.length > 1 && (
        <label className="field">
          <span className="label">{t('home.game')}</span>
          <select value={game?.name} onChange={(event) => setChosen(event.target.value)} data-testid="game">
            {games.map(({ name: id, announced }) => (
              <option key={id} value={id}>
                {announced[language].title}
              </option>
            ))}
          </select>
        </label>
      )}
      {about !== null && <p className="game-about">{about}</p>}
      <p className="hint">{t('home.new.help')}</p>
      <ErrorLine error={sit.error} />
      <div className="buttons">
        <button className="primary" disabled={sit.busy || game === undefined} data-testid="create">
          {t('home.create')}
        </button>
      </div>
    </form>
  );
}
