import './foretell.css';

import { useMemo } from 'react';

import type { Question } from '../../../shared/engine/predictions';
import type { Foretold } from '../../../shared/protocol/rooms';
import { Naming } from '../../base/chat/Naming';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Foreseeing } from '../contract/contract';
import { foretellsOf, isOut } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { standingsOf } from './standing';

/** The predictions of a spectator, or of a player who is out: the open questions, and the results of earlier predictions. Draws nothing for players. */
export function Foretell() {
  const watches = useTable(foretellsOf);
  return watches && <Foretelling />;
}

function Foretelling() {
  const { t } = useAllWords();
  const played = useTable(({ room }) => room.played.length);
  const view = useTable((table) => table.view);
  const { client, facts, text } = useTable(({ game }) => game);
  const { watcher, foretold } = useConnectionState();
  const out = useTable(isOut);
  const { predictions } = client;
  const asked = useMemo(() => {
    const of = predictions?.of(facts);
    return of === undefined ? null : { open: of.open(view), outcomes: of.outcomes(view) };
  }, [predictions, facts, view]);
  if (predictions === null || asked === null) return null;
  const made = foretold.game === played ? foretold.all : [];
  const { points, right, of, all } = standingsOf(made, asked.outcomes);
  return (
    <section className="foretell paper more-below" aria-label={t('foretell.title')} data-testid="foretell">
      <h2>{t('foretell.title')}</h2>
      {watcher === null && !out ? (
        <Naming help={t('foretell.name.help')} />
      ) : (
        <>
          {asked.open.map((question) => (
            <Asked
              key={question.id}
              question={question}
              made={made.find((one) => one.question === question.id) ?? null}
              words={predictions}
            />
          ))}
          <p className="hint">{t('foretell.help')}</p>
          {all.length > 0 && (
            <details className="foretell-made" data-testid="foretold">
              <summary>{of === 0 ? t('foretell.list') : t('foretell.so-far', { points, right, of })}</summary>
              <ul>
                {all.map(({ question, answer, state }) => (
                  <li key={question} data-state={state}>
                    {predictions.question(question, text)} <b>{predictions.answer(question, answer, text)}</b>
                    <span className="mark">{t(`foretell.${state}`)}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** An open question, with the spectator's present prediction. */
function Asked({
  question: { id, answers },
  made,
  words,
}: {
  readonly question: Question;
  readonly made: Foretold | null;
  readonly words: Pick<Foreseeing<never, never>, 'question' | 'answer'>;
}) {
  const { t } = useAllWords();
  const { text } = useTable(({ game }) => game);
  const connection = useConnection();
  const command = useCommand();
  const wordOf = (key: string): string => {
    // An earlier prediction keeps the points that it had then.
    const points = (made?.answer === key ? made : answers.find((one) => one.key === key))?.points ?? 0;
    return t('foretell.answer', { answer: words.answer(id, key, text), points });
  };
  return (
    <>
      <Choice
        name={`foretell-${id}`}
        legend={words.question(id, text)}
        values={answers.map(({ key }) => key)}
        wordOf={wordOf}
        chosen={made?.answer ?? ''}
        access="choose"
        command={command}
        choose={(key) => connection.predict(id, key)}
        hint={null}
      />
      <ErrorLine error={command.error} />
    </>
  );
}
