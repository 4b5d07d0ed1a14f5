import type { SectionProps } from "../../define_section";
import { BannerSlides } from "../BannerSlides";
import css from "./BannerCube.module.css";
import type { Props } from "./schema";

const effect = { load: () => import("./start_cube"), className: css.cube };

/** Banners on the sides of a cube that turns (S-1.12). */
export const BannerCube = ({ props, root }: SectionProps<Props>) => <BannerSlides props={props} root={root} effect={effect} />;
