import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import type Swiper from "swiper";
import { FrameContext } from "../frame";
import { useReducedMotion } from "../use_reduced_motion";
import type { SwiperCode } from "./start_swiper";
import { takeOver } from "./take_over";

export interface Slides {
  /** The slide that stands first. */
  active: number;
  /** How many slides can stand first. */
  reach: number;
  /** Swiper moves them; until then, and in the editor's canvas, they are a row that scrolls. */
  isSwiping: boolean;
  goTo: (index: number) => void;
  /** Goes on by itself, for which a row that scrolls is enough. */
  moveOn: () => void;
}

interface Options {
  count: number;
  slideClass: string;
  trackClass: string;
  /** The slide that is seen first. */
  initial: number;
  /** Swiper with an effect of its own; for visitors who asked for less movement the slides stay a row. */
  effect: (() => Promise<SwiperCode>) | undefined;
}

const loadSwiper = () => import("./start_swiper");

/** Moves the slides inside `viewport`: by scrolling at first, by Swiper once somebody handles them, or at once where an effect needs it. */
export function useSlides(viewport: RefObject<HTMLElement | null>, options: Options): Slides {
  const { count, slideClass, trackClass, initial, effect } = options;
  const swiper = useRef<Swiper | null>(null);
  const fetchSwiper = useRef<(() => void) | null>(null);
  const [state, setState] = useState({ active: initial, reach: count, isSwiping: false });
  const isElsewhere = useContext(FrameContext) !== null; // Swiper knows one document, and it is not the canvas's
  const isCalm = useReducedMotion() && effect !== undefined;

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    const follow = () =>
      setState((before) => ({ ...before, active: Math.min(scrolledTo(element), count - 1), reach: reachOf(element, count) }));
    const stopFollowing = () => element.removeEventListener("scroll", follow);
    if (initial > 0 && element.scrollLeft === 0) element.scrollLeft = placesIn(element)[initial] ?? 0;
    element.addEventListener("scroll", follow, { passive: true });
    if (isElsewhere || isCalm) return stopFollowing;

    const { fetch, stop } = takeOver(element, effect ?? loadSwiper, ({ startSwiper }) => {
      stopFollowing();
      const initialSlide = scrolledTo(element);
      const onMove = ({ activeIndex, snapGrid }: Swiper) =>
        setState({ active: Math.min(activeIndex, snapGrid.length - 1), reach: snapGrid.length, isSwiping: true });
      swiper.current = startSwiper(element, { slideClass, trackClass, initialSlide, onMove });
    });
    fetchSwiper.current = fetch;
    return () => {
      fetchSwiper.current = null;
      stop();
      stopFollowing();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      delete element.dataset.swiping;
    };
  }, [viewport, count, slideClass, trackClass, initial, effect, isElsewhere, isCalm]);

  const show = (index: number) => {
    const to = (index + state.reach) % state.reach;
    if (swiper.current) swiper.current.slideTo(to, prefersNoMotion(viewport.current) ? 0 : undefined);
    else scrollTo(viewport.current, to);
  };
  const goTo = (index: number) => {
    show(index);
    fetchSwiper.current?.();
  };
  return { ...state, goTo, moveOn: effect ? () => goTo(state.active + 1) : () => show(state.active + 1) };
}

/** How many slides can stand first before the row is at its end. */
function reachOf(viewport: Element, count: number) {
  const furthest = viewport.scrollWidth - viewport.clientWidth;
  return furthest > 0 ? Math.min(count, placesIn(viewport).filter((place) => place < furthest - 1).length + 1) : count;
}

/** How far the row is scrolled for each slide to stand first. */
function placesIn(viewport: Element) {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  return slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0));
}

/** The slide that stands first, or is nearest to it. */
function scrolledTo(viewport: HTMLElement) {
  const distances = placesIn(viewport).map((place) => Math.abs(place - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function scrollTo(viewport: HTMLElement | null, index: number) {
  const left = viewport && placesIn(viewport)[index];
  if (typeof left === "number") viewport?.scrollTo({ left, behavior: prefersNoMotion(viewport) ? "auto" : "smooth" });
}

const prefersNoMotion = (element: Element | null) =>
  element?.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
