import type { SectionProps } from "../../define_section";
import { BannerSlides } from "../BannerSlides";
import css from "./BannerFlip.module.css";
import type { Props } from "./schema";

const effect = { load: () => import("./start_flip"), className: css.flip };

/** Banners that are each other's back, like cards (S-1.11). */
export const BannerFlip = ({ props, root }: SectionProps<Props>) => <BannerSlides props={props} root={root} effect={effect} />;
