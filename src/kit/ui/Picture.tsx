import { ImageOff } from "./icons";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Image } from "../../../schemas/image";
import css from "./Picture.module.css";
import { pictureSource } from "./picture_source";
import { useNear } from "./use_near";

export interface PictureWords {
  /** "Failed to load" (L-4.63). */
  failed: string;
  /** "Invalid image source" (L-4.64). */
  invalid: string;
}

interface Props {
  image: Pick<Image, "src" | "focus" | "color">;
  /** What it shows; empty where it decorates. */
  alt: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes?: string;
  /** The widest file that is ever worth it, in pixels: one of `pictureWidths`. A small picture needs no long list. */
  upTo?: number | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  /** It is what the page is about at first sight: asked for at once and before the others. */
  eager?: boolean | undefined;
  /** Whether it fades in where it comes late; a fade is a layer of its own, too many for what flies past. */
  fades?: boolean;
  /** What stands in its place when it does not come; without them an empty tile does, in its colour. */
  words?: PictureWords | undefined;
}

/**
 * A picture in the size that fits, loaded when it is within 100 px of the screen (L-4.62): in the first HTML by the script in the page's
 * head (`src/page/late_pictures.ts`), or by the browser itself where scripts do not run.
 */
export function Picture({ image, alt, sizes = "100vw", upTo, className, style, eager = false, fades = true, words }: Props) {
  const source = pictureSource(image.src, upTo);
  const ref = useRef<HTMLImageElement>(null);
  const { isNear, isFirstHtml } = useNear(ref, source?.src, eager);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const askedAt = useRef(Infinity);
  const { src } = image;

  useEffect(() => {
    if (isNear) askedAt.current = performance.now();
  }, [isNear]);

  useEffect(() => {
    const element = ref.current; // it may have failed before React was there to hear of it
    if (element && hasFailed(element)) setFailedSrc(src);
  }, [src]);

  if (!source) return words ? <NoPicture text={words.invalid} className={className} /> : null;
  if (failedSrc === src)
    return words ? (
      <NoPicture text={words.failed} className={className} />
    ) : (
      <span
        className={[css.tile, className].filter(Boolean).join(" ")}
        style={{ ...placeOf(image), ...style }}
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      >
        {image.color && <ImageOff aria-hidden="true" />}
      </span>
    );
  const loads = isNear ? { sizes: source.srcSet && sizes, srcSet: source.srcSet, src: source.src } : {};
  return (
    <img
      ref={ref}
      alt={alt}
      className={[css.picture, className].filter(Boolean).join(" ")}
      style={{ ...placeOf(image), ...style }}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      suppressHydrationWarning
      draggable={false}
      {...loads}
      onLoad={isFirstHtml || !fades ? undefined : (event) => fadeIn(event.currentTarget, askedAt.current)}
      onError={() => setFailedSrc(src)}
    />
  );
}

/** Whether a picture was asked for and did not come. */
export const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== "" && naturalWidth === 0;

/** In ms (L-9.29). */
const fade = 300;
/** What comes as soon as this was in the browser already, and is shown without ado. */
const atOnce = 60;

/** From its placeholder to the picture: for those that come while somebody looks. */
function fadeIn(picture: HTMLImageElement, askedAt: number) {
  const still = picture.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  if (still || performance.now() - askedAt < atOnce) return;
  picture.animate?.([{ opacity: 0.35 }, { opacity: 1 }], { duration: fade, easing: "ease-out" });
}

export const NoPicture = ({ text, className }: { text: string; className: string | undefined }) => (
  <span className={[css.missing, className].filter(Boolean).join(" ")} role="img" aria-label={text}>
    <ImageOff aria-hidden="true" />
    <span>{text}</span>
  </span>
);

function placeOf({ focus, color }: Props["image"]): CSSProperties {
  return {
    ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
    ...(color && { backgroundColor: color }),
  };
}
