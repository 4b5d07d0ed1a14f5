import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import type Swiper from "swiper";
import { FrameContext } from "../frame";
import { takeOver } from "./take_over";

export interface Slides {
  /** The slide that stands first. */
  active: number;
  /** How many slides can stand first. */
  reach: number;
  /** Swiper moves them; until then, and in the editor's canvas, they are a row that scrolls. */
  isSwiping: boolean;
  goTo: (index: number) => void;
}

interface Options {
  count: number;
  slideClass: string;
  trackClass: string;
}

/** Moves the slides inside `viewport`: by scrolling at first, by Swiper once somebody handles them or they move by themselves. */
export function useSlides(viewport: RefObject<HTMLElement | null>, { count, slideClass, trackClass }: Options): Slides {
  const swiper = useRef<Swiper | null>(null);
  const fetchSwiper = useRef<(() => void) | null>(null);
  const [state, setState] = useState({ active: 0, reach: count, isSwiping: false });
  const isElsewhere = useContext(FrameContext) !== null; // Swiper knows one document, and it is not the canvas's

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    const follow = () => setState((before) => ({ ...before, active: Math.min(scrolledTo(element), count - 1), reach: count }));
    const stopFollowing = () => element.removeEventListener("scroll", follow);
    element.addEventListener("scroll", follow, { passive: true });
    if (isElsewhere) return stopFollowing;

    const { fetch, stop } = takeOver(element, ({ startSwiper }) => {
      stopFollowing();
      const initialSlide = scrolledTo(element);
      const onMove = ({ activeIndex, snapGrid }: Swiper) =>
        setState({ active: Math.min(activeIndex, snapGrid.length - 1), reach: snapGrid.length, isSwiping: true });
      swiper.current = startSwiper(element, { slideClass, trackClass, initialSlide, onMove });
    });
    fetchSwiper.current = fetch;
    return () => {
      stop();
      stopFollowing();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      delete element.dataset.swiping;
    };
  }, [viewport, count, slideClass, trackClass, isElsewhere]);

  const goTo = (index: number) => {
    const to = (index + state.reach) % state.reach;
    if (swiper.current) return void swiper.current.slideTo(to, isStill(viewport.current) ? 0 : undefined);
    scrollTo(viewport.current, to);
    fetchSwiper.current?.();
  };
  return { ...state, goTo };
}

const slidesIn = (viewport: Element) => [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];

/** The slide whose start is nearest to the viewport's. */
function scrolledTo(viewport: HTMLElement) {
  const distances = slidesIn(viewport).map((slide) => Math.abs(slide.offsetLeft - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function scrollTo(viewport: HTMLElement | null, index: number) {
  const slide = viewport && slidesIn(viewport)[index];
  if (slide) viewport.scrollTo({ left: slide.offsetLeft, behavior: isStill(viewport) ? "auto" : "smooth" });
}

const isStill = (element: Element | null) =>
  element?.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
