/**
 * A frame without what tells of no match: the room's random code. Of the connection's own frames only events are compared, `2…`; how
 * changes of the room are merged is chance: its last state is compared.
 */
export function comparable(frame: string): readonly string[] {
  if ((/^\d/.test(frame) && !frame.startsWith('2')) || frame.includes('["roomPatch"')) return [];
  const clocks = frame.includes('["clocks"') ? frame.replace(/"(now|until)":\d+/g, '"$1":0') : frame;
  return [clocks.replace(/"code":"[A-Z0-9]{5}"/, '"code":""')];
}

/** Whether a frame tells what has happened in the match: these are compared answer by answer, with their times. */
export function isOfMatch(frame: string): boolean {
  return frame.startsWith('{') || /^2[^[]*\["(?:view|patch)"/.test(frame);
}
