/** A duration as minutes and seconds, with hours when there are any. A negative one counts as zero. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const rest = two(seconds % 60);
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
