import type { ComponentType, ReactElement } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { Guard } from './Guard';

/** A part of a game's drawing. When it fails, a sentence stands in its place until there is another view. */
export function Part<Props extends { readonly view: object }>({
  of: Drawing,
  props,
}: {
  readonly of: ComponentType<Props>;
  readonly props: NoInfer<Props>;
}): ReactElement {
  const { t } = useWords();
  return (
    <Guard instead={t('table.broken')} of={props.view}>
      <Drawing {...props} />
    </Guard>
  );
}
