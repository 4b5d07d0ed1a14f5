import { ChevronLeft, ChevronRight, Pause, Play } from "./icons";
import { type CSSProperties, type ReactNode, useId } from "react";
import { SectionHead } from "./SectionHead";
import css from "./ScrollRow.module.css";
import { useScrollRow } from "./use_scroll_row";

interface Props {
  title: string;
  /** What stands before the arrows: a link to all. */
  end?: ReactNode;
  /** One item each; the row is a list. */
  children: ReactNode[];
  /** "wide" shows fewer, larger items, "ranked" leaves room for numerals. */
  size?: "normal" | "wide" | "ranked";
  isOrdered?: boolean;
  rows?: number;
  /** How long it rests before it moves on by itself, in milliseconds; it stays where it is when missing. */
  autoplayMs?: number | undefined;
  words: { back: string; forward: string; pause: string; play: string };
}

/** A row of cards that scrolls sideways by touch, wheel, keyboard and arrows; without JavaScript too. */
export function ScrollRow({ title, end, children, size = "normal", isOrdered = false, rows = 1, autoplayMs, words }: Props) {
  const row = useScrollRow({ autoplayMs });
  const id = useId();
  const List = isOrdered ? "ol" : "ul";
  const arrows = (
    <span className={css.arrows}>
      {autoplayMs !== undefined && (
        <button type="button" className={css.arrow} aria-label={row.isMoving ? words.pause : words.play} onClick={row.toggle}>
          {row.isMoving ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        className={css.arrow}
        aria-label={words.back}
        aria-controls={id}
        disabled={!row.canGoBack}
        onClick={row.back}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css.arrow}
        aria-label={words.forward}
        aria-controls={id}
        disabled={!row.canGoForward}
        onClick={row.forward}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </span>
  );
  return (
    <div className={css.container} {...row.pauseOnAttention}>
      {title ? (
        <SectionHead title={title}>
          {end}
          {arrows}
        </SectionHead>
      ) : (
        <div className={css.bare}>
          {end}
          {arrows}
        </div>
      )}
      <List id={id} ref={row.ref} className={`${css.row} ${css[size]}`} style={{ "--rows": rows } as CSSProperties}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </List>
    </div>
  );
}
