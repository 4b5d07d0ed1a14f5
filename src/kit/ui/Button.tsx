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
  /** Where what it does may come to its end while it has the focus: it takes no clicks, Tab passes it, and the focus stays. */
  isOff?: boolean;
}

/** While `busy` it keeps its width and its focus and takes no further clicks. */
export function Button({ look, size, isWide, busy, isOff, type = "button", children, onClick, ...rest }: ButtonProps) {
  const isBusy = Boolean(busy);
  const isInert = isBusy || isOff;
  return (
    <button
      tabIndex={isOff ? -1 : undefined}
      {...rest}
      type={isInert ? "button" : type}
      className={classOf({ look, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onClick}
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
