import { defineSection } from "../../define_section";
import { BannerCarousel } from "./BannerCarousel";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, BannerCarousel, queries);
