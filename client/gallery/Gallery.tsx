import { type ReactElement, type ReactNode, useState } from 'react';

import { seat } from '../../shared/engine/ask';
import type { MemberView } from '../../shared/protocol/rooms';
import { Card, CardRow } from '../table/kit/Card';
import { Claim } from '../table/kit/Claim';
import { Gauge } from '../table/kit/Gauge';
import { Coins, PipDie, type Pips, Token } from '../table/kit/pieces';
import { Spaces } from '../table/kit/Spaces';
import { Stepper } from '../table/kit/Stepper';
import { TargetPicker } from '../table/kit/TargetPicker';
import { sayingsOf } from './sayings';

/** A part of the kit under its name in the code. */
function Part({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className="gallery-part" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

const FACES: readonly Pips[] = [1, 2, 3, 4, 5, 6];
const COLOURS = ['amber', 'red', 'blue', 'green'] as const;
const NONE: readonly number[] = [];

function memberAt(n: number, name: string): MemberView {
  return {
    seat: seat(n),
    id: n as MemberView['id'],
    name,
    host: n === 0,
    picks: [],
    connected: true,
    awayForMs: null,
    ready: true,
    vacant: false,
    colour: COLOURS[n % COLOURS.length] ?? null,
    devices: 1,
    voice: 'heard',
    bot: null,
  };
}

/** Every part of the kit in each of its states, in the language that the address asks for: `?fr`. */
export function Gallery(): ReactElement {
  const say = sayingsOf(window.location.search);
  const [chosen, setChosen] = useState(NONE);
  const [count, setCount] = useState(3);
  const toggle = (n: number): void =>
    setChosen(chosen.includes(n) ? chosen.filter((one) => one !== n) : [...chosen, n]);
  const nothing = (): void => undefined;
  return (
    <main className="gallery">
      <Part name="CardRow">
        <CardRow
          label={say.hand}
          cards={Array.from({ length: 9 }, (_, n) => ({
            id: String(n),
            label: `${say.card} ${n + 1}`,
            side: 'up',
            chosen: chosen.includes(n) ? 'yes' : 'no',
            onPress: () => toggle(n),
            children: `${say.card} ${n + 1}`,
          }))}
        />
      </Part>
      <Part name="Card">
        <div className="gallery-row">
          <Card label={say.card} side="up">
            {say.card}
          </Card>
          <Card label={say.faceDown} side="down" />
          <Card label={say.covered} side="covered" />
        </div>
      </Part>
      <Part name="PipDie">
        <div className="gallery-row">
          {FACES.map((pips) => (
            <PipDie key={pips} pips={pips} label={String(pips)} />
          ))}
          <PipDie pips={null} label={say.covered} />
        </div>
      </Part>
      <Part name="Coins, Token">
        <div className="gallery-row">
          <Coins count={0} label={`0 ${say.coins}`} />
          <Coins count={12} label={`12 ${say.coins}`} />
          {COLOURS.map((colour, n) => (
            <Token key={colour} label={`${say.token} ${n + 1}`} colour={`--seat-${colour}`}>
              {n + 1}
            </Token>
          ))}
        </div>
      </Part>
      <Part name="Gauge">
        <Gauge label={say.treasury} value={0} most={50} />
        <Gauge label={say.treasury} value={25} most={50} />
        <Gauge label={say.treasury} value={50} most={50} />
      </Part>
      <Part name="Stepper">
        <div className="gallery-row">
          <Stepper
            label={say.dice}
            less={say.less}
            more={say.more}
            value={count}
            least={1}
            most={9}
            onChange={setCount}
          />
          <Stepper label={say.dice} less={say.less} more={say.more} value={1} least={1} most={9} onChange={nothing} />
          <Stepper label={say.dice} less={say.less} more={say.more} value={9} least={1} most={9} onChange={nothing} />
        </div>
      </Part>
      <Part name="Spaces">
        <Spaces
          label={say.board}
          columns={4}
          spaces={Array.from({ length: 8 }, (_, n) => ({
            id: String(n),
            label: `${say.space} ${n + 1}`,
            content: n + 1,
            ...(n % 3 === 0 && { onPress: nothing }),
          }))}
        />
      </Part>
      <Part name="TargetPicker">
        <TargetPicker
          label={say.whom}
          people={[
            { member: memberAt(0, 'Ada'), note: say.twoCards, onPress: nothing },
            { member: memberAt(1, 'Hugo'), note: say.twoCards, onPress: nothing },
            { member: memberAt(2, 'Maximiliane-Josephine'), note: say.out },
          ]}
        />
      </Part>
      <Part name="Claim">
        <Claim by={say.claims} sentence={say.claim} seal="⚓" />
      </Part>
    </main>
  );
}
