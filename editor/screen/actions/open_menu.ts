import type { Workplace } from "../../workplace/use_editor";

/** Opens the menu of what is selected beside it. */
export function openMenu({ editor, workbench }: Workplace) {
  const { selected } = editor.getState();
  if (selected === null) return false;
  const shown = [`[data-row="${CSS.escape(selected)}"]`, `[data-selection~="${CSS.escape(selected)}"]`].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  const at = (
    shown.find((element) => element?.contains(document.activeElement)) ??
    shown[1] ??
    shown[0]
  )?.getBoundingClientRect();
  workbench.setState({ menu: { id: selected, x: (at?.x ?? 0) + 24, y: Math.max(24, (at?.y ?? 0) + 24) } });
}
