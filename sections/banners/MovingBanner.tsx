import { type ReactNode, useRef } from "react";
import type { Banner } from "../../schemas/banner";
import { useServices } from "../../src/kit/session/services";
import { useCarouselWords } from "../../src/kit/session/use_words";
import { PauseButton } from "../../src/kit/ui/PauseButton";
import { useMovement } from "../../src/kit/ui/use_movement";
import { BannerHero } from "./BannerHero";
import css from "./MovingBanner.module.css";

interface Props {
  banner: Banner;
  scene: ReactNode;
  /** Something in the scene moves by itself. */
  isMoving: boolean;
}

/** A banner whose scene moves by itself: inside `[data-moving]` it may. It rests at first, so that it can always be paused. */
export function MovingBanner({ banner, scene, isMoving }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const words = useCarouselWords();
  const { isCanvas } = useServices();
  const movement = useMovement(box, isMoving && !isCanvas);
  return (
    <div ref={box} className={css.box} data-moving={movement.isRunning || undefined} {...movement.attention}>
      <BannerHero banner={banner} scene={scene} />
      {isMoving && !isCanvas && (
        <PauseButton words={words} className={css.pause} isPaused={movement.isPaused} onToggle={movement.toggle} />
      )}
    </div>
  );
}
