/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { Card, CardRow } from './Card';
import { Claim } from './Claim';
import { Gauge } from './Gauge';
import { Coins, PipDie, Token } from './pieces';
import { Spaces } from './Spaces';
import { Stepper } from './Stepper';
import { TargetPicker } from './TargetPicker';

/** The name of what has the focus. */
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('A hand', () => {
  it('is one stop of the Tab key, and its cards are gone through by arrows and chosen by Enter or a press', async () => {
    const pressed: string[] = [];
    const cards = ['Ace', 'King', 'Queen'].map((label, i) => ({
      id: label,
      label,
      side: 'up' as const,
      chosen: i === 1 ? ('yes' as const) : ('no' as const),
      onPress: () => pressed.push(label),
    }));
    const { user } = draw(
      <>
        <CardRow label="Your cards" cards={cards} />
        <button type="button">after</button>
      </>,
      'en',
    );
    const hand = within(screen.getByRole('list', { name: 'Your cards' }));
    expect(hand.getAllByRole('button', { pressed: true })).toEqual([hand.getByRole('button', { name: 'King' })]);
    await user.tab();
    expect(focused()).toBe('Ace');
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}{Home}{Enter}');
    await user.click(hand.getByRole('button', { name: 'King' }));
    expect(pressed).toEqual(['Queen', 'Ace', 'King']);
    await user.tab();
    expect(focused()).toBe('after');
  });

  it.each(['down', 'covered'] as const)('draws no face of a card that lies %s, and says nothing of it', (side) => {
    draw(
      <Card label="A card" side={side}>
        Duchess
      </Card>,
      'en',
    );
    expect(screen.getByRole('img', { name: 'A card' }).outerHTML).not.toContain('Duchess');
  });
});

describe('Things on the table', () => {
  it('have names for screen readers, and their signs are for the eye', () => {
    draw(
      <>
        <PipDie pips={5} label="a five" />
        <PipDie pips={null} label="under the cup" />
        <Coins count={12} label="12 coins" />
        <Token label="Anna’s token" colour="--seat-red">
          A
        </Token>
      </>,
      'en',
    );
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
      'a five',
      'under the cup',
      '12 coins',
      'Anna’s token',
    ]);
    expect(screen.getByRole('img', { name: 'a five' }).querySelectorAll('circle')).toHaveLength(5);
    expect(screen.getByRole('img', { name: 'under the cup' }).querySelectorAll('circle')).toHaveLength(0);
  });

  it('and a gauge tells its figure and its most', () => {
    draw(<Gauge label="Treasury" value={20} most={50} />, 'en');
    const { ariaValueNow, ariaValueMax } = screen.getByRole('meter', { name: 'Treasury' });
    expect([ariaValueNow, ariaValueMax]).toEqual(['20', '50']);
  });
});

describe('A board of spaces', () => {
  it('leads the arrows from one space that can be chosen to the next, and names the others too', async () => {
    const pressed: string[] = [];
    const spaces = ['North', 'East', 'South'].map((label, i) => ({
      id: label,
      label,
      content: i,
      ...(i !== 1 && { onPress: () => pressed.push(label) }),
    }));
    const { user } = draw(<Spaces label="Board" columns={3} spaces={spaces} />, 'en');
    screen.getByRole('img', { name: 'East' });
    await user.tab();
    expect(focused()).toBe('North');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('South');
    await user.keyboard('{Enter}');
    expect(pressed).toEqual(['South']);
  });
});

describe('A stepper', () => {
  function Steps() {
    const [value, setValue] = useState(3);
    const words = { label: 'How many?', less: 'One less', more: 'One more' };
    return <Stepper {...words} value={value} least={2} most={6} onChange={setValue} />;
  }

  it('counts by its buttons and by arrows, Home and End, and stops at its ends', async () => {
    const { user } = draw(<Steps />, 'en');
    const number = screen.getByRole('spinbutton', { name: 'How many?' });
    const at = async (keys: string) => {
      await user.keyboard(keys);
      return number.ariaValueNow;
    };
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(number.ariaValueNow).toBe('2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true);
    number.focus();
    expect([await at('{ArrowDown}'), await at('{ArrowUp}'), await at('{End}'), await at('{ArrowRight}')]).toEqual([
      '2',
      '3',
      '6',
      '6',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
    expect(await at('{Home}')).toBe('2');
  });
});

describe('A choice of people', () => {
  it('goes by arrows past those who cannot be chosen, whose button says why', async () => {
    const pressed: string[] = [];
    const people = ['Anna', 'Ben', 'Chloé'].map((name, i) => ({
      member: memberView(i, name),
      note: name === 'Ben' ? 'Out' : 'Two cards',
      ...(name !== 'Ben' && { onPress: () => pressed.push(name) }),
    }));
    const { user } = draw(<TargetPicker label="Against whom?" people={people} />, 'en');
    const list = within(screen.getByRole('list', { name: 'Against whom?' }));
    expect(list.getByRole<HTMLButtonElement>('button', { name: /Ben.*Out/ }).disabled).toBe(true);
    await user.tab();
    await user.keyboard('{ArrowDown} ');
    expect(pressed).toEqual(['Chloé']);
  });
});

test('A claim is read as what somebody says, without its seal', () => {
  draw(<Claim by="Hugo says, against you" sentence="“I am the captain.”" seal="⚓" />, 'en');
  const claim = screen.getByRole('figure');
  expect(claim.querySelector('figcaption')?.textContent).toBe('Hugo says, against you');
  expect(within(claim).getByRole('blockquote').textContent).toBe('“I am the captain.”');
  expect(within(claim).getByText('⚓').getAttribute('aria-hidden')).toBe('true');
});
