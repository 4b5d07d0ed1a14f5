import { CalendarDays, Languages, Settings2, Table2 } from "lucide-react";
import { IconButton } from "../../parts/IconButton";
import { useShow, useT, useWorkbench } from "../../workplace/use_editor";

const others = [
  ["matrix", Table2, "M"],
  ["calendar", CalendarDays, "C"],
  ["translations", Languages, "T"],
  ["settings", Settings2, "S"],
] as const;

/** Leads to the other views of the page and to the settings of the site, and back. */
export function ViewButtons() {
  const t = useT();
  const show = useShow();
  const view = useWorkbench((state) => state.view);
  return others.map(([name, Icon, keys]) => (
    <IconButton
      key={name}
      label={t(`${name}.open`)}
      keys={keys}
      aria-pressed={view === name}
      onClick={() => show({ view: view === name ? "page" : name })}
    >
      <Icon size={16} />
    </IconButton>
  ));
}
