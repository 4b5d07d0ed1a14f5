import { createStore } from "zustand/vanilla";

const name = "foyer.editor.single_keys";

function kept() {
  try {
    return globalThis.localStorage?.getItem(name) !== "off";
  } catch {
    return true; // storage that is switched off
  }
}

/** Whether keys without a modifier do anything; somebody who dictates can switch them off (WCAG 2.1.4). Kept in the browser. */
export const singleKeys = createStore<{ areOn: boolean }>(() => ({ areOn: kept() }));

export function switchSingleKeys(areOn: boolean) {
  singleKeys.setState({ areOn });
  try {
    globalThis.localStorage?.setItem(name, areOn ? "on" : "off");
  } catch {
    // it holds until the page is left
  }
}
