import { defineSection } from "../../define_section";
import { BannerCarousel3d } from "./BannerCarousel3d";
import { queries } from "./queries";

export default defineSection(BannerCarousel3d, queries);
