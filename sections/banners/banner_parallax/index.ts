import { defineSection } from "../../define_section";
import { BannerParallax } from "./BannerParallax";
import { queries } from "./queries";

export default defineSection(BannerParallax, queries);
