import { usePreferences, useSettings } from "../kit/session/hooks";
import { setPreference } from "../kit/session/preferences";
import { useServices } from "../kit/session/services";
import { useFrame } from "../kit/ui/frame";
import { useIsWide } from "./use_is_wide";

const opener = "[data-opens-drawer]";

/** The panel layout's drawer on the right; elsewhere, and on phones and tablets, there is none. */
export function useSideDrawer() {
  const { navigationLayout } = useSettings();
  const { preferences } = useServices();
  const frame = useFrame();
  const isOpen = usePreferences().drawer === "open";
  const isThere = useIsWide() && navigationLayout === "panel";
  const set = (value: "open" | "closed") => frame && setPreference(preferences, frame.document, "drawer", value);

  /** The button of the drawer gets the focus that the drawer had. */
  function close() {
    set("closed");
    frame?.document.querySelector<HTMLElement>(opener)?.focus();
  }

  return { isThere, isOpen, toggle: () => set(isOpen ? "closed" : "open"), close };
}
