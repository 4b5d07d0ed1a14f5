import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import css from "./fields.module.css";

/** The system's own list of options in the editor's look. */
export function Select({ children, ...select }: ComponentProps<"select">) {
  return (
    <span className={css.selectBox}>
      <select {...select} className={css.box}>
        {children}
      </select>
      <ChevronsUpDown size={12} aria-hidden="true" />
    </span>
  );
}
