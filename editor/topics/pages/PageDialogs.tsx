import { lazyPart } from "../../parts/lazy_part";
import type { OnOpenPage } from "../../workplace/page_dialog";
import { useShow, useWorkbench } from "../../workplace/use_editor";

const OpenPageDialog = lazyPart(() => import("./OpenPageDialog").then((code) => code.default), { look: "over" });

/** The dialogs about pages and files; their code comes with the first one. */
export function PageDialogs({ onOpenPage }: { onOpenPage: OnOpenPage }) {
  const dialog = useWorkbench((state) => state.pageDialog ?? (state.dialog === "create_page" ? create : null));
  const show = useShow();
  if (!dialog) return null;
  return <OpenPageDialog dialog={dialog} onOpenPage={onOpenPage} onGiveUp={() => show({ pageDialog: null, dialog: null })} />;
}

const create = { kind: "create" } as const;
