import { setPreference } from "../kit/session/preferences";
import { useServices } from "../kit/session/services";

/** The rail has no room for what unfolds: a button there opens the menu first. Answers whether it did. */
export function useLeaveRail() {
  const { preferences } = useServices();
  return (button: HTMLElement) => {
    const isInRail = button.closest("[data-rail]") !== null && button.offsetWidth < 60;
    if (isInRail) setPreference(preferences, button.ownerDocument, "menu", "open");
    return isInRail;
  };
}
