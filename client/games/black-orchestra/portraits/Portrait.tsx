import './portrait.css';

import type { ReactElement } from 'react';

import { SHEET_IDS } from '../../../../shared/games/black-orchestra/board/sheets';
import { PAWN } from '../../../../shared/games/black-orchestra/pictures/pawns';
import { type Look, LOOKS, PAINT } from './looks';

const HAIR: Readonly<Record<Extract<Look['head'], { readonly hair: string }>['hair'], string>> = {
  sides: 'M44 38c-2-10 1-18 8-21-3 6-4 13-4 22zM76 38c2-10-1-18-8-21 3 6 4 13 4 22z',
  thin: 'M44 36c-2-12 5-21 16-21s18 9 16 21c-2-9-5-14-9-16-5 2-10 2-14 0-4 2-7 7-9 16z',
  slick: 'M44 34c-3-16 6-22 16-22s19 5 16 22c-1-6-3-10-6-12-7 3-15 2-20-1-3 3-5 7-6 13z',
  parted: 'M43 36c-3-17 6-25 18-25 11 0 18 8 16 25-1-7-3-12-7-15-5 0-9-1-12-4-5 3-12 8-15 19z',
  swept: 'M44 33c-2-13 5-20 16-20s18 7 16 20c-2-6-4-9-7-11-6-2-12-2-18 0-3 2-5 5-7 11z',
  cropped: 'M44 30c-1-11 6-17 16-17s17 6 16 17c-3-5-8-8-16-8s-13 3-16 8z',
};

/** A cap with its visor, or a hat with its brim. */
function hatOf({ hat, colour }: Extract<Look['head'], { readonly hat: string }>): ReactElement {
  if (hat === 'fedora') {
    return (
      <>
        <path fill={colour} d="M45 26c0-18 7-18 10-15 3 2 7 2 10 0 3-3 10-3 10 15z" />
        <path fill={PAINT.ink} d="M45 22h30v4H45z" />
        <path fill={colour} d="M34 27c9-4 43-4 52 0-9 5-43 5-52 0z" />
      </>
    );
  }
  return (
    <>
      <path fill={colour} d="M39 21c2-11 11-14 21-14s19 3 21 14c-6 3-36 3-42 0z" />
      <path fill={PAINT.ink} d="M43 22c10 2 24 2 34 0v6H43z" />
      <path fill={PAINT.visor} d="M44 27c10-3 22-3 32 0-3 5-29 5-32 0z" />
    </>
  );
}

function neckOf({ neck, coat }: Look): ReactElement {
  if (neck === 'buttoned') {
    return (
      <>
        <path fill={PAINT.collar} d="M48 58l12 9 12-9 4 5-16 11-16-11z" />
        <circle cx="60" cy="77" r="1.4" fill={PAINT.button} />
      </>
    );
  }
  return (
    <>
      <path fill={PAINT.shirt} d="M50 59l10 12 10-12 2 21H48z" />
      <path fill={neck.tie} d="M57 66h6l-1 4 2 10h-8l2-10z" />
      <path fill={coat} d="M46 59l11 21H40zM74 59L63 80h17z" />
    </>
  );
}

/**
 * A conspirator as a flat drawing, lit from one side. It fills its box and keeps its middle; decoration, since the name stands
 * beside it.
 * @param id a sheet's id; nothing is drawn for another
 */
export function Portrait({ id }: { readonly id: string }): ReactElement | null {
  const sheet = SHEET_IDS.find((one) => one === id);
  if (sheet === undefined) return null;
  const look = LOOKS[sheet];
  const has = (mark: Look['marks'][number]): boolean => look.marks.includes(mark);
  return (
    <svg className="bo-portrait" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={PAWN[sheet].colour} d="M-200-100h520v300h-520z" />
      <path fill={PAINT.light} opacity="0.16" d="M82-100h240v300H34z" />
      <path fill={look.coat} d="M22 84c1-15 13-21 26-25h24c13 4 25 10 26 25z" />
      <path fill={PAINT.skinInShade} d="M51 46h18v14l-9 7-9-7z" />
      {neckOf(look)}
      <ellipse cx="44.5" cy="39" rx="3" ry="4.5" fill={PAINT.skin} />
      <ellipse cx="75.5" cy="39" rx="3" ry="4.5" fill={PAINT.skinInShade} />
      <path fill={PAINT.skin} d="M60 15c-11 0-16 8-15 21 1 12 6 21 15 21z" />
      <path fill={PAINT.skinInShade} d="M60 15c11 0 16 8 15 21-1 12-6 21-15 21z" />
      {'hair' in look.head ? <path fill={look.head.colour} d={HAIR[look.head.hair]} /> : hatOf(look.head)}
      <g fill="none" stroke={PAINT.ink} strokeLinecap="round">
        <path strokeWidth="1.8" d="M49 32.5q4-2 7.5-.5M63.5 32q3.5-1.5 7.5.5" />
        <path strokeWidth="1.6" d="M50.5 37.500h5M64.5 37.500h5" />
        <path strokeWidth="1.2" opacity="0.6" d="M60 38l2 6.500h-3" />
        <path strokeWidth="1.6" d="M55.5 50.500q4.5 1 9 0" />
        {has('lines') && <path strokeWidth="1" opacity="0.55" d="M49 44q1 3 3 5M71 44q-1 3-3 5M52 26.500q8-2 16 0" />}
        {has('glasses') && (
          <path
            strokeWidth="1.6"
            d="M47.5 38a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M61.5 38a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M58.5 37.500h3"
          />
        )}
      </g>
      {has('moustache') && <path fill={PAINT.ink} opacity="0.75" d="M54 48q6-4 12 0-6-1-12 0z" />}
      {has('patch') && (
        <>
          <path fill={PAINT.ink} d="M62 34.500q5-2 10 0 0 7-5 7.5-5-.5-5-7.500z" />
          <path fill="none" stroke={PAINT.ink} strokeWidth="1.4" d="M72 34.500L76 30M62 34.500L45 27" />
        </>
      )}
    </svg>
  );
}
