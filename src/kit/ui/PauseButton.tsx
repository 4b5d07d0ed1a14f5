import { Pause, Play } from "./icons";
import css from "./PauseButton.module.css";

interface Props {
  words: { pause: string; play: string };
  isPaused: boolean;
  onToggle: () => void;
  className?: string | undefined;
}

/** Stops what moves by itself, and lets it go on (WCAG 2.2.2). Where nothing moves, for less movement, there is none. */
export const PauseButton = ({ words, isPaused, onToggle, className }: Props) => (
  <button
    type="button"
    className={[css.pause, className].filter(Boolean).join(" ")}
    aria-label={isPaused ? words.play : words.pause}
    onClick={onToggle}
  >
    {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
  </button>
);
