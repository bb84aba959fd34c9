import './home.css';

import { useEffect, useState } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { inLanguage } from '../../../shared/engine/languages';
import { onHost } from '../../base/address';
import { storedGame, storeGame } from '../../base/browser-storage';
import { useConnectionIfHere } from '../../base/connection/ConnectionContext';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { Lamp } from '../../base/ui/Lamp';
import { Loading } from '../../base/ui/Loading';
import { Page } from '../../base/ui/Page';
import { useGames } from '../games/useGames';
import { EnterCode } from './EnterCode';
import { NameTable } from './NameTable';
import { PlayAlone } from './PlayAlone';
import { Presets } from './Presets';
import { ReturnToRoom } from './ReturnToRoom';

const NONE: readonly GameMeta[] = [];

/** The start page: play alone at once, open a table, enter a code, or go back to a table. */
export function Home() {
  const { t, language } = useFirstWords();
  const connection = useConnectionIfHere();
  const loaded = useGames();
  const [chosen, setChosen] = useState(storedGame);
  /** The table that is about to be opened: with a preset or without; null while none is. */
  const [opening, setOpening] = useState<{ readonly preset: string | null } | null>(null);
  const games = loaded.kind === 'ready' ? loaded.value : NONE;
  const game = games.find(({ name }) => name === chosen) ?? games[0] ?? null;
  const announced = game === null ? null : inLanguage(game.announced, language);
  /** At how many tables this person is to answer. */
  const [asked, setAsked] = useState(0);
  useEffect(() => connection?.show(null), [connection]);
  useEffect(() => {
    document.title = `${asked === 0 ? '' : `● ${asked} · `}${t('app.title')}`;
  }, [asked, t]);
  return (
    <Page brand="in-content">
      {game !== null && (
        <div
          className="home-picture"
          style={{ backgroundImage: `url("${onHost(`/front/${game.name}.svg`)}")` }}
          aria-hidden="true"
        />
      )}
      <div className="home">
        <section className="hero">
          <Lamp />
          <h1>{announced?.title ?? t('app.title')}</h1>
          {announced !== null && announced.about !== null && <p>{announced.about}</p>}
          {game !== null && <p>{t('home.players', { min: game.minSeats, max: game.maxSeats })}</p>}
        </section>
        {games.length > 1 && (
          <label className="home-games">
            <span>{t('home.game')}</span>
            <select
              value={game?.name}
              onChange={({ target }) => {
                setChosen(target.value);
                storeGame(target.value);
              }}
              data-testid="game"
            >
              {games.map(({ name, announced: words }) => (
                <option key={name} value={name}>
                  {inLanguage(words, language).title}
                </option>
              ))}
            </select>
          </label>
        )}
        <ReturnToRoom onAsked={setAsked} />
        {loaded.kind !== 'ready' && <Loading what={loaded} failure={t('app.games-failed')} />}
        {opening !== null && game !== null ? (
          <NameTable game={game} preset={opening.preset} onBack={() => setOpening(null)} />
        ) : (
          <div className="home-ways">
            <PlayAlone game={game} />
            <button
              type="button"
              className="way"
              disabled={game === null}
              onClick={() => setOpening({ preset: null })}
              data-testid="open-table"
            >
              <b>{t('home.open')}</b> <span>{t('home.open.help')}</span>
            </button>
            <EnterCode />
          </div>
        )}
        {opening === null && game !== null && <Presets game={game} onOpen={(preset) => setOpening({ preset })} />}
      </div>
    </Page>
  );
}
