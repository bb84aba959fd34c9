import { seat } from '../../shared/engine/ask';
import { text } from '../../shared/engine/text';
import { pausesAfter } from './pauses';

const bots = { pausesFor: ({ m }: { readonly m: string }) => (m === 'card' ? 3 : 0) };
const line = (m: string) => ({ text: text(m) });

describe('A bot waits', () => {
  it('the longer, the more there is to be read', () => {
    expect(pausesAfter(bots, [line('moved')])).toBe(0);
    expect(pausesAfter(bots, [line('moved'), line('card'), line('card')])).toBe(6);
  });

  it('never for ever', () => {
    expect(
      pausesAfter(
        bots,
        Array.from({ length: 40 }, () => line('card')),
      ),
    ).toBe(10);
  });

  it('no longer for what only one seat was told: that would tell the others', () => {
    expect(pausesAfter(bots, [{ ...line('card'), to: seat(1) }])).toBe(0);
  });
});
