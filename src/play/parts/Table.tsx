import { type ReactNode, useEffect, useRef } from "react";
import { useGame } from "../game_context";
import css from "./Table.module.css";

interface Props {
  stage: ReactNode;
  panel: ReactNode;
  /** Where it is narrow, the stage takes all that the button leaves. */
  isTall?: boolean;
}

/** A game's two halves: what is played on, and what is played with. Side by side, or above each other where it is narrow. */
export function Table({ stage, panel, isTall }: Props) {
  const table = useRef<HTMLElement>(null);
  useTellHeight(table);
  return (
    <main ref={table} className={css.table} data-tall={isTall || undefined}>
      <div className={css.stage} data-drawn="">
        {stage}
      </div>
      <div className={css.panel}>{panel}</div>
    </main>
  );
}

/** Tells the page how high the game is without scrolling inside, so that only the page scrolls. */
function useTellHeight(table: { current: HTMLElement | null }) {
  const { host } = useGame();
  useEffect(() => {
    const element = table.current;
    const [, panel] = element?.children ?? [];
    if (!element || !panel || typeof ResizeObserver === "undefined") return;
    let told = -1;
    const tell = () => {
      const height = naturalHeight(element, panel);
      if (height !== told) host.say({ type: "height", height: (told = height) });
    };
    const observer = new ResizeObserver(tell);
    observer.observe(panel);
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, table]);
}

/** In pixels, with what stands below the table; 0 where both halves stand side by side. */
function naturalHeight(table: HTMLElement, panel: Element) {
  const style = getComputedStyle(table);
  const [rows, columns] = [style.gridTemplateRows, style.gridTemplateColumns].map((tracks) => tracks.split(" ").length);
  if (rows !== 2 || columns !== 1) return 0;
  const least = (parseFloat(style.getPropertyValue("--least-share")) / 100) * window.innerWidth;
  const stage = Math.max(parseFloat(style.getPropertyValue("--least")), least);
  const below = window.innerHeight - table.offsetHeight;
  return Math.min(highest, Math.ceil(stage + panel.getBoundingClientRect().height + below));
}

/** No page has to be longer for a game, in pixels. */
const highest = 1_600;
