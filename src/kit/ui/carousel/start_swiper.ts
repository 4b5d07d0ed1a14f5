import { Swiper } from "swiper";
import type { SwiperOptions } from "swiper/types";

export interface SwiperStart {
  slideClass: string;
  trackClass: string;
  /** The slide that stands first at the start. */
  initialSlide: number;
  onMove: (swiper: Swiper) => void;
}

/** A chunk that lets Swiper move the slides of a row; one for each effect, so that a page downloads its own alone. */
export interface SwiperCode {
  startSwiper: (viewport: HTMLElement, start: SwiperStart) => Swiper;
}

const duration = 300; // L-9.16
const dragThreshold = 10;

/** Lets Swiper move the slides of a row that scrolled, in the same frame, so that nothing is seen to jump. */
export function startSwiper(
  viewport: HTMLElement,
  { slideClass, trackClass, initialSlide, onMove }: SwiperStart,
  effect: SwiperOptions = {},
): Swiper {
  viewport.dataset.swiping = "";
  viewport.scrollLeft = 0;
  return new Swiper(viewport, {
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
    on: { init: onMove, slideChange: onMove, snapGridLengthChange: onMove },
    ...effect,
  });
}
