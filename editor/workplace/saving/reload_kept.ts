import type { Autosave } from "./autosave";

/** Reloads the editor once what the server does not have yet is kept in the browser, from where it is offered again. */
export async function reloadKept(window: Window, saving: Pick<Autosave, "keep">): Promise<void> {
  await saving.keep();
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true }); // nothing to warn of
  window.location.reload();
}
