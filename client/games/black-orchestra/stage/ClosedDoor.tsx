import type { ReactElement } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';
import { Portrait } from '../portraits/Portrait';

/** The door of the interrogation room: who is inside, and what the others will learn [BO 11]. */
export function ClosedDoor({ who, text }: { readonly who: string; readonly text: Renderer }): ReactElement {
  return (
    <>
      <svg className="bo-scene-picture" viewBox="0 0 200 300" aria-hidden="true" focusable="false">
        <rect className="bo-night-wall" width="200" height="300" />
        <path className="bo-lamplight" d="M36 262 H164 L196 300 H4 Z" />
        <rect className="bo-door-leaf" x="36" y="12" width="128" height="248" />
        <rect className="bo-door-slot" x="62" y="32" width="76" height="20" />
        <path className="bo-door-crack" d="M70 42h60M36 262h128" />
        <path
          className="bo-door-rivets"
          d="M46 24v.1M46 72v.1M46 120v.1M46 168v.1M46 216v.1M154 24v.1M154 72v.1M154 120v.1M154 168v.1M154 216v.1"
        />
        <circle className="bo-night-wall" cx="150" cy="146" r="5" />
        <rect className="bo-door-note" x="68" y="80" width="64" height="70" transform="rotate(-2 100 115)" />
        <svg x="73" y="85" width="54" height="60" transform="rotate(-2 100 115)">
          <Portrait id={who} />
        </svg>
      </svg>
      <h2>{word(text, 'bo.interrogation.door', { who: { m: `sheet.${who}` } })}</h2>
      <p>{word(text, 'bo.interrogation.door.help', { who: { m: `sheet.${who}` } })}</p>
    </>
  );
}
