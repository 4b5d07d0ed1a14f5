import type { Banner } from "../../schemas/banner";
import { useText } from "../../src/kit/session/hooks";
import { usePictureWords } from "../../src/kit/session/use_words";
import { Picture } from "../../src/kit/ui/Picture";
import css from "./BannerPictures.module.css";

/** A banner's background, or the foyer's arches where it has none, and what stands in front of it. */
export function BannerPictures({ banner, eager }: { banner: Banner; eager: boolean }) {
  const text = useText();
  const words = usePictureWords();
  const { bannerImageUrl: wide, bannerSmallImageUrl: small, bannerImageForegroundUrl: foreground } = banner;
  return (
    <>
      {wide?.src ? (
        <>
          <Picture
            image={wide}
            alt={text(wide.alt)}
            sizes="(max-width: 1023px) 100vw, 1200px"
            className={small?.src ? css.wideOnly : css.background}
            words={words}
            eager={eager && !foreground && !small?.src}
          />
          {small?.src && <Picture image={small} alt={text(small.alt)} sizes="100vw" className={css.smallOnly} words={words} />}
          <span className={css.scrim} />
        </>
      ) : (
        <Arches />
      )}
      {foreground?.src && (
        <Picture
          image={foreground}
          alt={text(foreground.alt)}
          sizes="(max-width: 639px) 260px, 420px"
          className={css.foreground}
          words={words}
          eager={eager}
        />
      )}
    </>
  );
}

/** The foyer's doorway. */
export const Arches = () => (
  <svg
    className={css.arches}
    viewBox="0 0 640 336"
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M70 400V210a270 270 0 0 1 540 0v190" strokeWidth="1.5" opacity="0.22" fill="currentColor" fillOpacity="0.025" />
    <path d="M125 400V220a215 215 0 0 1 430 0v190" strokeWidth="1.8" opacity="0.28" fill="currentColor" fillOpacity="0.037" />
    <path d="M178 400V230a162 162 0 0 1 324 0v190" strokeWidth="2.1" opacity="0.36" fill="currentColor" fillOpacity="0.049" />
    <path d="M228 400V240a112 112 0 0 1 224 0v190" strokeWidth="2.4" opacity="0.48" fill="currentColor" fillOpacity="0.061" />
  </svg>
);
