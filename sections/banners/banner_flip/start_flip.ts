import { EffectFlip } from "swiper/modules";
import { type SwiperCode, startSwiper as start } from "../../../src/kit/ui/carousel/start_swiper";

const turn = 700; // half a turn that can be followed

export const startSwiper: SwiperCode["startSwiper"] = (viewport, options) =>
  start(viewport, options, {
    modules: [EffectFlip],
    effect: "flip",
    speed: turn,
    flipEffect: { slideShadows: true, limitRotation: true },
  });
