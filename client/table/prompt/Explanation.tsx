import type { Ref } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { refKey } from '../contract/contract';
import { Slip } from '../kit/Slip';
import { OwnNote } from '../notes/OwnNote';
import { Cited } from '../rules/Cited';
import { RuleLinks } from '../rules/RuleLink';
import { hasSay, plannableOf } from '../store/selectors';
import type { TableState } from '../store/table';
import { useActions, useTable } from '../store/TableContext';
import { BarredHere } from './Barred';
import { InAdvance } from './InAdvance';
import { Suggest } from './Suggest';

/**
 * Explains a thing that was tapped, in the game's words, with what can be said in advance about it, why it cannot be used now, and ways
 * to show it to others, to suggest a step with it and to plan the turn of its owner. Draws nothing when the game has no explanation.
 */
export function Explanation({ of }: { readonly of: Ref }) {
  const { t } = useWords();
  const { close, tap, plan } = useActions();
  const view = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  const point = useTable(({ pointing }) => pointing.point);
  const shows = useTable(canShow) && client.isOnTable(of, view);
  const owner = useTable((table) => ownerOf(table, of));
  const explained = client.explain(of, view, text);
  if (explained === null) return null;
  return (
    <Slip key={refKey(of)} title={explained.title} id="explanation" onClose={close}>
      <Suggest of={of} onDone={close} />
      {explained.body.map((line, i) => (
        <p key={i}>
          <Cited text={line} />
        </p>
      ))}
      <InAdvance about={of} />
      <BarredHere about={of} />
      <RuleLinks of={explained.rules} />
      <OwnNote about={{ kind: 'thing', ref: of }} />
      {owner !== null && (
        <button
          type="button"
          className="plain plan-begin"
          data-testid="plan-begin"
          onClick={() => {
            close();
            plan(owner.id);
          }}
        >
          {t('plan.begin', { name: owner.name })}
        </button>
      )}
      {shows && (
        <button
          type="button"
          className="plain point-at"
          title={t('point.help')}
          data-testid="point-at"
          onClick={() => {
            point(of);
            close();
          }}
        >
          <Icon name="hand" /> {t('point.do')}
        </button>
      )}
      {explained.things !== undefined && explained.things.length > 0 && (
        <ul className="things">
          {explained.things.map(({ ref, label }) => (
            <li key={refKey(ref)}>
              <button type="button" className="plain" onClick={() => tap(ref)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Slip>
  );
}

/** Whether the reader can show things to somebody. */
function canShow(table: TableState): boolean {
  const { own, room } = table;
  const others = room.members.some(({ seat, bot, vacant }) => seat !== own && bot === null && !vacant);
  return hasSay(table) && (others || room.spectators > 0);
}

/** Whose turn can be planned by planning for a thing: that of its owner; null for nobody's. */
function ownerOf(table: TableState, thing: Ref) {
  const owner = table.game.client.ownerOf(thing, table.view);
  return plannableOf(table).find(({ seat }) => seat === owner) ?? null;
}
