import { text } from '../../../shared/engine/text';
import { addressed } from '../story/address';
import { commonLines, momentsOf, names, toldTo } from './story';

const beck = text('sheet.beck');
const kordt = text('sheet.kordt');
const line = (m: string, p: Parameters<typeof text>[1] = {}) => ({ text: text(m, p) });
const LINES = { 'log.event': { kind: 'event', tone: 'threat' }, 'log.moved': { kind: 'move', tone: 'plain' } } as const;

describe('The log as moments', () => {
  it('begins a moment at each line that the game names, and lets the others go on with it', () => {
    const log = [line('log.event'), line('log.support'), line('log.level'), line('log.moved'), line('log.level')];
    expect(momentsOf(log, LINES)).toEqual([
      { kind: 'event', tone: 'threat', at: 0, head: text('log.event', {}), rest: [log[1]?.text, log[2]?.text] },
      { kind: 'move', tone: 'plain', at: 3, head: text('log.moved', {}), rest: [log[4]?.text] },
    ]);
  });

  it('loses no line of a log that begins in the middle of something', () => {
    expect(momentsOf([line('log.level'), line('log.moved')], LINES).map(({ at }) => at)).toEqual([0, 1]);
  });

  it('puts lines about the reader before lines about others', () => {
    const log = [line('log.event'), line('log.level', { who: kordt }), line('log.level', { who: beck })];
    const [moment] = momentsOf(log, LINES);
    if (moment === undefined) throw new Error('no moment');
    expect(toldTo(moment, new Set(['sheet.beck']))).toEqual([log[0]?.text, log[2]?.text, log[1]?.text]);
  });

  it('finds a name in a list and in a sentence within a sentence', () => {
    const own = new Set(['sheet.beck']);
    expect(names(text('a', { leaders: [kordt, beck] }), own)).toBe(true);
    expect(names(text('a', { what: text('b', { who: beck }) }), own)).toBe(true);
    expect(names(text('a', { who: kordt, n: 2 }), own)).toBe(false);
  });

  it('knows which lines are new, whether the view was patched, sent anew, or a line was taken back', () => {
    const log = [line('a', { who: beck }), line('b'), line('c')];
    expect(commonLines(log, [...log, line('d')])).toBe(3);
    expect(commonLines(log, JSON.parse(JSON.stringify([...log, line('d')])) as typeof log)).toBe(3);
    expect(commonLines(log, [...log.slice(0, 1), line('taken-back')])).toBe(1);
  });
});

describe('A sentence', () => {
  const known = { has: (id: string) => ['log.gave.you.to', 'log.moved.you.who', 'log.turn.yours.who'].includes(id) };

  it('is said as "you" to whoever it names', () => {
    const own = new Set(['sheet.beck']);
    expect(addressed(text('log.moved', { who: beck }), own, 'you', known).m).toBe('log.moved.you.who');
    expect(addressed(text('log.gave', { who: kordt, to: beck }), own, 'you', known).m).toBe('log.gave.you.to');
  });

  it('is said as it is to others, to a reader of several names, and where no such sentence exists', () => {
    const moved = text('log.moved', { who: beck });
    expect(addressed(moved, new Set(['sheet.kordt']), 'you', known)).toBe(moved);
    expect(addressed(moved, new Set(['sheet.beck', 'sheet.kordt']), 'yours', known)).toBe(moved);
    expect(addressed(moved, new Set(), 'yours', known)).toBe(moved);
    const other = text('log.other', { who: beck });
    expect(addressed(other, new Set(['sheet.beck']), 'you', known)).toBe(other);
  });

  it('tells somebody who runs several which of theirs it is about (found: alone at the table, another name had the turn)', () => {
    const turn = text('log.turn', { n: 2, who: beck });
    expect(addressed(turn, new Set(['sheet.beck', 'sheet.kordt']), 'yours', known).m).toBe('log.turn.yours.who');
  });
});
