import type { ReactNode } from "react";
import css from "./AccountCard.module.css";

interface Props {
  /** Drawn, or a picture. */
  icon: ReactNode;
  title: string;
  /** How it stands, in a word. */
  status?: { tone: "good" | "bad" | "waiting"; words: string };
  /** Links that lead on. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One thing about an account: what it is, how it stands, and where it goes on. */
export const AccountCard = ({ icon, title, status, actions, children }: Props) => (
  <article className={css.card}>
    <header className={css.head}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      {status && (
        <span className={css.status} data-tone={status.tone}>
          {status.words}
        </span>
      )}
    </header>
    <div className={css.body}>{children}</div>
    {actions && <div className={css.actions}>{actions}</div>}
  </article>
);

/** How far something has come. */
export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <div
    className={css.progress}
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span style={{ width: `${percent}%` }} />
  </div>
);
