import type { ReactElement } from 'react';

import { type CardId, cardOf } from '../../../../shared/games/moonless-alley/board/cards';
import { ArmsSign, SkillSign, ZoneSign } from './ZoneSign';

/**
 * The face of a card: its figure, its zones and its name.
 * @param says what it does, where there is room for it
 */
export function Face({
  card: id,
  name,
  says = null,
}: {
  readonly card: CardId;
  readonly name: string;
  readonly says?: string | null;
}): ReactElement {
  const card = cardOf(id);
  const words = (
    <>
      <small>{name}</small>
      {says !== null && <span className="ma-says">{says}</span>}
    </>
  );
  switch (card.kind) {
    case 'agent':
      return (
        <span className="ma-face" data-kind="agent" data-zone={card.guild}>
          <span className="ma-top">
            <b>{card.strength}</b>
            {card.skill !== null && <SkillSign />}
            <ZoneSign of={card.guild} />
          </span>
          {words}
        </span>
      );
    case 'arms':
      return (
        <span className="ma-face" data-kind="arms">
          <span className="ma-top">
            <b>+{card.strength}</b>
            <ArmsSign />
          </span>
          {words}
        </span>
      );
    case 'mission':
      return (
        <span className="ma-face" data-kind="mission" data-zone={card.zones.length === 1 ? card.zones[0] : 'several'}>
          <span className="ma-top">
            <b className="ma-bounty">{card.bounty}</b>
            {card.zones.map((zone) => (
              <i key={zone} data-zone={zone}>
                <ZoneSign of={zone} />
              </i>
            ))}
          </span>
          {words}
        </span>
      );
  }
}
