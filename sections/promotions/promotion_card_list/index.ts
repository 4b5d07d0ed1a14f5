import { defineSection } from "../../define_section";
import { PromotionCardList } from "./PromotionCardList";
import { queries } from "./queries";

export default defineSection(PromotionCardList, queries);
