import { defineSection } from "../../define_section";
import { PromotionDetail } from "./PromotionDetail";
import { queries } from "./queries";

export default defineSection(PromotionDetail, queries);
