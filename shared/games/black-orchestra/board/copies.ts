/** The ids of the keys that there are: to look something up by a string that was just cut off another one costs many times as much. */
const IDS = new Map<string, string>();

/** The id of a printed card or event, without the number of the copy: `safe` of `safe#1`. Only for keys of a match, of which there are few. */
export function idOf(key: string): string {
  const known = IDS.get(key);
  if (known !== undefined) return known;
  const end = key.indexOf('#');
  const id = end < 0 ? key : key.slice(0, end);
  IDS.set(key, id);
  return id;
}
