import type { ReactElement } from 'react';

import { Private } from '../../../table/curtain/Cover';
import { CardRow } from '../../../table/kit/Card';
import { cardName, shortName } from '../drawing';
import { saysOf } from '../explain/says';
import { Face } from '../glyphs/Face';
import { word } from '../i18n/words';
import { Answer } from './Answer';
import type { PanelProps } from './props';

/** The cards of the pile that its reader looks at, to be taken or declined. */
export function LookPanel(props: PanelProps): ReactElement {
  const { ask, view, text } = props;
  const looking = view.table.own?.looking ?? [];
  const cards = looking.map((card, i) => {
    const says = saysOf(text, card);
    return {
      id: `${card}.${i}`,
      label: says === null ? cardName(text, card) : `${cardName(text, card)}. ${says}`,
      side: 'up' as const,
      children: <Face card={card} name={shortName(text, card)} says={says} />,
    };
  });
  const held = view.table.own?.hand.length ?? 0;
  const last = view.table.phase.state === 'look' && view.table.phase.pile === view.table.piles.length - 1;
  return (
    <section className="ma ma-panel ma-look">
      <Private>
        <CardRow label={text.render(ask.prompt)} cards={cards} />
        <p className="ma-law">{word(text, 'ma.look.alone')}</p>
      </Private>
      <div className="ma-two">
        {ask.options.toReversed().map((option) => (
          <Answer key={option.key} props={props} option={option} as={option.key === 'take' ? 'main' : 'plain'}>
            <b>{text.render(option.label)}</b>
            <small>
              {option.key === 'take'
                ? word(text, 'ma.look.take', { from: held, to: held + looking.length })
                : word(text, last ? 'ma.look.blind' : 'ma.look.on')}
            </small>
          </Answer>
        ))}
      </div>
    </section>
  );
}
