import type { SqliteAccess } from './sqlite-access';
import type { PredictionRecord, Storage } from './storage';

/** The predictions of a storage, and how those about a match are removed within a transaction. */
interface SqlitePredictions {
  readonly operations: Pick<Storage, 'savePrediction' | 'loadPredictions'>;
  readonly remove: (match: string) => void;
}

/** Prepares the statements about predictions. */
export function predictionsIn({ db, read, write }: SqliteAccess): SqlitePredictions {
  const savePrediction = db.prepare<[PredictionRecord & { readonly match: string }]>(
    `INSERT INTO predictions (match, who, question, body) SELECT @match, @who, @question, @body
     WHERE EXISTS (SELECT 1 FROM matches WHERE id = @match)
     ON CONFLICT (match, who, question) DO UPDATE SET body = excluded.body`,
  );
  const loadPredictions = db.prepare<[{ readonly match: string; readonly who: string | null }], PredictionRecord>(
    `SELECT who, question, body FROM predictions WHERE match = @match AND (@who IS NULL OR who = @who)
     ORDER BY who, question`,
  );
  const deletePredictions = db.prepare<[string]>('DELETE FROM predictions WHERE match = ?');

  return {
    operations: {
      savePrediction: (match, prediction) =>
        write(() => (savePrediction.run({ match, ...prediction }).changes === 1 ? 'saved' : 'no-match')),
      loadPredictions: (match, who) => read(() => loadPredictions.all({ match, who })),
    },
    remove: (match) => {
      deletePredictions.run(match);
    },
  };
}
