import { EffectCube } from "swiper/modules";
import { type SwiperCode, startSwiper as start } from "../../../src/kit/ui/carousel/start_swiper";

const turn = 700; // a quarter turn that can be followed

export const startSwiper: SwiperCode["startSwiper"] = (viewport, options) =>
  start(viewport, options, {
    modules: [EffectCube],
    effect: "cube",
    speed: turn,
    cubeEffect: { shadow: false, slideShadows: true },
  });
