/**
 * How far the drawer is open: `peek` shows what is to be done and the main actions, `half` every option and the reader's own
 * things, `full` one of the panes over the whole table.
 */
export type Stop = 'peek' | 'half' | 'full';

/** The panes of the fully open drawer. */
export const PANES = ['people', 'log', 'chat', 'decks'] as const;
export type Pane = (typeof PANES)[number];

/** A drag shorter than this many pixels leaves the drawer where it was. */
const SHORT = 36;
/** A drag over more than this part of the screen moves the drawer by two stops. */
const LONG = 0.4;

/** The stop above; the highest one stays. */
export function further(stop: Stop): Stop {
  return stop === 'peek' ? 'half' : 'full';
}

/** The stop below; the lowest one stays. */
export function nearer(stop: Stop): Stop {
  return stop === 'full' ? 'half' : 'peek';
}

/** Where a tap on the handle moves the drawer: one stop further, and from the last one back to the first. */
export function tapped(stop: Stop): Stop {
  return stop === 'full' ? 'peek' : further(stop);
}

/**
 * Where the drawer stays after a drag.
 * @param up how many pixels it was pulled open; negative when it was pushed shut
 * @param room the height, or in a drawer at the side the width, that it could be pulled over
 */
export function dragged(stop: Stop, up: number, room: number): Stop {
  if (Math.abs(up) < SHORT) return stop;
  const once = up > 0 ? further(stop) : nearer(stop);
  if (Math.abs(up) <= room * LONG) return once;
  return up > 0 ? further(once) : nearer(once);
}

/** How a drawer stands, and how its reader likes it while something is asked. */
export interface DrawerState {
  readonly stop: Stop;
  readonly pane: Pane;
  /** Where the reader left the drawer when last asked something; until they have moved it, as far as a question needs. */
  readonly rest: 'peek' | 'half' | 'as-needed';
  readonly asked: Asked;
}

/** What is asked of this viewer: nothing, what one row of slots shows, or what a list is needed for. */
export type Asked = 'nothing' | 'row' | 'list';

export type DrawerEvent =
  /** Something else is asked of this viewer, or nothing any more. */
  | { readonly type: 'asked'; readonly what: Asked }
  /** The reader has read enough: what is asked, if anything, stands there again. */
  | { readonly type: 'closed' }
  /** The reader moved the drawer. */
  | { readonly type: 'moved'; readonly to: Stop }
  /** The reader wants a pane. */
  | { readonly type: 'read'; readonly pane: Pane }
  /** The reader wants to see options that the drawer does not show at its first stop. */
  | { readonly type: 'options' }
  /** These options are no longer wanted. */
  | { readonly type: 'settled' };

export const shut: DrawerState = { stop: 'peek', pane: 'people', rest: 'as-needed', asked: 'nothing' };

/** Where the drawer stands while its reader has opened nothing in it. */
function restOf({ rest }: Pick<DrawerState, 'rest'>, asked: Asked): 'peek' | 'half' {
  if (rest !== 'as-needed') return rest;
  return asked === 'list' ? 'half' : 'peek';
}

/**
 * The drawer after an event. It opens by itself when something is asked, but not over what is being written, and never
 * hides the options without showing them again.
 */
export function drawerAfter(drawer: DrawerState, event: DrawerEvent): DrawerState {
  switch (event.type) {
    case 'asked': {
      const { what: asked } = event;
      if (asked === 'nothing') return { ...drawer, asked, stop: drawer.stop === 'half' ? 'peek' : drawer.stop };
      const reads = drawer.stop === 'full' && (drawer.asked !== 'nothing' || drawer.pane === 'chat');
      return { ...drawer, asked, stop: reads ? 'full' : restOf(drawer, asked) };
    }
    case 'moved': {
      const rest = drawer.asked !== 'nothing' && event.to !== 'full' ? event.to : drawer.rest;
      return { ...drawer, stop: event.to, rest };
    }
    case 'closed':
      return { ...drawer, stop: drawer.asked === 'nothing' ? 'peek' : restOf(drawer, drawer.asked) };
    case 'read':
      return { ...drawer, stop: 'full', pane: event.pane };
    case 'options':
      return { ...drawer, stop: 'half' };
    case 'settled':
      return drawer.stop === 'half' && drawer.asked !== 'nothing'
        ? { ...drawer, stop: restOf(drawer, drawer.asked) }
        : drawer;
  }
}
