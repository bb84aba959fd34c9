/** What tests ask of a computed style: whether an element is seen, stands in a line of its own, or can be pressed. */
export interface QuickStyle {
  readonly display: string;
  readonly visibility: string;
  readonly pointerEvents: string;
  getPropertyValue(property: string): string;
}

/**
 * Works out styles from the markup alone. jsdom matches every rule of a browser's own sheet at each question, which
 * took up to a fifth of the time of a test that looks for roles; the sheets of this project are not loaded in tests anyway.
 * @param window whose own way is asked once for each kind of element
 */
export function quickStyles(window: Pick<Window, 'document' | 'getComputedStyle'>): (element: Element) => QuickStyle {
  const asked = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  /** How a browser shows an element that nobody has styled. */
  const displayOf = (element: Element): string => {
    const kind = `${element.namespaceURI ?? ''} ${element.localName} ${element.hasAttribute('open') ? 'open' : 'shut'}`;
    let display = displays.get(kind);
    if (display === undefined) {
      const bare = window.document.createElementNS(element.namespaceURI, element.localName);
      if (element.hasAttribute('open')) bare.setAttribute('open', '');
      display = asked(bare).display;
      displays.set(kind, display);
    }
    return display;
  };

  /** What the element or the nearest one around it says of a property that is inherited. */
  const inherited = (element: Element, property: 'visibility' | 'pointer-events', initial: string): string => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const own = styleOf(at, property);
      if (own !== '') return own;
    }
    return initial;
  };

  return (element) => {
    const own = styleOf(element, 'display');
    const style = {
      display: own !== '' ? own : element.hasAttribute('hidden') ? 'none' : displayOf(element),
      visibility: inherited(element, 'visibility', 'visible'),
      pointerEvents: inherited(element, 'pointer-events', 'auto'),
    };
    const named: Readonly<Record<string, string>> = { ...style, 'pointer-events': style.pointerEvents };
    return { ...style, getPropertyValue: (property) => named[property] ?? '' };
  };
}

/** What the markup of an element says of a property. */
function styleOf(element: Element, property: string): string {
  if (!element.hasAttribute('style') || !('style' in element)) return '';
  return (element as HTMLElement).style.getPropertyValue(property);
}
