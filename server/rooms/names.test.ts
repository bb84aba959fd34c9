import { looksLike, readName } from './names';

describe('readName', () => {
  it.each([
    ['Ludwig', 'Ludwig'],
    ['  Ludwig   Beck ', 'Ludwig Beck'],
    ['Zoë', 'Zoë'],
    ['朱', '朱'],
    ['👩‍👧', '👩‍👧'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['x'.repeat(25), null],
    ['', null],
    ['   ', null],
    ['a\nb', null],
    ['a\u0000b', null],
    ['a\u202eb', 'ab'],
    ['\u200eAnna\u200f', 'Anna'],
    ['\u202aAnna\u202c', 'Anna'],
    ['\u2068Anna\u2069\u061c', 'Anna'],
    ['\ufeffAn\u200bna\u00ad\u2060', 'Anna'],
    ['\u200e\u202a', null],
    ['\u200f'.repeat(30) + 'Anna', 'Anna'],
    ['\ud800', null],
    ['\u200d', null],
    ['\u3164', null],
    ['\u2800', null],
    ['\u115f\u1160', null],
    ['\uffa0', null],
    ['\ufe0f', null],
    ['\u{e0067}\u{e007f}', null],
    ['\u{1d159}', null],
    ['\u0301', null],
    [' \u2800 \u200b\u0301', null],
    ['\ufdd0', null],
    ['\uffff', null],
    ['\ue000', null],
    // Not a character yet when this was written: phones know new ones first.
    ['\u{1fbff}', '\u{1fbff}'],
    ['Anna \u{1fbff}', 'Anna \u{1fbff}'],
    ['❤\ufe0f', '❤\ufe0f'],
  ])('reads %j as %j', (typed, name) => {
    expect(readName(typed)).toBe(name);
  });
});

describe('names that look alike', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', 'An\u200dna'],
    ['Anna', 'Anna\u2800'],
    ['Anna', 'An\u3164na'],
    ['Anna', 'Anna\u{e0067}'],
    ['Zoë', 'Zoe\u0308'],
    ['Zoë', 'Zо\u0435\u0308'],
    ['Ludwig Beck', 'ludwigbeck'],
    // Cyrillic, Greek, Armenian, Cherokee and mathematical letters among Latin ones, or alone.
    ['Anna', 'Аnnа'],
    ['Anna', 'ΑNNA'],
    ['Coco', 'Сосо'],
    ['Hans', 'Ηаոѕ'],
    ['Ada', 'ᎪᎠᎪ'],
    ['Beck', '𝐁𝒆𝓬𝔨'],
    ['Ivan', 'Іvan'],
    ['ivan', 'Іvan'],
    ['Ivan', 'lvan'],
    ['Al', 'A1'],
    ['Bob', 'B0b'],
    ['Mia', 'Mi\u0307a'],
  ])('are those like %j and %j', (a, b) => {
    expect([looksLike(a, b), looksLike(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['Anna', 'Anne'],
    ['Marn', 'Mam'],
    ['Kai', 'Kal'],
    ['KAI', 'KAL'],
    ['Zoé', 'Zoe'],
    ['Anna', 'Анна'],
    ['Андрей', 'Андрий'],
    ['Νίκος', 'Νίκη'],
    ['李雷', '李蕾'],
    ['🎲', '🎯'],
    ['Max', 'Mах2'],
  ])('are not those like %j and %j', (a, b) => {
    expect([looksLike(a, b), looksLike(b, a)]).toEqual([false, false]);
  });
});
