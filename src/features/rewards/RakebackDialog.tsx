import type { ReactNode } from "react";
import { useT } from "../../../src/session/hooks";
import { Dialog } from "../../../src/ui/Dialog";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The calendar over the page. */
export default function RakebackDialog({ title, onClose, children }: Props) {
  const t = useT();
  return (
    <Dialog title={title} closeLabel={t("bonus.claim.close")} onClose={onClose}>
      {children}
    </Dialog>
  );
}
