import { afterAll } from "vitest";

/*
 * What a test file puts in the place of a browser's own (scrolling, a clipboard, an observer) goes with it: the files
 * after it share the document.
 */

/** What tests replace of window and document; the rest of them belongs to modules, which are loaded once. */
const ofWindow = ["fetch", "matchMedia", "ResizeObserver", "IntersectionObserver", "scrollY", "scrollTo", "scrollBy"];
const ofDocument = ["hidden", "visibilityState", "readyState", "elementFromPoint"];

/** Keeps an object's own properties as they are; what it answers puts them back. */
function keep(owner: object, only?: readonly string[]): () => void {
  const names = () => only ?? Reflect.ownKeys(owner);
  const before = new Map(names().map((name) => [name, Reflect.getOwnPropertyDescriptor(owner, name)]));
  return () => {
    for (const name of new Set([...before.keys(), ...names()])) {
      const descriptor = before.get(name);
      if (!descriptor) Reflect.deleteProperty(owner, name);
      else if (descriptor.configurable) Reflect.defineProperty(owner, name, descriptor);
    }
  };
}

/** The window's are behind setters that keep what was set. */
function keepOfWindow(): () => void {
  const putBack = keep(window, ofWindow);
  const before = ofWindow.map((name) => [name, Reflect.get(window, name)] as const);
  return () => {
    putBack();
    for (const [name, value] of before) if (Reflect.get(window, name) !== value) Reflect.set(window, name, value);
  };
}

const { setImmediate } = globalThis; // a file's last test may leave clocks that it moves by hand
/** As often as React goes on by itself with what it has begun, and some more. */
const rounds = 10;

if (typeof document !== "undefined") {
  const prototypes = [Element, HTMLElement, HTMLImageElement, HTMLFormElement, Range, Storage].map(({ prototype }) => prototype);
  const kept = [...[...prototypes, navigator].map((owner) => keep(owner)), keep(document, ofDocument), keepOfWindow()];
  afterAll(async () => {
    // React ends what it has begun while there is a window: after the last file there is none, and it would fail
    for (let round = 0; round < rounds; round++) await new Promise((resolve) => setImmediate(resolve));
    window.dispatchEvent(new Event("pagehide")); // what a page still gathers is sent now, not into the next file
    for (const putBack of kept) putBack();
    document.body.replaceChildren();
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, "", "/");
  });
}
