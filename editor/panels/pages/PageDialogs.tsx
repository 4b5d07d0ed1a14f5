import { lazy, Suspense } from "react";
import { useWorkbench } from "../../use_editor";

const OpenPageDialog = lazy(() => import("./OpenPageDialog"));

/** The dialogs about pages and files; their code comes with the first one. */
export function PageDialogs({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const dialog = useWorkbench((state) => state.pageDialog ?? (state.dialog === "create_page" ? create : null));
  if (!dialog) return null;
  return (
    <Suspense fallback={null}>
      <OpenPageDialog dialog={dialog} onOpenPage={onOpenPage} />
    </Suspense>
  );
}

const create = { kind: "create" } as const;
