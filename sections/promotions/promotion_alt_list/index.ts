import { defineSection } from "../../define_section";
import { PromotionAltList } from "./PromotionAltList";
import { queries } from "./queries";

export default defineSection(PromotionAltList, queries);
