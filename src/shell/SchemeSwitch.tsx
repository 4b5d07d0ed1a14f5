import { Moon, Sun } from "../kit/ui/icons";
import { usePreferences, useT } from "../kit/session/hooks";
import { setPreference } from "../kit/session/preferences";
import { useServices } from "../kit/session/services";
import { useFrame } from "../kit/ui/frame";
import css from "./SchemeSwitch.module.css";

/** Light or dark; flips at once and is remembered. */
export function SchemeSwitch() {
  const t = useT();
  const { preferences } = useServices();
  const frame = useFrame();
  const { scheme } = usePreferences();
  const isDark = scheme === "dark";

  function handleClick() {
    if (!frame) return;
    setPreference(preferences, frame.document, "scheme", isDark ? "light" : "dark");
    const color = frame.window.getComputedStyle(frame.document.body).getPropertyValue("--surface-shell");
    for (const bars of frame.document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bars.content = color;
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={t("shell.dark_colours")}
      className={css.switch}
      onClick={handleClick}
    >
      <Sun size={18} strokeWidth={1.75} aria-hidden="true" />
      <Moon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
