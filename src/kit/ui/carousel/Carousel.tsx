import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import css from "./Carousel.module.css";
import { Controls } from "./Controls";
import type { SwiperCode } from "./start_swiper";
import { useAutoplay } from "./use_autoplay";
import { useSlides } from "./use_slides";
import type { CarouselWords } from "./carousel_words";

/** Another way from slide to slide than moving along. */
export interface CarouselEffect {
  load: () => Promise<SwiperCode>;
  className: string | undefined;
}

interface Props {
  /** What is in it: "Offers". */
  label: string;
  words: CarouselWords;
  /** One slide each. */
  children: ReactNode[];
  /** How many stand side by side. */
  slidesPerView?: { mobile: number; tablet: number; desktop: number };
  autoplayMs?: number | undefined;
  hasDots?: boolean;
  /** The controls lie over the slides' lower edge, or stand below. */
  controls?: "over" | "below";
  /** The slide that is seen first. */
  initial?: number;
  effect?: CarouselEffect;
  style?: CSSProperties;
}

const one = { mobile: 1, tablet: 1, desktop: 1 };
const typing = "input, textarea, select, [contenteditable]";

/**
 * Slides that move by touch, mouse, keyboard, dots, arrows and by themselves (L-9.16, L-9.17). The server's HTML is a
 * row that scrolls and snaps, of the same size, so it works before and without JavaScript.
 */
export function Carousel({
  label,
  words,
  children,
  slidesPerView = one,
  autoplayMs,
  hasDots = true,
  controls = "over",
  initial = 0,
  effect,
  style,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const trackId = useId();
  const count = children.length;
  const slides = useSlides(viewport, {
    count,
    slideClass: css.slide ?? "",
    trackClass: css.track ?? "",
    initial,
    effect: effect?.load,
  });
  const next = () => slides.goTo(slides.active + 1);
  const previous = () => slides.goTo(slides.active - 1);
  const autoplay = useAutoplay(root, {
    everyMs: count > 1 ? autoplayMs : undefined,
    active: slides.active,
    onNext: slides.moveOn,
  });
  const isSingle = Math.max(slidesPerView.mobile, slidesPerView.tablet, slidesPerView.desktop) === 1;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest(typing)) return;
    const move = { ArrowRight: next, ArrowLeft: previous }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  /** Slides at the side are inert, so that a click on one falls on what holds them: it comes to the front. */
  function handleSideClick({ target, currentTarget, clientX }: MouseEvent<HTMLElement>) {
    if (!slides.isSwiping || (target as Element).closest("[aria-roledescription=slide]")) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    if (clientX < left + width / 2) previous();
    else next();
  }

  const sizes = { "--mobile": slidesPerView.mobile, "--tablet": slidesPerView.tablet, "--desktop": slidesPerView.desktop };
  return (
    <div
      ref={root}
      className={effect ? `${css.carousel} ${effect.className}` : css.carousel}
      style={{ ...sizes, ...style } as CSSProperties}
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={count > 1 ? handleKeyDown : undefined}
      {...autoplay.attention}
    >
      <div
        ref={viewport}
        className={css.viewport}
        onDragStart={(event) => event.preventDefault()}
        onClick={effect ? handleSideClick : undefined}
      >
        <div id={trackId} className={css.track} aria-live={autoplay.isRunning ? "off" : "polite"}>
          {children.map((child, index) => (
            <div
              key={index}
              className={css.slide}
              data-initial={(initial > 0 && index === initial) || undefined}
              role="group"
              aria-roledescription="slide"
              aria-label={words.slide(index + 1, count)}
              inert={isSingle && slides.isSwiping && index !== slides.active}
              onFocus={isSingle || !slides.isSwiping ? undefined : () => slides.goTo(Math.min(index, slides.reach - 1))}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <Controls
          words={words}
          trackId={trackId}
          place={controls}
          dots={hasDots ? slides.reach : 0}
          active={slides.active}
          autoplay={autoplayMs === undefined ? null : { ...autoplay, everyMs: autoplayMs }}
          onGoTo={slides.goTo}
          onNext={next}
          onPrevious={previous}
        />
      )}
    </div>
  );
}
