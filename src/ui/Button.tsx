import type { ComponentPropsWithRef, ReactNode } from "react";
import css from "./Button.module.css";

interface Look {
  /** One primary button per card or dialog. */
  look?: "primary" | "quiet" | "ghost" | "danger";
  size?: "small" | "medium" | "large";
  isWide?: boolean;
}

interface ButtonProps extends Look, Omit<ComponentPropsWithRef<"button">, "className"> {
  /** What it is doing, "Signing in": shown in place of its words, at its width, while it works. */
  busy?: ReactNode;
}

/** While `busy` it keeps its width and its focus and takes no further clicks. */
export function Button({ look, size, isWide, busy, type = "button", children, onClick, ...rest }: ButtonProps) {
  const isBusy = Boolean(busy);
  return (
    <button
      {...rest}
      type={isBusy ? "button" : type}
      className={classOf({ look, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      <span className={css.words}>{children}</span>
      {isBusy && <span className={css.busy}>{busy}</span>}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, isWide, children, ...rest }: Look & Omit<ComponentPropsWithRef<"a">, "className">) {
  return (
    <a {...rest} className={classOf({ look, size, isWide })}>
      {children}
    </a>
  );
}

const classOf = ({ look = "quiet", size = "medium", isWide }: Look) =>
  [css.button, css[look], size !== "medium" && css[size], isWide && css.wide].filter(Boolean).join(" ");
