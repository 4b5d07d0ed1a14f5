import { ChevronLeft, ChevronRight } from "../icons";
import type { CSSProperties } from "react";
import { PauseButton } from "../PauseButton";
import type { CarouselWords } from "./carousel_words";
import css from "./Controls.module.css";

interface Props {
  words: CarouselWords;
  trackId: string;
  place: "over" | "below";
  dots: number;
  active: number;
  autoplay: { isPaused: boolean; isRunning: boolean; toggle: () => void; everyMs: number } | null;
  onGoTo: (index: number) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** Dots that are clickable, a pause button that is always in view where something moves, and arrows. */
export function Controls({ words, trackId, place, dots, active, autoplay, onGoTo, onNext, onPrevious }: Props) {
  return (
    <div className={css.controls} data-place={place}>
      {dots > 0 && (
        <span className={css.dots}>
          {Array.from({ length: dots }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={words.slide(index + 1, dots)}
              aria-controls={trackId}
              aria-current={index === active}
              onClick={() => onGoTo(index)}
            >
              {index === active && (
                <i
                  className={css.progress}
                  data-running={autoplay?.isRunning}
                  style={{ "--rest": `${autoplay?.everyMs ?? 0}ms` } as CSSProperties}
                />
              )}
            </button>
          ))}
        </span>
      )}
      {autoplay && <PauseButton words={words} className={css.pause} isPaused={autoplay.isPaused} onToggle={autoplay.toggle} />}
      <span className={css.arrows}>
        <button type="button" aria-label={words.previous} aria-controls={trackId} onClick={onPrevious}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" aria-label={words.next} aria-controls={trackId} onClick={onNext}>
          <ChevronRight aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
