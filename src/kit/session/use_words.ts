import { useMemo } from "react";
import type { CarouselWords } from "../ui/carousel/carousel_words";
import type { PictureWords } from "../ui/Picture";
import { useT } from "./hooks";

/** What stands in the place of a picture that does not come. */
export function usePictureWords(): PictureWords {
  const t = useT();
  return useMemo(() => ({ failed: t("picture.failed"), invalid: t("picture.invalid") }), [t]);
}

/** What a carousel's controls are called. */
export function useCarouselWords(): CarouselWords {
  const t = useT();
  return useMemo(
    () => ({
      previous: t("carousel.previous"),
      next: t("carousel.next"),
      pause: t("carousel.pause"),
      play: t("carousel.play"),
      slide: (position, count) => t("carousel.slide", { position, count }),
    }),
    [t],
  );
}
