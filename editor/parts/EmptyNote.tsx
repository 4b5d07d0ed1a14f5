import type { ReactNode } from "react";
import css from "./EmptyNote.module.css";

interface Props {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** What can be done next. */
  actions?: ReactNode;
}

/** Where nothing is to be seen: why, and the next step. */
export function EmptyNote({ icon, title, children, actions }: Props) {
  return (
    <div className={css.note}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={css.title}>{title}</p>
      {children && <p className={css.text}>{children}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
