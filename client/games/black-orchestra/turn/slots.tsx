import type { ReactElement } from 'react';

import type { Slots } from '../../../table/contract/contract';

/** The fixed places of a turn's actions, in the order in which a turn mostly takes them. */
export const slots: Slots = {
  kind: 'action',
  row: [
    { id: 'move', keys: ['move'], Icon: MoveIcon, press: 'opens', count: 'untold' },
    { id: 'conspire', keys: ['conspire'], Icon: ConspireIcon, press: 'opens', count: 'untold' },
    { id: 'draw', keys: ['dossier'], Icon: DrawIcon, press: 'takes', count: 'untold' },
    {
      id: 'here',
      keys: ['reveal', 'collect', 'deliver', 'release', 'give', 'take'],
      Icon: HereIcon,
      press: 'opens',
      count: 'told',
    },
    {
      id: 'cards',
      keys: ['act', 'play', 'ability', 'plot'],
      // Found: nobody looked for it among cards.
      alsoNames: 'ability',
      Icon: CardsIcon,
      press: 'opens',
      count: 'told',
    },
  ],
};

/** An outline on a field of 24 by 24. */
function Icon({ children }: { readonly children: ReactElement }): ReactElement {
  return (
    <svg className="slot-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A way that ends in an arrow. */
function MoveIcon(): ReactElement {
  return (
    <Icon>
      <path d="M3 19c3 0 4-2 4-4.500s2-4.5 5-4.500h8M16 5.500l4.5 4.5-4.5 4.5" />
    </Icon>
  );
}

/** A die. */
function ConspireIcon(): ReactElement {
  return (
    <Icon>
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
        <path className="dots" d="M8.5 8.500h0M15.5 15.500h0M15.5 8.500h0M8.5 15.500h0" />
      </>
    </Icon>
  );
}

/** A folder that a sheet comes out of. */
function DrawIcon(): ReactElement {
  return (
    <Icon>
      <path d="M3.5 19.500v-13h6l2 2.500h9v10.500zM7 9V3.500h9l2 2V9" />
    </Icon>
  );
}

/** A pin in a map. */
function HereIcon(): ReactElement {
  return (
    <Icon>
      <>
        <path d="M12 21.500c-4-5.5-6.5-8.5-6.5-12a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.5-6.5 12z" />
        <circle cx="12" cy="9.5" r="2.3" />
      </>
    </Icon>
  );
}

/** Two cards. */
function CardsIcon(): ReactElement {
  return (
    <Icon>
      <path d="M9.5 6.500h10v14h-10zM6.5 17l-3-10.5 9-3 .8 2.5" />
    </Icon>
  );
}
