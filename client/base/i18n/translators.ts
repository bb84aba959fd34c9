/** What stands on the screen for a text of React's. */
interface StandIn {
  readonly font: Node & ChildNode;
  /** The former content of the text. */
  readonly said: string;
}

/**
 * Lets the page go on below a translator of the browser. Translators put a `<font>` with other words in the place of a text.
 * React keeps the text and goes on writing to it where nobody sees it, or fails to take it away. So the text is put back,
 * empty, before what stands in for it; when React writes to it the stand-in goes, and the translator finds the new words.
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
    // What has just been done here needs no answer.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}

function isFont(node: Node | null): node is Node & ChildNode {
  return node?.nodeName === 'FONT';
}
