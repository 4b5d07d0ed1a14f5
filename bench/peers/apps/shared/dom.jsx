import { createRoot, hydrateRoot } from "react-dom/client";
import { flushSync } from "react-dom";

export const rawContent = () => document.getElementById("content").textContent;
export const readContent = () => JSON.parse(rawContent());

/** Player start: hydrate when the server already put markup in #root, else client-render. */
export function start(element) {
  const el = document.getElementById("root");
  if (el.firstElementChild) hydrateRoot(el, element);
  else createRoot(el).render(element);
}

/** What `measureMount` calls: window.__mount = { prepare(n), mount(data), unmount() } */
export function exposeMount(prepare, toElement) {
  let root;
  window.__mount = {
    prepare,
    mount(data) {
      root = createRoot(document.getElementById("root"));
      flushSync(() => root.render(toElement(data)));
    },
    unmount() {
      flushSync(() => root.unmount());
      document.getElementById("root").replaceChildren();
    },
  };
}
