import type { ReactNode } from "react";
import { useT } from "../../../kit/session/hooks";
import { CircleAlert } from "../../../kit/ui/icons";
import css from "./ErrorBox.module.css";

/** What went wrong, in place and said at once; its title is "Error" unless it has one of its own (L-8.20). */
export function ErrorBox({ title, children }: { title?: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className={css.box} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <strong>{title || t("frame.error")}</strong>
        <p>{children}</p>
      </div>
    </div>
  );
}
