import './pointing.css';

import type { ReactElement } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { SeatMark } from '../../base/ui/SeatMark';
import type { ShownPoint } from '../contract/contract';
import { useActions, useTable } from '../store/TableContext';

/** The members who point, and at what, over the map: a press explains the thing. Screen readers announce it. */
export function PointedNote(): ReactElement {
  const { t } = useWords();
  const { seek } = useActions();
  const points = useTable((table) => table.points);
  const view = useTable((table) => table.view);
  const own = useTable((table) => table.own);
  const { client, text } = useTable(({ game }) => game);
  const sentence = ({ by, thing }: ShownPoint) => {
    const explained = client.explain(thing, view, text);
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
          <button key={n} type="button" data-over data-colour={by.colour} onClick={() => seek(point)}>
            <SeatMark member={by} />
            <span>{said}</span>
          </button>
        );
      })}
      <ErrorLine error={useTable(({ pointing }) => pointing.error)} />
    </div>
  );
}
