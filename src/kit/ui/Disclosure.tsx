import type { ReactNode } from "react";
import css from "./Disclosure.module.css";

interface Props {
  summary: ReactNode;
  isOpen?: boolean;
  /** Disclosures of one name are open one at a time. */
  name?: string | undefined;
  /** What stands at the summary's end and turns when it opens. */
  mark: ReactNode;
  children: ReactNode;
}

/** Opens and closes in 200 ms (L-4.53) with the browser's own means, so it needs no JavaScript. */
export const Disclosure = ({ summary, isOpen = false, name, mark, children }: Props) => (
  <details className={css.disclosure} open={isOpen} name={name}>
    <summary className={css.summary}>
      {summary}
      <span className={css.mark} aria-hidden="true">
        {mark}
      </span>
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
