import { ChevronLeft, ChevronRight, Pause, Play } from "./icons";
import { type CSSProperties, type ReactNode, useId } from "react";
import { SectionHead } from "./SectionHead";
import css from "./ScrollRow.module.css";
import { unlessOff } from "./unless_off";
import { useScrollRow } from "./use_scroll_row";

interface Props {
  title: string;
  /** What stands before the arrows: a link to all. */
  end?: ReactNode;
  /** One item each; the row is a list. */
  children: ReactNode[];
  /** What the list is called where it has no title. */
  label?: string | undefined;
  /** Stands in the places behind the last item, so many times. */
  filler?: { times: number; place: ReactNode } | undefined;
  /** "wide" shows fewer, larger items, "ranked" leaves room for numerals, "logos" are low and wide. */
  size?: "normal" | "wide" | "ranked" | "logos";
  isOrdered?: boolean;
  rows?: number;
  /** How long it rests before it moves on by itself, in milliseconds; it stays where it is when missing. */
  autoplayMs?: number | undefined;
  words: { back: string; forward: string; pause: string; play: string };
}

/** The narrowest room in which so many cards need arrows: more than 4 do everywhere, 4 on a tablet, 3 on a phone (C-9.30). */
const roomFor = (count: number) => (count > 4 ? "desktop" : count === 4 ? "tablet" : count === 3 ? "phone" : "none");

/** A row of cards that scrolls sideways by touch, wheel, keyboard and arrows; without JavaScript too. */
export function ScrollRow(props: Props) {
  const { title, end, children, label, filler, size = "normal", isOrdered = false, rows = 1, autoplayMs, words } = props;
  const row = useScrollRow({ autoplayMs });
  const id = useId();
  const List = isOrdered ? "ol" : "ul";
  const moves = autoplayMs !== undefined && (row.canGoBack || row.canGoForward);
  const pause = moves && (
    <button
      type="button"
      className={`${css.arrow} ${css.pause}`}
      aria-label={row.isMoving ? words.pause : words.play}
      onClick={row.toggle}
    >
      {row.isMoving ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </button>
  );
  const arrows = (
    <span className={css.arrows} data-from={roomFor(children.length)}>
      <button
        type="button"
        className={css.arrow}
        aria-label={words.back}
        aria-controls={id}
        {...unlessOff(!row.canGoBack, row.back)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css.arrow}
        aria-label={words.forward}
        aria-controls={id}
        {...unlessOff(!row.canGoForward, row.forward)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </span>
  );
  return (
    <div className={css.container} data-alive={autoplayMs !== undefined || undefined} {...row.pauseOnAttention}>
      {title ? (
        <SectionHead title={title}>
          {end}
          {pause}
          {arrows}
        </SectionHead>
      ) : (
        <div className={css.bare}>
          {end}
          {pause}
          {arrows}
        </div>
      )}
      <List
        id={id}
        ref={row.ref}
        aria-label={title || label}
        className={`${css.row} ${css[size]}`}
        style={{ "--rows": rows } as CSSProperties}
      >
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
        {Array.from({ length: filler?.times ?? 0 }, (_, index) => (
          <li key={`filler-${index}`} aria-hidden="true">
            {filler?.place}
          </li>
        ))}
      </List>
    </div>
  );
}
