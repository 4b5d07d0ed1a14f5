import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import css from "./FirstRun.module.css";

/** One of the ways to begin. */
export function Card({ name, t, picture, children }: { name: string; t: TFunction; picture: ReactNode; children: ReactNode }) {
  return (
    <section className={css.card} aria-labelledby={`first-run-${name}`}>
      <div className={css.picture} aria-hidden="true">
        <span className={css.sheet}>
          <i className={css.top} />
          {picture}
        </span>
      </div>
      <div className={css.words}>
        <h2 id={`first-run-${name}`}>{t(`first_run.${name}.title`)}</h2>
        <p>{t(`first_run.${name}.about`)}</p>
        <div className={css.verbs}>{children}</div>
      </div>
    </section>
  );
}
