import { defineSection } from "../../define_section";
import { PromotionCardCarousel } from "./PromotionCardCarousel";
import { queries } from "./queries";

export default defineSection(PromotionCardCarousel, queries);
