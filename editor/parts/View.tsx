import type { ReactNode } from "react";
import { useShow, useT } from "../workplace/use_editor";
import { Button } from "./Button";
import css from "./View.module.css";

interface Props {
  title: string;
  /** What it is for, in a line. */
  lead?: string;
  /** What chooses what is shown; the bar is lower then. */
  tools?: ReactNode;
  /** What is found, and what can be done with all of it. */
  verbs?: ReactNode;
  /** What it holds fills it and scrolls by itself. */
  isFilled?: boolean;
  children: ReactNode;
}

/** A view in the place of the page: a bar with its name and the way back, and what scrolls below. */
export function View({ title, lead, tools, verbs, isFilled = false, children }: Props) {
  const t = useT();
  const show = useShow();
  return (
    <div className={isFilled ? `${css.view} ${css.filled}` : css.view}>
      <header className={tools ? `${css.bar} ${css.low}` : css.bar}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {tools}
        <span className={css.verbs}>
          {verbs}
          <Button size={tools ? "small" : "large"} onClick={() => show({ view: "page" })}>
            {t("matrix.back")}
          </Button>
        </span>
      </header>
      {children}
    </div>
  );
}
