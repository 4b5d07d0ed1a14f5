import { EffectCoverflow } from "swiper/modules";
import { type SwiperCode, startSwiper as start } from "../../../src/kit/ui/carousel/start_swiper";

/** The angle and the depth are those of the row that scrolled: the stylesheet's. */
export const startSwiper: SwiperCode["startSwiper"] = (viewport, options) => {
  const style = viewport.ownerDocument.defaultView?.getComputedStyle(viewport);
  const value = (name: string) => Number.parseFloat(style?.getPropertyValue(name) ?? "") || 0;
  return start(viewport, options, {
    modules: [EffectCoverflow],
    effect: "coverflow",
    slidesPerView: 1,
    spaceBetween: 0,
    coverflowEffect: { rotate: value("--rotate"), depth: value("--depth"), slideShadows: false },
  });
};
