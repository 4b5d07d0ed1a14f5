import { Dialog } from "@base-ui/react/dialog";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useT } from "../../../kit/session/hooks";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { useFrame } from "../../../kit/ui/frame";
import { X } from "../../../kit/ui/icons";
import { Media } from "./Media";
import type { Slide } from "./slide";
import { keepTabInside } from "../../../kit/ui/keep_tab_inside";
import css from "./Slides.module.css";

interface Props {
  slides: readonly Slide[];
  onView: (topicKey: string) => void;
  onClose: () => void;
  onFollow: (url: string) => void;
}

/** How far a finger must go for the next slide, in pixels. */
const swipeDistance = 48;

/** One topic after the other: by button, dots, arrow keys or a swipe. */
export function Slides({ slides, onView, onClose, onFollow }: Props) {
  const t = useT();
  const frame = useFrame();
  const [index, setIndex] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const slide = slides[Math.min(index, slides.length - 1)];
  const isLast = index >= slides.length - 1;

  useEffect(() => {
    if (slide) onView(slide.topicKey);
  }, [slide, onView]);
  if (!slide) return null;

  const { topicKey, content } = slide;
  const goTo = (next: number) => {
    setIndex(Math.max(0, Math.min(slides.length - 1, next)));
    title.current?.focus();
  };
  /** After the last topic it is over (L-4.69). */
  const goOn = () => (isLast ? onClose() : goTo(index + 1));

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    keepTabInside(event);
    const { key, target } = event;
    if ((target as Element).closest("video")) return;
    if (key === "ArrowRight" && !isLast) goTo(index + 1);
    if (key === "ArrowLeft") goTo(index - 1);
  }
  function handlePointerUp({ clientX, clientY }: PointerEvent) {
    const from = start.current;
    start.current = null;
    if (!from) return;
    const [across, along] = [clientX - from.x, clientY - from.y];
    if (Math.abs(across) < swipeDistance || Math.abs(across) < 2 * Math.abs(along)) return;
    if (across > 0) goTo(index - 1);
    else if (!isLast) goTo(index + 1);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal container={frame?.document.body}>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup className={css.popup} initialFocus={title} onKeyDown={handleKeyDown}>
          <div
            className={css.slide}
            onPointerDown={({ clientX, clientY, pointerType }) => {
              start.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
            }}
            onPointerUp={handlePointerUp}
            onPointerCancel={() => (start.current = null)}
          >
            <Media key={topicKey} content={content} />
            <div className={css.words}>
              <p className={css.place}>{t("onboarding.place", { position: index + 1, total: slides.length })}</p>
              <Dialog.Title ref={title} tabIndex={-1}>
                {content.title}
              </Dialog.Title>
              {content.description && <Dialog.Description>{content.description}</Dialog.Description>}
              {content.link && content.buttonText && (
                <ButtonLink
                  href={content.link}
                  size="small"
                  onClick={(event) => {
                    event.preventDefault();
                    onFollow(content.link);
                  }}
                >
                  {content.buttonText}
                </ButtonLink>
              )}
            </div>
          </div>
          <div className={css.ways}>
            <Button look="ghost" isOff={index === 0} onClick={() => goTo(index - 1)}>
              {t("onboarding.back")}
            </Button>
            <ol className={css.dots}>
              {slides.map((each, position) => (
                <li key={each.topicKey}>
                  <button
                    type="button"
                    aria-label={t("onboarding.topic", { position: position + 1, title: each.content.title })}
                    aria-current={position === index ? "step" : undefined}
                    onClick={() => goTo(position)}
                  />
                </li>
              ))}
            </ol>
            <Button look="primary" onClick={goOn}>
              {t(isLast ? "onboarding.done" : "onboarding.next")}
            </Button>
          </div>
          <Dialog.Close className={css.close} aria-label={t("onboarding.close")}>
            <X size={20} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
