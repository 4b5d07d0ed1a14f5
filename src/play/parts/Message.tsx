import type { ReactNode } from "react";
import css from "./Message.module.css";

interface Props {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** What stands in a game's place when there is none to show. */
export const Message = ({ title, children, action }: Props) => (
  <main className={css.message}>
    <h1>{title}</h1>
    <p>{children}</p>
    {action}
  </main>
);
