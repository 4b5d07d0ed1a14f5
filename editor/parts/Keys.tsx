import css from "./Keys.module.css";

const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);
const mac: Record<string, string> = { Ctrl: "⌘", Alt: "⌥", Shift: "⇧" };

/** Keys as they stand on this keyboard: "Ctrl D" is ⌘ D on a Mac. */
export function Keys({ keys }: { keys: string }) {
  const words = keys.split(" ").map((key) => (isMac ? (mac[key] ?? key) : key));
  return (
    <kbd className={css.keys} aria-hidden="true">
      {words.join(" ")}
    </kbd>
  );
}
