import type { ReactNode } from "react";
import { CircleCheck } from "../../../src/kit/ui/icons";
import css from "./DoneNote.module.css";

/** What has just succeeded, said at once. */
export const DoneNote = ({ children }: { children: ReactNode }) => (
  <p role="status" className={css.note}>
    <CircleCheck size={18} />
    <span>{children}</span>
  </p>
);
