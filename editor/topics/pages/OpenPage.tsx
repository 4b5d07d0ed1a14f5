import { useEffect, useRef } from "react";
import { useCloseDialog } from "./PageModal";
import { useOpenSaved } from "./use_open_saved";

/** Leads to another page, for those who do not know the way: once the open one is saved. */
export function OpenPage({ id, onOpenPage }: { id: string; onOpenPage: (id: string) => void }) {
  const close = useCloseDialog();
  const open = useOpenSaved(onOpenPage);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    close();
    void open(id);
  }, [id, open, close]);
  return null;
}
