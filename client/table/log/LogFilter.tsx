import type { ReactElement } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { type Moment, nameKey, names } from '../contract/story';
import { useTable } from '../store/TableContext';

/** The filter of the log: moments that name a person, and moments of a kind. Null shows all. */
export interface Filter {
  /** The name as the log says it, by its {@link nameKey}. */
  readonly person: string | null;
  readonly kind: string | null;
}

export const ALL: Filter = { person: null, kind: null };

/** Whether a moment passes a filter: some line of it names the person, and it is of the kind. */
export function passes({ person, kind }: Filter, moment: Moment): boolean {
  if (kind !== null && moment.kind !== kind) return false;
  if (person === null) return true;
  const who = new Set([person]);
  return [moment.head, ...moment.rest].some((line) => names(line, who));
}

/** Chooses whose moments and which kind of them the log shows. */
export function LogFilter({
  filter,
  onFilter,
}: {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}): ReactElement {
  const { t } = useWords();
  const { client, text } = useTable(({ game }) => game);
  const people = useTable(({ story, room }) =>
    story.people.filter(({ seat }) => room.members.some((member) => member.seat === seat)),
  );
  return (
    <>
      <select
        aria-label={t('table.log.person')}
        value={filter.person ?? ''}
        onChange={({ target }) => onFilter({ ...filter, person: target.value === '' ? null : target.value })}
      >
        <option value="">{t('table.log.everybody')}</option>
        {people.map(({ name }) => (
          <option key={nameKey(name)} value={nameKey(name)}>
            {text.render(name)}
          </option>
        ))}
      </select>
      {Object.keys(client.story.kinds).length > 0 && (
        <select
          aria-label={t('table.log.kind')}
          value={filter.kind ?? ''}
          onChange={({ target }) => onFilter({ ...filter, kind: target.value === '' ? null : target.value })}
        >
          <option value="">{t('table.log.everything')}</option>
          {Object.entries(client.story.kinds).map(([kind, word]) => (
            <option key={kind} value={kind}>
              {text.render({ m: word })}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
