import { defineSection } from "../../define_section";
import { BannerParallax } from "./BannerParallax";
import { queries } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, BannerParallax, queries);
