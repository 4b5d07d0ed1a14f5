const sheets = 'link[rel="stylesheet"], style';

/**
 * Keeps the stylesheets of one document's head linked in another's: each section brings its own when its code comes.
 * In development they are style elements, whose text is taken over. Answers how to stop.
 */
export function mirrorStyles(from: Document, to: Document): () => void {
  const copies = new Map<Element, Element>();

  function update() {
    const wanted = new Set<Element>(from.head.querySelectorAll(sheets));
    for (const [original, copy] of copies) {
      if (wanted.has(original)) continue;
      copy.remove();
      copies.delete(original);
    }
    for (const original of wanted) {
      const copy = copies.get(original);
      if (!copy) copies.set(original, to.head.appendChild(copyOf(original, to)));
      else if (original.localName === "style" && copy.textContent !== original.textContent)
        copy.textContent = original.textContent;
    }
  }

  const observer = new MutationObserver(update);
  observer.observe(from.head, { childList: true, subtree: true, characterData: true });
  update();
  return () => observer.disconnect();
}

function copyOf(original: Element, document: Document) {
  const copy = document.importNode(original, true) as HTMLElement;
  const { nonce } = original as HTMLElement; // the attribute does not carry it over
  if (nonce) copy.nonce = nonce;
  return copy;
}
