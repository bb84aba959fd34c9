/** The id of a printed card or event, without the number of the copy: `safe` of `safe#1`. */
export function idOf(key: string): string {
  const end = key.indexOf('#');
  return end < 0 ? key : key.slice(0, end);
}
