import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PlacedSection } from "../../../src/layout/place_splits";
import type { Frame } from "../../../src/kit/ui/frame";
import { elementOf } from "../../workplace/canvas_store";
import { useEditorState, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { awaySections, isAway } from "./away_sections";
import { few, first, nextNear, notFar, notFarLines, type Standing, standsStill } from "./near_screen";

/** The height of a ghost on the screen, in pixels. */
const ghostHeight = 32;

/**
 * The sections as they are to be rendered: on a long page those far from the screen only keep their places, so that a
 * change costs what is seen of it. What is selected or shown to somebody is always there.
 */
export function useCanvasWindow(
  sections: readonly PlacedSection[],
  { window, document }: Frame,
  page: RefObject<HTMLElement | null>,
): readonly PlacedSection[] {
  const isLong = sections.length > few;
  const [near, setNear] = useState<ReadonlySet<string>>(
    () => new Set((isLong ? sections.slice(0, first) : sections).map(({ id }) => id)),
  );
  const [away] = useState(awaySections);
  const { workbench } = useWorkplace();
  const selected = useEditorState((state) => state.selected);
  const revealed = useWorkbench((state) => state.revealed?.id ?? null);
  const still = useRef<Standing | null>(null); // what must not move while its neighbours take their real heights
  const look = useRef(() => {});

  const shown = useMemo(
    () => (isLong ? away.leaveOut(sections, near, [selected, revealed]) : sections),
    [isLong, away, sections, near, selected, revealed],
  );

  look.current = () => {
    if (!isLong) return setNear((before) => withAll(before, sections));
    if (!page.current) return;
    const gap = Number.parseFloat(getComputedStyle(page.current).rowGap) || 0;
    const measures = { gap, ghost: ghostHeight / workbench.getState().scale };
    const around = notFar(page.current.children, window.innerHeight, boxOf).flatMap(([child, { top, bottom }]) => {
      const left = child.getAttribute("data-left-out");
      const room = shown.find((one) => one.id === left);
      if (room && isAway(room)) return away.standingIn(room, top, notFarLines(window.innerHeight), measures);
      const id = child.getAttribute("data-section");
      if (id === null) return [];
      away.remember(id, bottom - top);
      return [{ id, top, bottom }];
    });
    const hasPlace = (id: string) => elementOf(document, id) !== null || !sections.some((section) => section.id === id);
    const next = nextNear(around, window.innerHeight, near, hasPlace);
    if (next === near) return;
    const seen = around.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
    const fixed = seen.find(({ id }) => id === selected) ?? seen[0];
    still.current = fixed && !standsStill(fixed.id, sections, near, next) ? fixed : null;
    setNear(next);
  };

  useEffect(() => {
    let request = 0;
    const schedule = () => {
      request ||= globalThis.requestAnimationFrame(() => {
        request = 0;
        look.current();
      });
    };
    const sizes = new ResizeObserver(schedule);
    sizes.observe(document.body);
    document.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(request);
      sizes.disconnect();
      document.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [document, window]);

  useLayoutEffect(() => {
    const element = still.current && elementOf(document, still.current.id);
    const moved = element && still.current ? element.getBoundingClientRect().top - still.current.top : 0;
    still.current = null;
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: "instant" });
  }, [document, window, shown]);
  useEffect(() => {
    const request = globalThis.requestAnimationFrame(() => look.current()); // a move changes no height
    return () => cancelAnimationFrame(request);
  }, [shown]);
  return shown;
}

/** On a short page all are near, so that none of them leaves when it becomes a long one. */
const withAll = (before: ReadonlySet<string>, sections: readonly PlacedSection[]) =>
  before.size === sections.length && sections.every(({ id }) => before.has(id)) ? before : new Set(sections.map(({ id }) => id));

function boxOf(child: Element) {
  const { top, bottom, width } = child.getBoundingClientRect();
  return width === 0 && top === bottom ? null : { top, bottom };
}
