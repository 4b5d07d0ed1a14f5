import { defineSection } from "../../define_section";
import { PromotionList } from "./PromotionList";
import { queries } from "./queries";

export default defineSection(PromotionList, queries);
