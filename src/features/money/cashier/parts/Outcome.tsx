import type { ReactNode } from "react";
import css from "./Outcome.module.css";

interface Props {
  /** Live: something is on its way. */
  tone: "good" | "bad" | "calm" | "warn" | "live";
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** How a payment stands or what became of it: a sign, a sentence, and what follows from it. The words are announced when they change. */
export const Outcome = ({ tone, icon, title, text, children }: Props) => (
  <div className={css.whole}>
    <div className={css.outcome} role="status">
      <span className={css.seal} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
    </div>
    {children}
  </div>
);

export interface TrailStep {
  title: ReactNode;
  text?: ReactNode;
  /** When it took place. */
  time?: ReactNode;
  state: "done" | "now" | "next" | "stop";
}

/** The stages of a payment under each other, always all of them. */
export const Trail = ({ steps }: { steps: readonly TrailStep[] }) => (
  <ol className={css.trail}>
    {steps.map(({ title, text, time, state }, place) => (
      <li key={place} data-state={state} aria-current={state === "now" ? "step" : undefined}>
        <span className={css.dot} aria-hidden="true" />
        <div>
          <strong>{title}</strong>
          {text && <p>{text}</p>}
        </div>
        {time}
      </li>
    ))}
  </ol>
);
