import { Table2 } from "lucide-react";
import { IconButton } from "../../parts/IconButton";
import { useShow, useT, useWorkbench } from "../../use_editor";

/** Leads to the other views of the page, and back. */
export function ViewButtons() {
  const t = useT();
  const show = useShow();
  const view = useWorkbench((state) => state.view);
  return (
    <IconButton
      label={t("matrix.open")}
      keys="M"
      aria-pressed={view === "matrix"}
      onClick={() => show({ view: view === "matrix" ? "page" : "matrix" })}
    >
      <Table2 size={16} />
    </IconButton>
  );
}
