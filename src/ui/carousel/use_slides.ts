import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import type Swiper from "swiper";
import { FrameContext } from "../frame";

export interface Slides {
  /** The slide that stands first. */
  active: number;
  /** How many slides can stand first. */
  reach: number;
  /** Swiper moves them; until then, and in the editor's canvas, they are a row that scrolls. */
  isSwiping: boolean;
  goTo: (index: number) => void;
}

const duration = 300; // L-9.16
const dragThreshold = 10;

/** Moves the slides inside `viewport`: by scrolling at first, by Swiper once its chunk is there. */
export function useSlides(viewport: RefObject<HTMLElement | null>, { count, slideClass, trackClass }: { count: number; slideClass: string; trackClass: string }): Slides {
  const swiper = useRef<Swiper | null>(null);
  const [state, setState] = useState({ active: 0, reach: count, isSwiping: false });
  const isElsewhere = useContext(FrameContext) !== null; // Swiper knows one document, and it is not the canvas's

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    const follow = () => setState((before) => ({ ...before, active: Math.min(scrolledTo(element), count - 1), reach: count }));
    element.addEventListener("scroll", follow, { passive: true });
    if (isElsewhere) return () => element.removeEventListener("scroll", follow);

    let isGone = false;
    const start = ({ Swiper: Constructor }: typeof import("swiper")) => {
      if (isGone) return;
      element.removeEventListener("scroll", follow);
      const initialSlide = scrolledTo(element);
      const update = ({ activeIndex, snapGrid }: Swiper) =>
        setState({ active: Math.min(activeIndex, snapGrid.length - 1), reach: snapGrid.length, isSwiping: true });
      element.dataset.swiping = ""; // in the same frame, so that nothing is seen to jump
      element.scrollLeft = 0;
      swiper.current = new Constructor(element, {
        wrapperClass: trackClass,
        slideClass,
        initialSlide,
        slidesPerView: "auto", // the stylesheet decides the widths, before and after
        slidesPerGroup: 1,
        speed: duration,
        threshold: dragThreshold,
        longSwipesRatio: 0.2,
        rewind: true, // looping would move elements that are React's
        watchOverflow: true,
        roundLengths: false,
        on: { init: update, slideChange: update, snapGridLengthChange: update },
      });
    };
    import("swiper").then(start, () => {}); // without it the row still scrolls
    return () => {
      isGone = true;
      element.removeEventListener("scroll", follow);
      swiper.current?.destroy(true, true);
      swiper.current = null;
      delete element.dataset.swiping;
    };
  }, [viewport, count, slideClass, trackClass, isElsewhere]);

  const goTo = (index: number) => {
    const to = (index + state.reach) % state.reach;
    if (swiper.current) swiper.current.slideTo(to, isStill(viewport.current) ? 0 : duration);
    else scrollTo(viewport.current, to);
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
