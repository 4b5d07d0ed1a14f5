import type { ReactNode } from "react";
import css from "./EmptyState.module.css";

interface Props {
  icon: ReactNode;
  /** What happened. */
  title: string;
  /** What it means, or what to do next. */
  children?: ReactNode;
  /** A button or link that leads on. */
  action?: ReactNode;
  isBad?: boolean;
  /** It stands for the whole page, and heads it. */
  isPage?: boolean;
}

/** One panel for a list that is empty, that failed, or that has come to its end. */
export const EmptyState = ({ icon, title, children, action, isBad = false, isPage = false }: Props) => (
  <div className={`${css.panel} ${isBad ? css.bad : ""}`} role={isBad ? "alert" : "status"}>
    <span className={css.icon} aria-hidden="true">
      {icon}
    </span>
    <div>
      {isPage ? <h1>{title}</h1> : <strong>{title}</strong>}
      {children && <p>{children}</p>}
    </div>
    {action && <div className={css.action}>{action}</div>}
  </div>
);
