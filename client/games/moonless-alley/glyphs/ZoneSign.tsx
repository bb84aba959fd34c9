import type { ReactElement } from 'react';

import type { Guild } from '../../../../shared/games/moonless-alley/board/zones';

const SIGNS: Readonly<Record<Guild, string>> = {
  // Crossed daggers, a key, a flag, a hood, and a sword alone.
  assassination: 'M4 4l13 13M20 4L7 17M4 17l3 3M20 17l-3 3M3 20l4-3M21 20l-4-3',
  theft: 'M8 8m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 11l9 9M16 16l2-2M18 18l2-2',
  reinforcements: 'M6 21V3M6 4h13l-4 4 4 4H6',
  infiltration: 'M12 2C6 4 4 12 4 20c4 2 12 2 16 0 0-8-2-16-8-18zM9 13c0-3 6-3 6 0 0 2-1 4-3 4s-3-2-3-4',
  mercenary: 'M12 2v15M8 14h8M12 17v5M10 22h4',
};

function Sign({ path, name = 'sign' }: { readonly path: string; readonly name?: 'sign' | 'lantern' }): ReactElement {
  return (
    <svg className={`ma-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The sign of a zone, or of the mercenaries; for the eye alone. */
export function ZoneSign({ of }: { readonly of: Guild }): ReactElement {
  return <Sign path={SIGNS[of]} />;
}

/** Arms; for the eye alone. */
export function ArmsSign(): ReactElement {
  return <Sign path="M20 4l-9 9M20 4l-1 5-7 7-3-3 7-7zM7 12l5 5M9 15l-5 5" />;
}

/** A skill; for the eye alone. */
export function SkillSign(): ReactElement {
  return <Sign path="M12 3c1 6 3 8 9 9-6 1-8 3-9 9-1-6-3-8-9-9 6-1 8-3 9-9z" />;
}

/** A mission that lies face down; for the eye alone. */
export function Laid(): ReactElement {
  return <Sign path="M6 3h9l3 3v15H6zM9 10h6M9 14h6" />;
}

/** The lantern of whoever dominates a zone; for the eye alone. */
export function Lantern(): ReactElement {
  return <Sign name="lantern" path="M9 5a3 3 0 0 1 6 0M7 7h10l1 3v9H6v-9zM5 22h14M12 11c2 2 2 3 0 5-2-2-2-3 0-5" />;
}
