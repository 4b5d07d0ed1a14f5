import { useQueryClient } from "@tanstack/react-query";
import { type CSSProperties, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useServices } from "../../../src/kit/session/services";
import { useFrame } from "../../../src/kit/ui/frame";
import type { ShownRows } from "./passage";

/** How the grid lies, measured on the page: where it begins, its columns and the height of its cards, in pixels. */
interface Geometry {
  top: number;
  columns: number;
  cardHeight: number;
  gap: number;
}

export interface ListWindow {
  /** Which places of the list stand on the page, in their order. */
  places: readonly number[];
  /** Those of them that fly past, and are drawn as the shape of a card. */
  passing: ReadonlySet<number>;
  list: CSSProperties | undefined;
  /** How many stand beside each other, once each place has its own in the grid. */
  columns: number | undefined;
  onFocus: (place: number) => void;
  onBlur: () => void;
}

/**
 * Of a list that has grown over its first page only what is near the window stands on the page: each card keeps its place in
 * a grid whose rows are as high as its cards, so that nothing moves. The row with the focus stays. The code for it comes with
 * the second page; until then, and on the server, all places are there.
 */
export function useWindow(
  grid: RefObject<HTMLElement | null>,
  { count, isWanted, listKey }: { count: number; isWanted: boolean; listKey: string },
): ListWindow {
  const view = useFrame()?.window;
  const { isCanvas } = useServices();
  const client = useQueryClient();
  const [geometry, setGeometry] = useState(() => client.getQueryData<Geometry>(["game_list.geometry", listKey]) ?? null);
  const [{ rows, passing }, setShown] = useState<ShownRows>(firstRows);
  const focused = useRef<number | null>(null);
  const isOn = isWanted && !isCanvas;
  const rowCount = geometry ? Math.ceil(count / geometry.columns) : 0;

  const measure = useCallback(() => {
    const next = grid.current && view && geometryOf(grid.current, view);
    if (!next) return;
    client.setQueryData(["game_list.geometry", listKey], next); // Back finds the list as high as it was
    setGeometry((before) => (before && isSame(before, next) ? before : next));
  }, [grid, view, client, listKey]);

  useEffect(() => {
    if (!isOn || !grid.current || !view?.ResizeObserver) return;
    const observer = new view.ResizeObserver(measure);
    observer.observe(grid.current);
    observer.observe(view.document.body); // what grows above the list moves it
    return () => observer.disconnect();
  }, [isOn, grid, view, measure]);

  useEffect(() => {
    if (!isOn || !geometry || !view) return;
    let stop = () => {};
    let isGone = false;
    void import("./watch_rows").then(({ watchRows }) => {
      if (isGone) return;
      const kept = () => (focused.current === null ? null : Math.floor(focused.current / geometry.columns));
      const { top, cardHeight, gap } = geometry;
      stop = watchRows({ view, top, rows: rowCount, rowHeight: cardHeight + gap, kept, onChange: setShown });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isOn, geometry, view, rowCount]);

  const onFocus = useCallback((place: number) => void (focused.current = place), []);
  const onBlur = useCallback(() => void (focused.current = null), []);
  if (!isOn || !geometry) {
    const places = range(0, isOn ? Math.min(count, unmeasured) : count);
    return { places, passing: noPlaces, list: undefined, columns: undefined, onFocus, onBlur };
  }
  const { columns, cardHeight, gap } = geometry;
  const placesOf = (row: number) => range(row * columns, Math.min((row + 1) * columns, count));
  return {
    places: rows.flatMap(placesOf),
    passing: passing.size > 0 ? new Set([...passing].flatMap(placesOf)) : noPlaces,
    list: { gridAutoRows: cardHeight, height: rowCount * (cardHeight + gap) - gap },
    columns,
    onFocus,
    onBlur,
  };
}

const noPlaces: ReadonlySet<number> = new Set();

/** Places of a long list until it is known how they lie. */
const unmeasured = 96;

/** Until it is known where one is. */
const firstRows: ShownRows = { rows: [0, 1, 2, 3, 4, 5, 6, 7], passing: noPlaces };

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Null where no card is there yet that could be measured. */
function geometryOf(grid: HTMLElement, view: Window): Geometry | null {
  const card = grid.querySelector("article");
  if (!card) return null;
  const style = view.getComputedStyle(grid);
  const { height } = card.getBoundingClientRect();
  return height > 0
    ? {
        top: Math.round(grid.getBoundingClientRect().top + view.scrollY),
        columns: style.gridTemplateColumns.split(" ").length,
        cardHeight: height,
        gap: parseFloat(style.rowGap) || 0,
      }
    : null;
}

const isSame = (one: Geometry, other: Geometry) =>
  one.top === other.top &&
  one.columns === other.columns &&
  one.gap === other.gap &&
  Math.abs(one.cardHeight - other.cardHeight) < 0.05;
