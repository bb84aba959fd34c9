import './pointing.css';

import type { ReactElement } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { CommandError } from '../../base/connection/state';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { SeatMark } from '../../base/ui/SeatMark';
import type { Game } from '../contract/game';
import type { ShownPoint } from '../mates/usePointed';

/** Who points at what, over the map: a press explains the thing. Screen readers are told. */
export function PointedNote({
  points,
  error,
  view,
  game,
  own,
  onPoint,
}: {
  readonly points: readonly ShownPoint[];
  /** Why the reader could not point; null when they could. */
  readonly error: CommandError | null;
  readonly view: MatchView;
  readonly game: Game;
  /** The reader's own seat; null for a spectator. */
  readonly own: Seat | null;
  readonly onPoint: (point: ShownPoint) => void;
}): ReactElement {
  const { t } = useWords();
  const sentence = ({ by, thing }: ShownPoint) => {
    const explained = game.client.explain(thing, view, game.text);
    if (explained === null) return null;
    return by.seat === own
      ? t('point.own', { thing: explained.title })
      : t('point.shown', { by: by.name, thing: explained.title });
  };
  const newest = points.at(-1);
  useTold('pointed', newest === undefined ? '' : (sentence(newest) ?? ''), String(newest?.n));
  return (
    <div className="pointed" data-testid="pointed">
      {points.map((point) => {
        const { n, by } = point;
        const said = sentence(point);
        if (said === null) return null;
        return (
          <button key={n} type="button" data-over data-colour={by.colour} onClick={() => onPoint(point)}>
            <SeatMark member={by} />
            <span>{said}</span>
          </button>
        );
      })}
      <ErrorLine error={error} />
    </div>
  );
}
