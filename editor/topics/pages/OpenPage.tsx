import { useEffect, useRef } from "react";
import type { OnOpenPage } from "../../workplace/page_dialog";
import { useCloseDialog } from "./PageModal";
import { useOpenSaved } from "./use_open_saved";

/** Leads to another page, for those who do not know the way: once the open one is saved. */
export function OpenPage({ id, section, onOpenPage }: { id: string; section: string | null; onOpenPage: OnOpenPage }) {
  const close = useCloseDialog();
  const open = useOpenSaved((next) => onOpenPage(next, section));
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    close();
    void open(id);
  }, [id, open, close]);
  return null;
}
