import { defineSection } from "../../define_section";
import { BannerCarousel } from "./BannerCarousel";
import { queries } from "./queries";

export default defineSection(BannerCarousel, queries);
