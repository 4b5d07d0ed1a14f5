import type { ReactNode } from "react";
import { Modal } from "../../parts/Modal";
import { useShow, useT } from "../../workplace/use_editor";

interface Props {
  title: string;
  width?: "normal" | "wide";
  foot?: ReactNode;
  children: ReactNode;
}

/** Closes whichever dialog about pages is open. */
export function useCloseDialog() {
  const show = useShow();
  return () => show(({ dialog }) => ({ pageDialog: null, dialog: dialog === "create_page" ? null : dialog }));
}

/** The frame of a dialog about pages; it is there while it is open. */
export function PageModal(props: Props) {
  const t = useT();
  return <Modal {...props} isOpen onClose={useCloseDialog()} closeLabel={t("editor.close")} />;
}
