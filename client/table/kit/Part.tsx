import { type ComponentType, type ReactElement, useMemo } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Guard } from './Guard';

/**
 * A part of a game's drawing. It is drawn again when its properties are another object. When it fails, a sentence stands in its
 * place until there is another view.
 */
export function Part<Props extends { readonly view: object }>({
  of: Drawing,
  props,
}: {
  readonly of: ComponentType<Props>;
  readonly props: NoInfer<Props>;
}): ReactElement {
  const { t } = useWords();
  const drawing = useMemo(() => <Drawing {...props} />, [Drawing, props]);
  return (
    <Guard instead={t('table.broken')} of={props.view}>
      {drawing}
    </Guard>
  );
}
