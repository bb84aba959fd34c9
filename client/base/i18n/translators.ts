/** The translator's elements that stand for a text of React's. */
interface StandIn {
  readonly font: Node & ChildNode;
  /** The former content of the text. */
  readonly said: string;
}

/**
 * Keeps the page working under a translator of the browser. Translators replace a text by a `<font>` with other words.
 * React goes on writing to the old text, which is no longer on the page, or fails to remove it. So the text is put
 * back, empty, before its replacement; when React writes to it, the replacement is removed and the translator finds the
 * new words.
 */
export function followTranslators(page: Node): void {
  const standIns = new Map<Text, StandIn>();

  const standIn = (text: Text, font: Node & ChildNode): void => {
    const { data: said } = text;
    // Some translators move the text itself into theirs.
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    font.before(text);
    text.data = '';
    standIns.set(text, { font, said });
  };
  const restore = (font: Node): void => {
    for (const [text, { font: its, said }] of standIns) {
      if (its !== font) continue;
      text.data = said;
      standIns.delete(text);
    }
  };
  const goOn = (written: ReadonlySet<Node>): void => {
    for (const [text, { font }] of standIns) {
      if (written.has(text)) {
        standIns.delete(text);
        restore(font);
        font.remove();
        // Translators look for nodes that were added.
        text.parentNode?.insertBefore(text, text.nextSibling);
      } else if (!font.isConnected) restore(font);
      else if (!text.isConnected) {
        font.remove();
        standIns.delete(text);
      } else if (text.parentNode !== font.parentNode) text.after(font);
    }
  };
  const observer = new MutationObserver((records) => {
    const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    if (fonts.size === 0 && standIns.size === 0) return;
    const written = records.flatMap(({ type, target }) =>
      type === 'characterData' && target instanceof Text && standIns.has(target) ? target : [],
    );
    for (const { target, removedNodes, previousSibling, nextSibling, addedNodes } of records) {
      const near = [...addedNodes, previousSibling, nextSibling].filter(isFont);
      const font = near.find((one) => fonts.has(one));
      if (font === undefined || font.parentNode !== target) continue;
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue;
        const before = standIns.get(text);
        if (before === undefined) standIn(text, font);
        else before.font.before(text);
      }
    }
    goOn(new Set(written));
    // Ignore the changes that were just made here.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}

function isFont(node: Node | null): node is Node & ChildNode {
  return node?.nodeName === 'FONT';
}
