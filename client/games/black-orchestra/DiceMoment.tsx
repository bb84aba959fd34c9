import { type ReactElement, useEffect, useState } from 'react';

import type { DieFace } from '../../../shared/games/black-orchestra/board/pieces';
import type { Roll } from '../../../shared/games/black-orchestra/state';
import { Die } from './glyphs/dice';
import { name, word } from './i18n/words';
import type { Play } from './play';

/** How long a roll stays in sight, in milliseconds. */
const SHOWN = 6000;
/** Dice are read eagles first, then targets, then numbers [BO 4]. */
const READING: readonly DieFace[] = ['eagle', 'target', '1', '2', '3'];

function counted(dice: readonly DieFace[]): readonly DieFace[] {
  return [...dice].sort((a, b) => READING.indexOf(a) - READING.indexOf(b));
}

/** How often a face came up; numbers are listed, since "1 × 3" reads like a sum. */
function summed(text: Play['text'], face: DieFace, n: number): string {
  return face === 'eagle' || face === 'target'
    ? word(text, `bo.roll.sum.${face}`, { n })
    : Array.from({ length: n }, () => name(text, `face.${face}`)).join(', ');
}

function Shown({
  roll,
  play,
  onSkip,
}: {
  readonly roll: Roll;
  readonly play: Play;
  readonly onSkip: () => void;
}): ReactElement {
  const { text } = play;
  const faces = counted(roll.dice);
  const label = word(text, 'bo.roll.dice', { faces: faces.map((face) => ({ m: `face.${face}` })) });
  return (
    <div className="bo-roll" role="status">
      <p>{word(text, `bo.roll.${roll.purpose}`, { who: { m: `sheet.${roll.who}` } })}</p>
      <div className="bo-roll-dice" role="img" aria-label={label}>
        {faces.map((face, i) => (
          <span key={i} style={{ animationDelay: `${i * 90}ms` }}>
            <Die face={face} size={40} />
          </span>
        ))}
      </div>
      <p className="bo-roll-sums">
        {READING.map((face) => ({ face, n: faces.filter((one) => one === face).length }))
          .filter(({ n }) => n > 0)
          .map(({ face, n }, i) => (
            <span key={face} style={{ animationDelay: `${700 + i * 350}ms` }}>
              {summed(text, face, n)}
            </span>
          ))}
      </p>
      <button type="button" onClick={onSkip}>
        {word(text, 'bo.roll.skip')}
      </button>
    </div>
  );
}

/**
 * The moment of dice: whenever a roll has been made since this screen was opened, shows it for a few seconds over the map.
 * It covers nothing that can be pressed but its own button, and can be skipped.
 */
export function DiceMoment({ play }: { readonly play: Play }): ReactElement | null {
  const { roll } = play.table;
  const number = roll?.number ?? 0;
  const [seen, setSeen] = useState(number);
  useEffect(() => {
    if (number <= seen) return undefined;
    const timer = setTimeout(() => setSeen(number), SHOWN);
    return () => clearTimeout(timer);
  }, [number, seen]);
  if (roll === null || number <= seen) return null;
  return <Shown key={number} roll={roll} play={play} onSkip={() => setSeen(number)} />;
}
