import { CODES, useSetting } from '../settings';

/** The type of a field into which a code is typed: the letters of a hidden one are not seen. */
export function useCodeField(): 'text' | 'password' {
  return useSetting(CODES) === 'shown' ? 'text' : 'password';
}
