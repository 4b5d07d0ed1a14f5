import type { CSSProperties } from "react";
import type { SectionProps } from "../../define_section";
import { BannerSlides } from "../BannerSlides";
import css from "./BannerCarousel3d.module.css";
import type { Props } from "./schema";

const effect = { load: () => import("./start_coverflow"), className: css.flow };

/** Banners that stand in a row and turn away to its sides: a cover flow (S-1.10). */
export const BannerCarousel3d = ({ props, root }: SectionProps<Props>) => (
  <BannerSlides
    props={props}
    root={root}
    effect={effect}
    style={{ "--rotate": `${props.rotate}deg` } as CSSProperties}
    isCentred
  />
);
